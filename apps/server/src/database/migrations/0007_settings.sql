-- What all nodes of an installation must agree on, such as the secret that signs sessions.
create table settings (
  name text primary key,
  value text not null
);
