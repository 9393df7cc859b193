alter table users add column theme text not null default 'system'
  constraint users_theme_check check (theme in ('system', 'light', 'dark'));
