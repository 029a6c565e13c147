import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Packages of contracts say whose they are: those made before did not, and the list could not find them by their
 * worker. A package that several contracts share is the last one's.
 */
export default class extends BaseSchema {
  async up() {
    // Row-level security is forced on the owner too, and this is for every company.
    this.schema.raw(`
      alter table packages no force row level security;
      alter table contracts no force row level security;
      update packages
        set package = package || jsonb_build_object('contractWorkerId', last.worker_id)
        from (
          select distinct on (company_id, package_id) company_id, package_id, worker_id
          from contracts order by company_id, package_id, start_date desc, id desc
        ) last
        where packages.company_id = last.company_id and packages.id = last.package_id
          and packages.package ->> 'contractWorkerId' is null;
      alter table contracts force row level security;
      alter table packages force row level security;
    `)
  }

  /** What a package says of its worker is no harm to an earlier version. */
  async down() {}
}
