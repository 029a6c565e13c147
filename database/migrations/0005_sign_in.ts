import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Links that a mail carries: to sign in, or to choose a new password. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'access_links',
        `purpose text not null check (purpose in ('SIGN_IN', 'NEW_PASSWORD')),
         -- Null where nobody has the address that was typed: the same work is done, and no mail leaves.
         user_id uuid,
         -- SHA-256 of the secret that only the browser that asked holds in its cookie.
         browser_hash text,
         -- Both are null until the mail leaves, because only the mail holds what they are made of.
         secret_hash text unique,
         code_hash text,
         remembered boolean not null default false,
         sent_at timestamptz,
         used_at timestamptz,
         expires_at timestamptz not null,
         created_at timestamptz not null default now(),
         foreign key (company_id, user_id) references users (company_id, id) on delete cascade`
      )}
      create index on access_links (company_id, browser_hash);
      create index on access_links (company_id, expires_at);
    `)
  }

  async down() {
    this.schema.raw('drop table access_links')
  }
}
