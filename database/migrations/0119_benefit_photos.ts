import { BaseSchema } from '@adonisjs/lucid/schema'

/** The company's own picture of a car or a bike; without one its shape is drawn. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table benefits
        add column photo_file_key text,
        add column photo_type text check ((photo_type is null) = (photo_file_key is null));
    `)
  }

  async down() {
    this.schema.raw(`
      alter table benefits drop column photo_file_key, drop column photo_type;
    `)
  }
}
