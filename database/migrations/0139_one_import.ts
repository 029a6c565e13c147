import { BaseSchema } from '@adonisjs/lucid/schema'

/** Files of benefits are imports like all others: what tells of them is in `imports`. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('drop table benefit_imports')
  }

  // What it held is not known any more; the step before takes it away.
  async down() {
    this.schema.raw('create table benefit_imports ()')
  }
}
