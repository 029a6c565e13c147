import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** What the pay of some months is expected to cost: one budget and its versions, and what of it is each person's. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'budgets',
        `name text not null check (length(name) between 1 and 120),
         description text not null default '' check (length(description) <= 2000),
         -- First day of its first month, and how many months it has.
         start_date date not null check (extract(day from start_date) = 1),
         months integer not null check (months between 1 and 36),
         -- Whom it is for; null: everybody.
         department_ids uuid[] check (array_length(department_ids, 1) > 0),
         cost_center_ids uuid[] check (array_length(cost_center_ids, 1) > 0),
         -- Index, merit, hires, leavers and law that it supposes.
         plan jsonb not null check (jsonb_typeof(plan) = 'object'),
         -- Accounts by group of cost, and the one that all of it is owed on.
         accounts jsonb not null default '{}' check (jsonb_typeof(accounts) = 'object'),
         -- Versions of one budget share a family; a reforecast is the next of them.
         family_id uuid not null,
         number integer not null default 1 check (number > 0),
         -- So many of its first months are what they came to.
         actual_months integer not null default 0 check (actual_months between 0 and months),
         locked_at timestamptz,
         archived_at timestamptz,
         -- One more with each change of what it is computed from.
         version integer not null default 1,
         -- The figures of the version that was computed last, with the law set of that day.
         computed_version integer not null default 0,
         figures jsonb,
         law_set text,
         progress integer not null default 0,
         created_by uuid,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         unique (company_id, family_id, number),
         foreign key (company_id, created_by) references users (company_id, id) on delete set null (created_by)`
      )}
      create index on budgets (company_id, archived_at, updated_at desc, id desc);
      ${tenantTable(
        'budget_people',
        `budget_id uuid not null,
         -- Null of a hire without a name, and of who has been removed since.
         worker_id uuid,
         -- The version of their contract that the budget begins with; it is gone when that was discarded.
         contract_id uuid,
         -- Cents of each month by what moves them.
         steps jsonb not null check (jsonb_typeof(steps) = 'object'),
         department_id uuid,
         foreign key (company_id, budget_id) references budgets (company_id, id) on delete cascade,
         foreign key (company_id, worker_id) references workers (company_id, id) on delete set null (worker_id),
         foreign key (company_id, contract_id) references contracts (company_id, id) on delete set null (contract_id),
         foreign key (company_id, department_id) references departments (company_id, id) on delete set null (department_id)`
      )}
      create index on budget_people (company_id, budget_id, id);
      create index on budget_people (company_id, worker_id);
      create index on budget_people (company_id, contract_id);
      create index on budget_people (company_id, department_id);
    `)
  }

  async down() {
    this.schema.raw('drop table budget_people; drop table budgets')
  }
}
