import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Workers sign in to their portal by a mailed link, and have sessions of their own (ADR 61). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'portal_links',
        `-- Null for an address that belongs to nobody: the same work is done, and no mail leaves.
         worker_id uuid,
         -- Hashes of the address that was typed and of the browser that typed it.
         address_hash text not null,
         browser_hash text not null,
         -- Null until the mail leaves, and once it was used.
         secret_hash text,
         code_hash text,
         remembered boolean not null default false,
         tries integer not null default 0,
         expires_at timestamptz not null,
         used_at timestamptz,
         created_at timestamptz not null default now(),
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade`
      )}
      create unique index on portal_links (company_id, secret_hash);
      create index on portal_links (company_id, browser_hash, id);
      create index on portal_links (company_id, worker_id);

      ${tenantTable(
        'portal_sessions',
        `worker_id uuid not null,
         -- Of the token in the browser's cookie, and of the address whose mailbox opened it.
         token_hash text not null,
         address_hash text not null,
         remembered boolean not null,
         browser text not null default '',
         created_at timestamptz not null default now(),
         last_used_at timestamptz not null default now(),
         ends_at timestamptz not null,
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade`
      )}
      create unique index on portal_sessions (company_id, token_hash);
      create index on portal_sessions (company_id, worker_id);
    `)
  }

  async down() {
    this.schema.raw('drop table portal_sessions, portal_links')
  }
}
