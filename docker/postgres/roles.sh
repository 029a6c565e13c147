#!/bin/bash
# Runs once, when the cluster is made: the roles of Barema, and a role with two databases for Temporal.
set -euo pipefail

psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 \
  --set owner="$OWNER_PASSWORD" --set app="$APP_PASSWORD" --set backup="$BACKUP_PASSWORD" \
  --set temporal="$TEMPORAL_PASSWORD" <<'SQL'
create role barema_owner login nosuperuser nobypassrls nocreatedb nocreaterole password :'owner';
create role barema_app login nosuperuser nobypassrls nocreatedb nocreaterole password :'app';
-- The owner creates what the application role shall own: the queue's schema.
grant barema_app to barema_owner;
-- Reads every row of every company and writes nothing.
create role barema_backup login nosuperuser bypassrls nocreatedb nocreaterole password :'backup';
grant pg_read_all_data to barema_backup;
alter role barema_backup set default_transaction_read_only = on;
-- What a simulation takes on within its transaction: it reads some tables and writes none.
create role barema_reader nologin nosuperuser nobypassrls nocreatedb nocreaterole;
grant barema_reader to barema_app with inherit false, set true;
create database barema owner barema_owner;

create role temporal login password :'temporal';
create database temporal owner temporal;
create database temporal_visibility owner temporal;
-- Who reads all of a database has no business in these.
revoke connect on database temporal, temporal_visibility from public;

\connect barema
create schema if not exists bullmq authorization barema_app;
SQL
