import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Benefits that a company adds to a package together, under a name of its own. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'benefit_packs',
        `name text not null check (length(name) between 1 and 60),
         -- Fields of a package: which benefits, and what of each. Judged by the engine before they are kept.
         benefits jsonb not null check (jsonb_typeof(benefits) = 'object'),
         created_at timestamptz not null default now()`
      )}
      create unique index on benefit_packs (company_id, lower(name));
    `)
  }

  async down() {
    this.schema.raw('drop table benefit_packs')
  }
}
