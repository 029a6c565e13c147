import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** The second factor, and what a person reads about their open sessions. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table user_sessions
        -- The password was right and the second factor is still to come: such a session opens nothing.
        add column awaits_second_factor boolean not null default false,
        add column browser text not null default '',
        add column last_used_at timestamptz not null default now();

      ${tenantTable(
        'second_factors',
        `user_id uuid not null,
         kind text not null check (kind in ('TOTP')),
         -- Encrypted with the application's key: codes are computed from it.
         secret text not null,
         confirmed_at timestamptz,
         -- The last half minute whose code was used: each code opens once.
         last_step bigint,
         created_at timestamptz not null default now(),
         unique (company_id, user_id, kind),
         foreign key (company_id, user_id) references users (company_id, id) on delete cascade`
      )}

      ${tenantTable(
        'recovery_codes',
        `user_id uuid not null,
         code_hash text not null,
         used_at timestamptz,
         created_at timestamptz not null default now(),
         foreign key (company_id, user_id) references users (company_id, id) on delete cascade`
      )}
      create index on recovery_codes (company_id, user_id);
    `)
  }

  async down() {
    this.schema.raw(`
      drop table second_factors, recovery_codes;
      alter table user_sessions drop column awaits_second_factor, drop column browser, drop column last_used_at;
    `)
  }
}
