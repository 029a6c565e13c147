import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** When somebody last proved who they are, and codes that prove an address. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- Null where nothing was proved here: by a ticket of another company, or of Google.
      alter table user_sessions add column proven_at timestamptz;

      ${tenantTable(
        'address_proofs',
        `purpose text not null check (purpose in ('FRESH_PROOF', 'ONBOARDING')),
         email text not null check (email = lower(email)),
         language text not null check (language in ('fr', 'nl', 'en')),
         -- SHA-256 of the secret that only the browser that asked holds in its cookie.
         browser_hash text not null,
         -- Null until the mail leaves, because only the mail holds the code.
         code_hash text,
         tries smallint not null default 0,
         sent_at timestamptz,
         expires_at timestamptz not null,
         created_at timestamptz not null default now()`
      )}
      create index on address_proofs (company_id, browser_hash);
      create index on address_proofs (company_id, expires_at);
    `)
  }

  async down() {
    this.schema.raw(`
      drop table address_proofs;
      alter table user_sessions drop column proven_at;
    `)
  }
}
