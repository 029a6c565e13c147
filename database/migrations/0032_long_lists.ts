import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What lists are searched and ordered by, so that a page of a hundred thousand rows is found off an index.
 *
 * Row-level security lets no operator touch a row of which the policy has not yet spoken, unless PostgreSQL knows it to
 * be leakproof. LIKE is not: an index of trigrams is never used here (ADR 20). So the text that is searched stands,
 * without case and accents, in an index that holds all that a list filters by, and that is read without the rows, which
 * are wide.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- As a reader compares: "developpeur" is "Développeur". unaccent alone is not immutable, because its dictionary
      -- could be another one; this one is named.
      create function plain(words text) returns text
        language sql immutable parallel safe strict
        return lower(public.unaccent('public.unaccent'::regdictionary, words));

      alter table packages
        add column search text generated always as (plain(nom_fonction)) stored;
      drop index packages_company_id_updated_at_id_idx, packages_company_id_cout_employeur_annuel_id_idx;
      drop index packages_worker_ids_idx;
      create index packages_listed on packages (company_id, updated_at, id)
        include (search, archived_at, package_category, package_type, commission_paritaire, department_id, worker_ids,
          created_by, cout_employeur_annuel, salaire_brut, salaire_net);
      create index packages_by_name on packages (company_id, search, id) where archived_at is null;
      create index packages_by_category on packages (company_id, package_category, id) where archived_at is null;
      create index packages_by_cost on packages (company_id, cout_employeur_annuel, id) where archived_at is null;
      create index packages_by_gross on packages (company_id, salaire_brut, id) where archived_at is null;
      create index packages_by_net on packages (company_id, salaire_net, id) where archived_at is null;

      alter table workers
        add column search text
          generated always as (plain(first_name || ' ' || last_name || E'\\n' || coalesce(email, ''))) stored,
        -- By first name and then by last name: the tab comes before every letter.
        add column sort_name text collate "C"
          generated always as (plain(first_name || E'\\t' || last_name)) stored;
      create index workers_listed on workers (company_id, sort_name, id) include (search, department_id);

      create index offers_listed on offers (company_id, updated_at, id)
        include (status, validity_date, worker_id, package_id, created_by);
      drop index offers_company_id_updated_at_id_idx;
      create index offers_by_created on offers (company_id, created_at, id);
      create index offers_by_sent on offers (company_id, sent_at, id);
      create index offers_by_accepted on offers (company_id, accepted_at, id);
      create index offers_by_validity on offers (company_id, validity_date, id);
      create index offers_by_status on offers (company_id, status, id);
    `)
  }

  async down() {
    this.schema.raw(`
      drop index offers_listed, offers_by_created, offers_by_sent, offers_by_accepted, offers_by_validity, offers_by_status;
      create index on offers (company_id, updated_at desc, id desc);
      drop index workers_listed;
      alter table workers drop column search, drop column sort_name;
      drop index packages_listed, packages_by_name, packages_by_category, packages_by_cost, packages_by_gross, packages_by_net;
      alter table packages drop column search;
      create index on packages (company_id, updated_at desc, id desc);
      create index on packages (company_id, cout_employeur_annuel desc, id desc);
      create index on packages using gin (worker_ids);
      drop function plain(text);
    `)
  }
}
