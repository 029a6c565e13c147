import { BaseSchema } from '@adonisjs/lucid/schema'

/** What tells a plug-in hybrid of the catalogue from a false one; of cars that are there nothing is told. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table benefits
        add column non_rechargeable boolean not null default false,
        -- kWh for each 100 kg of the car.
        add column batterie numeric(5, 2) check (batterie >= 0),
        add column co2_equivalent integer check (co2_equivalent >= 1),
        add column euro6e_bis boolean not null default false;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table benefits
        drop column non_rechargeable,
        drop column batterie,
        drop column co2_equivalent,
        drop column euro6e_bis;
    `)
  }
}
