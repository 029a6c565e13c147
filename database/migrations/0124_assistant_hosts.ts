import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * To which host of a language model words may go: what a company switched on, and what a person agreed to, is of that one.
 * What was said before of a host that is not known is asked again.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table ai_settings drop column model_on;
      -- Of the language model that words may go to; null: to none.
      alter table ai_settings add column model_host text;
      alter table ai_model_choices add column host text not null default '';
    `)
  }

  async down() {
    this.schema.raw(`
      alter table ai_model_choices drop column host;
      alter table ai_settings drop column model_host;
      alter table ai_settings add column model_on boolean not null default false;
    `)
  }
}
