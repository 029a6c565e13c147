import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#config/database'
import { systemReason, tenantPolicy, tenantTable } from '#database/tenant_table'

/** Companies, people, rate limits, the audit log and the outbox. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter default privileges in schema public grant select, insert, update, delete on tables to ${appRole};
      alter default privileges in schema public grant usage, select on sequences to ${appRole};
      create schema if not exists bullmq authorization ${appRole};
      -- Whoever types "developpeur" means "Développeur".
      create extension if not exists unaccent;

      create table companies (
        id uuid not null default uuidv7() primary key,
        slug text not null unique check (slug ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9]){0,1}$'),
        name text not null,
        language text not null default 'fr' check (language in ('fr', 'nl', 'en')),
        main_color text not null default '#0b6e4f' check (main_color ~ '^#[0-9a-f]{6}$'),
        logo_url text,
        effectif integer not null default 1 check (effectif >= 1),
        assurance_loi_taux numeric(6, 5) not null default 0.005 check (assurance_loi_taux between 0 and 0.5),
        commission_paritaire text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      ${tenantPolicy('companies', 'id', systemReason('resolve-company'))}
      revoke delete on companies from ${appRole};

      ${tenantTable(
        'users',
        `email text not null check (email = lower(email)),
         display_name text not null,
         password text not null,
         role text not null,
         language text not null default 'fr' check (language in ('fr', 'nl', 'en')),
         deactivated_at timestamptz,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         unique (company_id, email)`
      )}

      -- Who is signed in with a browser. Its cookie names a row here, so that ending it ends it for every
      -- answer still under way.
      ${tenantTable(
        'user_sessions',
        `user_id uuid not null,
         remembered boolean not null,
         ends_at timestamptz not null,
         created_at timestamptz not null default now(),
         foreign key (company_id, user_id) references users (company_id, id) on delete cascade`
      )}
      create index on user_sessions (company_id, user_id);

      create table auth_access_tokens (
        -- Text, because a made-up token may hold anything where its id should be.
        id text primary key default uuidv7()::text,
        company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid references companies (id),
        tokenable_id uuid not null,
        type text not null,
        name text,
        hash text not null,
        abilities text not null,
        created_at timestamptz,
        updated_at timestamptz,
        last_used_at timestamptz,
        expires_at timestamptz,
        foreign key (company_id, tokenable_id) references users (company_id, id) on delete cascade
      );
      ${tenantPolicy('auth_access_tokens', 'company_id')}

      -- Counted before anyone is known to belong to a company, hence without one; keys are hashes.
      create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint);

      ${tenantTable(
        'audit_log',
        `event text not null,
         actor_kind text not null,
         actor_id text,
         subject_type text,
         subject_id uuid,
         details jsonb not null default '{}',
         request_id text,
         created_at timestamptz not null default now()`
      )}
      create index on audit_log (company_id, created_at desc, id desc);
      -- Append-only for the product: what happened stays written.
      revoke update, delete, truncate on audit_log from ${appRole};

      create table outbox (
        id uuid not null default uuidv7() primary key,
        company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid references companies (id),
        kind text not null check (kind in ('job', 'workflow')),
        name text not null,
        key text not null,
        payload jsonb not null,
        created_at timestamptz not null default now(),
        attempts integer not null default 0,
        next_attempt_at timestamptz not null default now(),
        last_error text,
        delivered_at timestamptz,
        unique (company_id, key)
      );
      ${tenantPolicy('outbox', 'company_id', systemReason('dispatch-outbox'))}
      create index on outbox (next_attempt_at) where delivered_at is null;
    `)
  }

  async down() {
    this.schema.raw(`
      drop table outbox, audit_log, rate_limits, auth_access_tokens, user_sessions, users, companies cascade;
      drop schema bullmq cascade;
    `)
  }
}
