import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Variants of a package: packages of their own that stand under another one, as B and C beside A. They go with it, and no
 * list shows them by themselves.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table packages
        add column variant_of uuid,
        add column variant_letter text check (variant_letter in ('B', 'C')),
        add check ((variant_of is null) = (variant_letter is null)),
        add check (variant_of <> id),
        add foreign key (company_id, variant_of) references packages (company_id, id) on delete cascade;
      create unique index on packages (company_id, variant_of, variant_letter) where variant_of is not null;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table packages no force row level security;
      delete from packages where variant_of is not null;
      alter table packages force row level security;
      alter table packages drop column variant_letter cascade, drop column variant_of cascade;
    `)
  }
}
