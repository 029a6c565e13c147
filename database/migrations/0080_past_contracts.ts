import { BaseSchema } from '@adonisjs/lucid/schema'

/** What held before it was entered here: who typed it stands in created_by, and why stands beside. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table contracts
        add column entered_because text not null default '' check (length(entered_because) <= 500),
        -- Nobody signs here what was signed elsewhere.
        add check (entered_because = '' or signature = 'PAPER');
    `)
  }

  async down() {
    this.schema.raw('alter table contracts drop column entered_because')
  }
}
