import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** What each version of a contract costs by month and by year, kept with its law set; and the company's pay ranges. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'contract_figures',
        `contract_id uuid not null,
         -- The package that they are of, as it was then.
         package_id uuid not null,
         package_version integer not null,
         -- The law that they were computed with, and its hash as the list of law sets has it (ADR 28).
         law_set text not null,
         law_hash text not null,
         -- Why there are none: the first refusal of the engine.
         failure text,
         -- EUR a month as agreed, and at full time.
         gross numeric(12, 2),
         full_time_gross numeric(12, 2),
         -- Hours of full time that are worked, 1 at full time.
         fraction numeric(6, 5),
         -- EUR a year.
         gross_year numeric(14, 2),
         total_cash numeric(14, 2),
         employer_cost numeric(14, 2),
         -- EUR of each month, January first.
         fixed float8[],
         costs float8[],
         variable float8[],
         benefits float8[],
         holiday_pay float8[],
         year_end float8[],
         -- Employer reductions, each with its kind, its four quarters, its end and what it costs a year afterwards.
         reductions jsonb not null default '[]' check (jsonb_typeof(reductions) = 'array'),
         computed_at timestamptz not null default now(),
         unique (company_id, contract_id),
         check (failure is not null or (employer_cost is not null and array_length(fixed, 1) = 12)),
         foreign key (company_id, contract_id) references contracts (company_id, id) on delete cascade,
         foreign key (company_id, package_id) references packages (company_id, id) on delete cascade`
      )}
      ${tenantTable(
        'pay_ranges',
        `nom_fonction text not null check (length(nom_fonction) between 1 and 200),
         -- Empty: of every level.
         level text not null default '' check (length(level) <= 40),
         -- EUR a month at full time.
         minimum numeric(12, 2) not null check (minimum > 0),
         midpoint numeric(12, 2) not null check (midpoint > minimum),
         maximum numeric(12, 2) not null check (maximum > midpoint),
         updated_at timestamptz not null default now()`
      )}
      create unique index on pay_ranges (company_id, lower(nom_fonction), lower(level));
    `)
  }

  async down() {
    this.schema.raw('drop table pay_ranges; drop table contract_figures')
  }
}
