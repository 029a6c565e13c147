import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** The private link by which colleagues make their own access; a company has one at a time. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'onboarding_links',
        `secret_hash text not null unique,
         created_by uuid not null,
         created_at timestamptz not null default now(),
         unique (company_id),
         foreign key (company_id, created_by) references users (company_id, id)`
      )}
    `)
  }

  async down() {
    this.schema.raw('drop table onboarding_links')
  }
}
