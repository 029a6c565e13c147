import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/**
 * Which account of an HR system the ids in the records of people are of, also once its connection was removed (ADR 103); and the
 * key that a person brought back for another account, until they say what is to become of the connection.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'hr_accounts',
        `system text not null check (system in ('officient', 'personio', 'bamboohr', 'odoo')),
         name text not null,
         -- By which the system tells it from others; empty where it does not.
         ids jsonb not null default '[]' check (jsonb_typeof(ids) = 'array'),
         -- What its ids of people are called while another account of the system is connected; null is the system's own name.
         aside text check (length(aside) between 1 and 60),
         updated_at timestamptz not null default now()`
      )}
      create unique index on hr_accounts (company_id, system) where aside is null;
      create unique index on hr_accounts (company_id, lower(aside));
      alter table hr_consents add column key text;
    `)
  }

  async down() {
    this.schema.raw('alter table hr_consents drop column key; drop table hr_accounts;')
  }
}
