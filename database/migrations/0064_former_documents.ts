import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Documents as a casefile was printed or sent with them, before it was made a draft again: they are kept as they were. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `${tenantTable(
        'casefile_former_documents',
        `casefile_id uuid not null,
         -- Of the casefile as it was printed or sent, and when.
         version integer not null,
         sent_at timestamptz not null,
         name text not null,
         file_key text not null,
         hash text not null check (hash ~ '^[0-9a-f]{64}$'),
         created_at timestamptz not null default now(),
         foreign key (company_id, casefile_id) references casefiles (company_id, id) on delete cascade`
      )}
      create index on casefile_former_documents (company_id, casefile_id, id);`
    )
  }

  async down() {
    this.schema.raw('drop table casefile_former_documents')
  }
}
