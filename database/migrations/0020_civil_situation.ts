import { BaseSchema } from '@adonisjs/lucid/schema'

/** The civil situation of workers, as far as it is known: what the withholding tax of their packages reads. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table workers
        add column etat_civil text
          check (etat_civil in ('celibataire', 'divorce', 'veuf', 'marie', 'cohabitant')),
        add column conjoint_travaille boolean,
        add column revenus_conjoint text
          check (revenus_conjoint in ('AUCUN', 'PROFESSIONNELS', 'PROFESSIONNELS_LIMITES', 'PENSION_LIMITEE')),
        add column enfants_a_charge smallint check (enfants_a_charge between 0 and 30),
        add column enfants_handicapes smallint
          check (enfants_handicapes between 0 and coalesce(enfants_a_charge, 0)),
        add column parent_isole boolean,
        add column handicape boolean,
        add column conjoint_handicape boolean,
        add column autres_personnes_a_charge smallint check (autres_personnes_a_charge between 0 and 30),
        add column ascendants_a_charge smallint check (ascendants_a_charge between 0 and 30),
        add column non_resident boolean;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table workers
        drop column enfants_handicapes, drop column etat_civil, drop column conjoint_travaille,
        drop column revenus_conjoint, drop column enfants_a_charge, drop column parent_isole,
        drop column handicape, drop column conjoint_handicape, drop column autres_personnes_a_charge,
        drop column ascendants_a_charge, drop column non_resident;
    `)
  }
}
