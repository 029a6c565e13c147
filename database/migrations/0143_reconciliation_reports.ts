import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#config/database'
import { tenantTable } from '#database/tenant_table'

/** What nothing explains of a month, as it was sent to somebody outside: without names, and to whom. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'reconciliation_reports',
        `month date not null check (extract(day from month) = 1),
         recipient text not null check (length(recipient) <= 254),
         language text not null check (language in ('fr', 'nl', 'en')),
         cases jsonb not null check (jsonb_typeof(cases) = 'array'),
         sent_by uuid,
         created_at timestamptz not null default now(),
         foreign key (company_id, sent_by) references users (company_id, id) on delete set null (sent_by)`
      )}
      create index on reconciliation_reports (company_id, created_at desc, id desc);
      -- What left stays as it left.
      revoke update, truncate on reconciliation_reports from ${appRole};
    `)
  }

  async down() {
    this.schema.raw('drop table reconciliation_reports;')
  }
}
