import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What writing an index writes beside its rows (ADR 99): of six indexes over all its lines three find all that is looked for;
 * a worker is of one company, so that their days need not be kept apart by company; and a computed package is laid aside as it is:
 * compressing it took a quarter of writing it.
 *
 * Nobody reads or writes contracts while the days are indexed anew: PostgreSQL builds the index of an exclusion itself, in the
 * statement that adds it. None is made or remade `concurrently`, and none that exists becomes one, as it would for `unique`.
 * Of 200,000 versions it took seven seconds on a busy machine; an upgrade is made at a quiet hour (docs/operators.md).
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table indexation_lines
        drop constraint indexation_lines_company_id_id_key,
        drop constraint indexation_lines_company_id_indexation_id_contract_id_key,
        add constraint indexation_lines_once unique (company_id, contract_id, indexation_id);
      drop index indexation_lines_company_id_indexation_id_state_idx, indexation_lines_company_id_contract_id_idx;

      alter table contracts drop constraint contracts_one_a_day;
      ${oneADay('')}

      alter table packages alter column compute set storage external;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table packages alter column compute set storage extended;

      alter table contracts drop constraint contracts_one_a_day;
      ${oneADay('company_id with =,')}

      create index on indexation_lines (company_id, indexation_id, state);
      create index on indexation_lines (company_id, contract_id);
      alter table indexation_lines
        drop constraint indexation_lines_once,
        add unique (company_id, indexation_id, contract_id),
        add unique (company_id, id);
    `)
  }
}

/** No day of a worker has two versions that hold. */
function oneADay(company: string): string {
  return `
    alter table contracts add constraint contracts_one_a_day exclude using gist (
      ${company} worker_id with =, daterange(start_date, end_date, '[]') with &&
    ) where (corrected_by_id is null);`
}
