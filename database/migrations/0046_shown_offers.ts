import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which version of an offer and of its package a browser was shown last; null until it is shown one again. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table offer_sessions
        add column shown_version integer,
        add column shown_package_version integer;
    `)
  }

  async down() {
    this.schema.raw(
      'alter table offer_sessions drop column shown_version, drop column shown_package_version;'
    )
  }
}
