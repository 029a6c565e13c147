import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Views of the team that one saved, and the order in which its versions are looked through for a day. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'team_views',
        `user_id uuid not null,
         name text not null check (length(name) between 1 and 60),
         -- The filters and the columns of the list, as its address writes them.
         filter jsonb not null check (jsonb_typeof(filter) = 'object'),
         created_at timestamptz not null default now(),
         foreign key (company_id, user_id) references users (company_id, id) on delete cascade`
      )}
      create unique index on team_views (company_id, user_id, lower(name));
      -- Who is in the team on a day is read off this index alone.
      create index contracts_days on contracts (company_id, worker_id, start_date, end_date)
        where corrected_by_id is null;
    `)
  }

  async down() {
    this.schema.raw(`
      drop index contracts_days;
      drop table team_views;
    `)
  }
}
