import { BaseSchema } from '@adonisjs/lucid/schema'

/** Of a turn with the assistant: what was understood of its words, so that a conversation is opened again as it stood. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- Operations, questions and leftovers with their places in the prompt; null of turns from before.
      alter table ai_turns add column reading jsonb check (jsonb_typeof(reading) = 'object');
    `)
  }

  async down() {
    this.schema.raw(`alter table ai_turns drop column reading;`)
  }
}
