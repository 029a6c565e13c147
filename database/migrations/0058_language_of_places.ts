import { BaseSchema } from '@adonisjs/lucid/schema'

/** Places of work say where they are, and which language the law asks of what is signed there. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table contract_locations
        add column street text not null default '' check (length(street) <= 200),
        add column postal_code text not null default '' check (length(postal_code) <= 20),
        add column city text not null default '' check (length(city) <= 100),
        -- Null until somebody who knows the place has said it.
        add column language_regime text check (language_regime in ('NL', 'FR', 'BRUSSELS', 'DE'));
    `)
  }

  async down() {
    this.schema.raw(`
      alter table contract_locations
        drop column street, drop column postal_code, drop column city, drop column language_regime;
    `)
  }
}
