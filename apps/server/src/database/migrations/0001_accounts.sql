-- People, how they sign in, and their API keys. Global: none of these belongs to a workspace.
-- users, sessions, accounts and verifications are better-auth's core tables; accounts.ts maps its names to these.

create table users (
  id uuid primary key,
  name text not null constraint users_name_check check (char_length(name) between 1 and 511),
  -- One spelling an address, so that the unique key also refuses Ada@example.com where ada@example.com exists.
  email text not null constraint users_email_key unique
    constraint users_email_check check (char_length(email) between 3 and 254 and email = lower(btrim(email))),
  email_verified boolean not null default false,
  image text,
  first_name text not null default '' constraint users_first_name_check check (char_length(first_name) <= 255),
  last_name text not null default '' constraint users_last_name_check check (char_length(last_name) <= 255),
  display_name text not null
    constraint users_display_name_check check (char_length(display_name) between 1 and 255),
  avatar text not null default '',
  is_active boolean not null default true,
  is_bot boolean not null default false,
  timezone text not null default 'UTC',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key,
  user_id uuid not null constraint sessions_user_fkey references users on delete cascade,
  token text not null constraint sessions_token_key unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table accounts (
  id uuid primary key,
  user_id uuid not null constraint accounts_user_fkey references users on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint accounts_account_key unique (provider_id, account_id)
);
create index accounts_user on accounts (user_id);

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);
create index verifications_expiry on verifications (expires_at);

create table api_tokens (
  id uuid primary key,
  user_id uuid not null constraint api_tokens_user_fkey references users on delete cascade,
  title text not null constraint api_tokens_title_check check (char_length(title) between 1 and 255),
  description text not null default '',
  token_hash bytea not null constraint api_tokens_token_hash_key unique
    constraint api_tokens_token_hash_check check (octet_length(token_hash) >= 32),
  -- The key's last four characters: enough to recognise it in a list, too few to guess it.
  hint text not null constraint api_tokens_hint_check check (char_length(hint) = 4),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now()
);
create index api_tokens_user on api_tokens (user_id);
