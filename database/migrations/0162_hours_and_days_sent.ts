import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Hours and days are granted in an HR system at an amount for each, as it asks for them (ADR 104); and which answers of it the audit
 * log has told already.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- EUR for one hour or day, of kinds that count those.
      alter table hr_pay_codes add column each numeric(10, 4) check (each > 0);
      -- sent and wanted are in the unit of their kind; these are EUR for one, and null for a kind in EUR.
      alter table hr_pay_elements
        add column sent_each numeric(10, 4), add column wanted_each numeric(10, 4),
        add column is_told boolean not null default true;
      create index on hr_pay_elements (company_id, connection_id) where not is_told;
      ${refusedOtherwise('no_amount', 'other_unit')}
    `)
  }

  async down() {
    this.schema.raw(`
      ${refusedOtherwise('other_unit', 'no_amount')}
      alter table hr_pay_elements drop column is_told, drop column wanted_each, drop column sent_each;
      alter table hr_pay_codes drop column each;
    `)
  }
}

/** An element that is not counted in euros there has become one that is counted in another unit. */
function refusedOtherwise(before: string, after: string): string {
  return `
      alter table hr_pay_elements no force row level security;
      update hr_pay_elements set failure = '${after}' where failure = '${before}';
      alter table hr_pay_elements force row level security;`
}
