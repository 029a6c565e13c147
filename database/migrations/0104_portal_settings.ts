import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** What a company settles for its workers' portal (ADR 61). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      tenantTable(
        'portal_settings',
        `-- Whether workers are told when someone looked at their portal as they see it.
         tells_views boolean not null default false,
         version integer not null default 1,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         unique (company_id)`
      )
    )
  }

  async down() {
    this.schema.raw('drop table portal_settings')
  }
}
