import { BaseSchema } from '@adonisjs/lucid/schema'

/** The link for colleagues is for some mail domains, ends, and opens so many accounts. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- Links of before are for any address and for ever: they close, and a new one takes a click.
      truncate onboarding_links;
      alter table onboarding_links
        add column domains text[] not null check (cardinality(domains) > 0),
        add column expires_at timestamptz not null,
        add column uses_left integer not null check (uses_left >= 0);
    `)
  }

  async down() {
    this.schema.raw(`
      alter table onboarding_links drop column domains, drop column expires_at, drop column uses_left;
    `)
  }
}
