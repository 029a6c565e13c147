import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a candidate wants to know of a car, and no figure of a package needs; of cars that are there nothing is told. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table benefits
        add column carrosserie text
          check (carrosserie in ('CITADINE', 'BERLINE', 'BREAK', 'SUV', 'MONOSPACE', 'UTILITAIRE')),
        -- Electric range, km.
        add column autonomie integer check (autonomie between 1 and 2000),
        -- The most it takes at a quick charger, kW.
        add column puissance_charge integer check (puissance_charge between 1 and 1000);
    `)
  }

  async down() {
    this.schema.raw(`
      alter table benefits
        drop column carrosserie,
        drop column autonomie,
        drop column puissance_charge;
    `)
  }
}
