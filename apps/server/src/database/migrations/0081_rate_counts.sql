-- Requests of a window of time, by key or address: the count that all processes share. Unlogged: after a crash of
-- PostgreSQL a window's counts begin anew, which is cheaper than writing each of them to the journal.
create unlogged table rate_counts (
  who text primary key,
  -- The window: when it begins, in seconds since 1970, how long it lasts, and how many requests may pass in it.
  begins bigint not null,
  seconds integer not null,
  most integer not null,
  used integer not null,
  -- Taken by processes in advance, and used up or given back later.
  leased integer not null,
  -- What the last statement was granted, for itself to return.
  granted_used integer not null,
  granted_leased integer not null
) with (fillfactor = 50);
