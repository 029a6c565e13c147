import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Browsers that a person has signed in with, and the mails that tell what happened to an account. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'known_browsers',
        `user_id uuid not null,
         -- SHA-256 of the secret in the browser's cookie; several people may share the browser.
         secret_hash text not null,
         ends_at timestamptz not null,
         created_at timestamptz not null default now(),
         unique (company_id, user_id, secret_hash),
         foreign key (company_id, user_id) references users (company_id, id) on delete cascade`
      )}

      ${tenantTable(
        'notices',
        `user_id uuid not null,
         kind text not null check (kind in ('BROWSER', 'TOKEN', 'PASSWORD', 'FACTOR_ON', 'FACTOR_OFF', 'RECOVERY_CODES')),
         -- What the browser or the program says of itself.
         browser text not null,
         sent_at timestamptz,
         created_at timestamptz not null default now(),
         foreign key (company_id, user_id) references users (company_id, id) on delete cascade`
      )}
      create index on notices (company_id, user_id);
    `)
  }

  async down() {
    this.schema.raw('drop table notices, known_browsers')
  }
}
