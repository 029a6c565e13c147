import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the cap on indexation kept of each pay; lines of before have none of it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table indexation_lines
        add column salaire_reference numeric(14, 2),
        add column retenu_plafond numeric(14, 2),
        add column cotisation_moderation numeric(14, 2);
    `)
  }

  async down() {
    this.schema.raw(`
      alter table indexation_lines
        drop column salaire_reference, drop column retenu_plafond, drop column cotisation_moderation;
    `)
  }
}
