import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which figure of a package a person fixed, where it is not the gross pay of the month itself. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table packages add column pin jsonb;
      alter table package_versions add column pin jsonb;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table package_versions drop column pin;
      alter table packages drop column pin;
    `)
  }
}
