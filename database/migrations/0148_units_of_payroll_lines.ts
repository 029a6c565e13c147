import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a line of a payroll file counts, kept with it: the file is written from its lines again, whatever becomes of a kind. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `alter table payroll_export_lines add column unit text check (unit in ('EUR', 'HOURS', 'DAYS'));`
    )
  }

  async down() {
    this.schema.raw('alter table payroll_export_lines drop column unit;')
  }
}
