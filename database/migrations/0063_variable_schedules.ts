import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether the schedule of a contract varies within the frame of the work rules; null where nobody said so. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('alter table contracts add column is_variable_schedule boolean')
  }

  async down() {
    this.schema.raw('alter table contracts drop column is_variable_schedule')
  }
}
