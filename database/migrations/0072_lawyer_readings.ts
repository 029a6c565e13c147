import { BaseSchema } from '@adonisjs/lucid/schema'

/** When the company's lawyer had read a template as it stands, and who said so; a text that changes was read by nobody. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table document_templates
        add column lawyer_read_at timestamptz,
        add column lawyer_read_by uuid,
        add check (lawyer_read_by is null or lawyer_read_at is not null),
        add foreign key (company_id, lawyer_read_by) references users (company_id, id);
    `)
  }

  async down() {
    this.schema.raw(
      `alter table document_templates drop column lawyer_read_at, drop column lawyer_read_by;`
    )
  }
}
