import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Departments with who manages them, places of work, cost centres. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'departments',
        `name text not null check (length(name) between 1 and 100),
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now()`
      )}
      create unique index on departments (company_id, lower(name));

      ${tenantTable(
        'department_managers',
        `department_id uuid not null,
         user_id uuid not null,
         unique (company_id, department_id, user_id),
         foreign key (company_id, department_id) references departments (company_id, id) on delete cascade,
         foreign key (company_id, user_id) references users (company_id, id) on delete cascade`
      )}
      create index on department_managers (company_id, user_id);

      ${tenantTable(
        'contract_locations',
        `name text not null check (length(name) between 1 and 100),
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now()`
      )}
      create unique index on contract_locations (company_id, lower(name));

      ${tenantTable(
        'cost_centers',
        `name text not null check (length(name) between 1 and 100),
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now()`
      )}
      create unique index on cost_centers (company_id, lower(name));

      alter table workers add column department_id uuid,
        add foreign key (company_id, department_id) references departments (company_id, id)
          on delete set null (department_id);
      create index on workers (company_id, department_id);
    `)
  }

  async down() {
    this.schema.raw(`
      alter table workers drop column department_id;
      drop table cost_centers, contract_locations, department_managers, departments;
    `)
  }
}
