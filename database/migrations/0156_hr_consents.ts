import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** People on their way to an HR system, to let us in by an app of their company: its secret waits sealed for the code they come back with. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'hr_consents',
        `system text not null check (system = 'officient'),
         -- The id and the secret of the app, sealed.
         app text not null,
         -- Who left; nobody else comes back.
         user_id uuid not null,
         expires_at timestamptz not null,
         foreign key (company_id, user_id) references users (company_id, id) on delete cascade`
      )}
      create index on hr_consents (company_id, user_id);
    `)
  }

  async down() {
    this.schema.raw('drop table hr_consents;')
  }
}
