import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/**
 * The rest of a worker's record: what they do and since when, for whom and where, and what other programs call them.
 * A record that was merged into another one stays for a while, out of every list, so that the merge can be undone.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table workers
        -- What payroll calls the person.
        add column employee_number text check (length(employee_number) between 1 and 40),
        add column nom_fonction text check (length(nom_fonction) between 1 and 200),
        add column level text check (length(level) between 1 and 40),
        add column start_of_seniority date,
        add column manager_id uuid check (manager_id <> id),
        add column cost_center_id uuid,
        add column contract_location_id uuid,
        add column merged_into_id uuid check (merged_into_id <> id),
        add foreign key (company_id, manager_id) references workers (company_id, id) on delete set null (manager_id),
        add foreign key (company_id, cost_center_id) references cost_centers (company_id, id),
        add foreign key (company_id, contract_location_id) references contract_locations (company_id, id),
        add foreign key (company_id, merged_into_id) references workers (company_id, id) on delete cascade;
      create unique index workers_employee_number on workers (company_id, lower(employee_number))
        where merged_into_id is null;
      -- Not unique: two records of one person stand in companies from before, until they are merged.
      create index workers_by_email on workers (company_id, lower(email)) where merged_into_id is null;
      create index on workers (company_id, manager_id) where manager_id is not null;
      create index on workers (company_id, cost_center_id) where cost_center_id is not null;
      create index on workers (company_id, contract_location_id) where contract_location_id is not null;
      create index on workers (company_id, merged_into_id) where merged_into_id is not null;
      drop index workers_listed;
      create index workers_listed on workers (company_id, sort_name, id) include (search, department_id)
        where merged_into_id is null;

      -- The same number is found by its keyed print, without opening any (modules/team/domain/niss_print.ts).
      alter table worker_private add column niss_print text;
      create index on worker_private (company_id, niss_print);

      ${tenantTable(
        'worker_external_ids',
        `worker_id uuid not null,
         system text not null check (length(system) between 1 and 60),
         identifier text not null check (length(identifier) between 1 and 100),
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade`
      )}
      create unique index on worker_external_ids (company_id, worker_id, lower(system));
      create unique index on worker_external_ids (company_id, lower(system), identifier);
    `)
  }

  async down() {
    this.schema.raw(`
      drop table worker_external_ids;
      alter table worker_private drop column niss_print;
      drop index workers_listed;
      alter table workers
        drop column employee_number, drop column nom_fonction, drop column level, drop column start_of_seniority,
        drop column manager_id, drop column cost_center_id, drop column contract_location_id,
        drop column merged_into_id;
      create index workers_listed on workers (company_id, sort_name, id) include (search, department_id);
    `)
  }
}
