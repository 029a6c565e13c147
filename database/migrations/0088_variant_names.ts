import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a variant is called beside its letter: "without a car". A, the package itself, may have one too. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table packages
        add column variant_name text check (length(btrim(variant_name)) between 1 and 60);
    `)
  }

  async down() {
    this.schema.raw(`alter table packages drop column variant_name;`)
  }
}
