import { BaseSchema } from '@adonisjs/lucid/schema'
import { readerRole } from '#config/database'

/** What a simulation is read from: of these tables alone, and nothing in them can be written (R9). */
const READ = [
  'companies',
  'workers',
  'departments',
  'contracts',
  'packages',
  'contract_figures',
  'pay_ranges',
  'contract_locations',
  'cost_centers',
  'scenarios',
  'scenario_items',
  'scenario_changes',
].join(', ')

/** The role that simulations take on; the installation makes it beside the others (docs/operators.md). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      grant usage on schema public to ${readerRole};
      grant select on ${READ} to ${readerRole};
    `)
  }

  async down() {
    this.schema.raw(`
      revoke select on ${READ} from ${readerRole};
      revoke usage on schema public from ${readerRole};
    `)
  }
}
