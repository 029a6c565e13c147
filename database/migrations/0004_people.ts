import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Invitations of people who are to become users. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'invitations',
        `email text not null check (email = lower(email)),
         role text not null,
         language text not null check (language in ('fr', 'nl', 'en')),
         -- SHA-256 of the link's secret; null until the mail leaves, because only the mail holds the secret.
         secret_hash text unique,
         sent_at timestamptz,
         expires_at timestamptz not null,
         invited_by uuid not null,
         accepted_at timestamptz,
         withdrawn_at timestamptz,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         foreign key (company_id, invited_by) references users (company_id, id)`
      )}
      -- One open invitation an address.
      create unique index on invitations (company_id, email) where accepted_at is null and withdrawn_at is null;
    `)
  }

  async down() {
    this.schema.raw('drop table invitations')
  }
}
