import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Exchanges of pay for a benefit: what is given up, what comes in return, and both packages with their figures. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'salary_sacrifices',
        `worker_id uuid not null,
         -- The package it starts from; when that is gone, what was computed from it stays.
         package_id uuid,
         -- The first day of the exchange: the day whose law applies.
         start_date date not null,
         status text not null default 'DRAFT' check (status in ('DRAFT', 'PROPOSED', 'ACCEPTED', 'DECLINED')),
         given jsonb not null,
         benefit jsonb not null,
         -- Both sides as they were computed, so that what was shown reads the same later.
         current_package jsonb not null,
         current_compute jsonb not null,
         new_package jsonb not null,
         new_compute jsonb not null,
         limits jsonb not null,
         version integer not null default 1,
         created_by uuid,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         foreign key (company_id, worker_id) references workers (company_id, id),
         foreign key (company_id, package_id) references packages (company_id, id)
           on delete set null (package_id),
         foreign key (company_id, created_by) references users (company_id, id)`
      )}
      create index on salary_sacrifices (company_id, worker_id);
      create index on salary_sacrifices (company_id, updated_at desc, id desc);
    `)
  }

  async down() {
    this.schema.raw('drop table salary_sacrifices;')
  }
}
