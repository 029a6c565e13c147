import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** What a company hands to all of its people: work rules, a policy, a brochure. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      tenantTable(
        'company_documents',
        `name text not null check (length(name) between 1 and 200),
         description text not null default '' check (length(description) <= 1000),
         file_key text not null,
         hash text not null check (hash ~ '^[0-9a-f]{64}$'),
         size integer not null check (size > 0),
         pages integer not null check (pages > 0),
         version integer not null default 1,
         created_by uuid,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         foreign key (company_id, created_by) references users (company_id, id)`
      )
    )
  }

  async down() {
    this.schema.raw('drop table company_documents')
  }
}
