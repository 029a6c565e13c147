import { BaseSchema } from '@adonisjs/lucid/schema'

/** A department may stand under another one: its managers report to that one's. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table departments add column parent_id uuid,
        add check (parent_id <> id),
        add foreign key (company_id, parent_id) references departments (company_id, id)
          on delete set null (parent_id);
      create index on departments (company_id, parent_id);
    `)
  }

  async down() {
    this.schema.raw('alter table departments drop column parent_id')
  }
}
