import { BaseSchema } from '@adonisjs/lucid/schema'

/** Tokens of a month that turns of the assistant have put aside while a language model is asked (ADR 75). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table ai_usage add column reserved bigint not null default 0 check (reserved >= 0);
      -- Until then what is put aside counts; a turn that never ended gives it back.
      alter table ai_usage add column reserved_until timestamptz not null default now();
    `)
  }

  async down() {
    this.schema.raw(`
      alter table ai_usage drop column reserved_until;
      alter table ai_usage drop column reserved;
    `)
  }
}
