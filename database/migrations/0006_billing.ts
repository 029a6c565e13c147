import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Plans, and what companies ask of us. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'billing_accounts',
        `billing_plan text not null,
         active_until date,
         extras text[] not null default '{}',
         requested_at timestamptz,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         unique (company_id)`
      )}

      ${tenantTable(
        'billing_requests',
        `kind text not null check (kind in ('ACTIVATE', 'REACTIVATE', 'FEATURE')),
         feature text check ((feature is not null) = (kind = 'FEATURE')),
         requested_by uuid not null,
         mailed_at timestamptz,
         created_at timestamptz not null default now(),
         foreign key (company_id, requested_by) references users (company_id, id)`
      )}
    `)
  }

  async down() {
    this.schema.raw('drop table billing_requests, billing_accounts')
  }
}
