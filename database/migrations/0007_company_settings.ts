import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the settings say of a company beside what the engine needs: its seat, its logo, and its version. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table companies
        add column street text not null default '',
        add column postal_code text not null default '',
        add column city text not null default '',
        -- Where the logo lies, and its media type as its bytes say; logo_url leads to it.
        add column logo_key text,
        add column logo_type text,
        add column version integer not null default 1;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table companies drop column street, drop column postal_code, drop column city,
        drop column logo_key, drop column logo_type, drop column version;
    `)
  }
}
