import { BaseSchema } from '@adonisjs/lucid/schema'

/** For which contracts a template is meant, and which of our texts it began as. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table document_templates
        -- modules/templates/domain/contract_kinds.ts; none: for any contract.
        add column contract_kinds text[] not null default '{}' check (
          contract_kinds <@ array['OPEN_ENDED', 'FIXED_TERM', 'DEFINED_WORK', 'PART_TIME', 'REPLACEMENT', 'STUDENT',
            'TELEWORK_ANNEX', 'AMENDMENT']
          and (kind = 'CONTRACT' or contract_kinds = '{}')
        ),
        add column shipped_key text check (length(shipped_key) between 1 and 100);
    `)
  }

  async down() {
    this.schema.raw(
      `alter table document_templates drop column contract_kinds, drop column shipped_key;`
    )
  }
}
