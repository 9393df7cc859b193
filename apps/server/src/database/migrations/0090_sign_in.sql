-- Whoever holds the link of an invitation may make the account that it is for.
alter table invitations add column token uuid not null default gen_random_uuid();
create index invitations_token on invitations (token);

-- Until now accounts were made by the operator, who vouches for the address. Only an open sign-up is unverified.
alter table users alter column email_verified set default true;
update users set email_verified = true where not email_verified;
