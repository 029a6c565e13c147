import { BaseSchema } from '@adonisjs/lucid/schema'

const HOURS = [
  'heuresSup50',
  'heuresSup100',
  'heuresSup20',
  'heuresNettes',
  'heuresNuit',
  'heuresEquipe',
  'heuresDimanche',
  'heuresFerie',
]

/** A kind of pay element that counts hours may say which hours of the law they are (ADR 90); then they can be computed. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table pay_element_kinds add column prestation text
        check (prestation in (${HOURS.map((each) => `'${each}'`).join(', ')}));
      alter table pay_element_kinds add constraint pay_element_kinds_prestation_unit
        check (prestation is null or unit = 'HOURS');
    `)
  }

  async down() {
    this.schema.raw('alter table pay_element_kinds drop column prestation;')
  }
}
