import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Of the assistant: to which host of a language model words may go, as a company switched it on and a person agreed; what was
 * said before of a host that is not known is asked again. And what was understood of a turn, so that a conversation is opened
 * again as it stood.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table ai_settings drop column model_on;
      -- Of the language model that words may go to; null: to none.
      alter table ai_settings add column model_host text;
      alter table ai_model_choices add column host text not null default '';
      -- Operations, questions and leftovers with their places in the prompt; null of turns from before.
      alter table ai_turns add column reading jsonb check (jsonb_typeof(reading) = 'object');
    `)
  }

  async down() {
    this.schema.raw(`
      alter table ai_turns drop column reading;
      alter table ai_model_choices drop column host;
      alter table ai_settings drop column model_host;
      alter table ai_settings add column model_on boolean not null default false;
    `)
  }
}
