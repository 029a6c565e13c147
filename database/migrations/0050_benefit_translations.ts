import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a benefit is called in the other languages; `description` is its name in the company's own. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table benefits add column translations jsonb not null default '{}'
        check (jsonb_typeof(translations) = 'object');
    `)
  }

  async down() {
    this.schema.raw('alter table benefits drop column translations;')
  }
}
