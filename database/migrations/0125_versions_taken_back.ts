import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * By which the next slice of a run is found without sorting all that is left; and by which what stands on a version or on its
 * package is found: without them each version that an index takes back was looked for in all rows of its company, so that
 * undoing took the square of the people.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create index contracts_corrected on contracts (company_id, corrected_by_id) where corrected_by_id is not null;
      create index indexation_lines_in_turn on indexation_lines (company_id, indexation_id, takes_all, contract_id);
      create index indexation_lines_follower on indexation_lines (company_id, follower_id)
        where follower_id is not null;
      create index indexation_lines_package on indexation_lines (company_id, new_package_id)
        where new_package_id is not null;
      create index contract_figures_package on contract_figures (company_id, package_id);
    `)
  }

  async down() {
    this.schema.raw(`
      drop index contracts_corrected, indexation_lines_in_turn, indexation_lines_follower, indexation_lines_package,
        contract_figures_package;
    `)
  }
}
