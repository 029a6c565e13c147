import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Cars of an HR system as a run read them, beside the catalogue and the packages of who drives them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table sync_runs
        -- How many were read; null where they were not.
        add cars integer check (cars >= 0),
        add cars_proposed integer not null default 0 check (cars_proposed >= 0),
        -- Why not, of a run that went on without them.
        add cars_failure text;
      ${tenantTable(
        'sync_cars',
        `run_id uuid not null,
         nth integer not null,
         external_id text not null,
         -- Who drives it, where they are known here.
         worker_id uuid,
         label text not null,
         -- What the system says of it, by the fields of a package.
         told jsonb not null check (jsonb_typeof(told) = 'object'),
         -- What the package has in its place.
         stood jsonb check (jsonb_typeof(stood) = 'object'),
         catalogue text not null check (catalogue in ('IN', 'NEW', 'DIFFERS', 'UNCLEAR')),
         package text not null
           check (package in ('HAS', 'OTHER', 'NONE', 'NOBODY', 'UNKNOWN', 'NO_CONTRACT', 'UNCLEAR')),
         catalogue_answer text check (catalogue_answer in ('ADDED', 'LEFT', 'ASKED_AGAIN')),
         package_answer text check (package_answer in ('PUT', 'LEFT', 'ASKED_AGAIN')),
         answered_by uuid,
         answered_at timestamptz,
         created_at timestamptz not null default now(),
         unique (company_id, run_id, external_id),
         foreign key (company_id, run_id) references sync_runs (company_id, id) on delete cascade,
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade,
         foreign key (company_id, answered_by) references users (company_id, id) on delete set null (answered_by)`
      )}
      create index on sync_cars (company_id, run_id, nth);
      create index on sync_cars (company_id, worker_id);
    `)
  }

  async down() {
    this.schema.raw(`
      drop table sync_cars;
      alter table sync_runs drop cars, drop cars_proposed, drop cars_failure;
    `)
  }
}
