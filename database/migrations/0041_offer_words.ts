import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * An offer keeps the words that its list is searched and ordered by: they are those of its worker and of its package, and
 * a list of a hundred thousand offers that reads all three tables takes a quarter of a second (ADR 20). Triggers write
 * them, so that no way of changing a name forgets them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table offers
        add column worker_search text,
        -- By last name and then by first name: the tab comes before every letter.
        add column worker_sort text collate "C",
        add column package_search text,
        add column search text
          generated always as (coalesce(worker_search, '') || E'\\n' || coalesce(package_search, '')) stored;

      ${without(['offers', 'workers', 'packages'], FILL)}

      -- The locks make a name that is being changed wait for the offer, or the offer for the name.
      create function keep_offer_words() returns trigger language plpgsql as $$
        begin
          select w.search, plain(w.last_name || E'\\t' || w.first_name) into new.worker_search, new.worker_sort
            from workers w where w.id = new.worker_id for share;
          select p.search into new.package_search from packages p where p.id = new.package_id for share;
          return new;
        end $$;
      create trigger words before insert or update of worker_id, package_id on offers
        for each row execute function keep_offer_words();

      create function spread_worker_words() returns trigger language plpgsql as $$
        begin
          update offers set worker_search = new.search, worker_sort = plain(new.last_name || E'\\t' || new.first_name)
            where worker_id = new.id;
          return null;
        end $$;
      create trigger offer_words after update of first_name, last_name, email on workers for each row
        when (old.search is distinct from new.search) execute function spread_worker_words();

      create function spread_package_words() returns trigger language plpgsql as $$
        begin
          update offers set package_search = new.search where package_id = new.id;
          return null;
        end $$;
      create trigger offer_words after update of nom_fonction on packages for each row
        when (old.search is distinct from new.search) execute function spread_package_words();

      drop index offers_listed, offers_by_sent, offers_by_accepted;
      create index offers_listed on offers (company_id, updated_at, id)
        include (search, status, validity_date, worker_id, package_id, created_by);
      create index offers_by_change on offers (company_id, updated_at, id) include (search);
      create index offers_by_worker on offers (company_id, worker_sort, id);
      create index offers_by_package on offers (company_id, package_search, id);
      -- As the list asks for them: what has no such day comes last.
      create index offers_by_sent on offers (company_id, sent_at desc nulls last, id desc);
      create index offers_by_accepted on offers (company_id, accepted_at desc nulls last, id desc);

      -- A search that filters by nothing else reads this one, which is half as wide as what a list filters by.
      drop index packages_by_change;
      create index packages_by_change on packages (company_id, updated_at, id) include (search) where archived_at is null;
    `)
  }

  async down() {
    this.schema.raw(`
      drop index packages_by_change;
      create index packages_by_change on packages (company_id, updated_at, id) where archived_at is null;
      drop trigger words on offers;
      drop trigger offer_words on workers;
      drop trigger offer_words on packages;
      drop function keep_offer_words(), spread_worker_words(), spread_package_words();
      drop index offers_listed, offers_by_change, offers_by_worker, offers_by_package, offers_by_sent, offers_by_accepted;
      alter table offers drop column search;
      alter table offers drop column worker_search, drop column worker_sort, drop column package_search;
      create index offers_listed on offers (company_id, updated_at, id)
        include (status, validity_date, worker_id, package_id, created_by);
      create index offers_by_sent on offers (company_id, sent_at, id);
      create index offers_by_accepted on offers (company_id, accepted_at, id);
    `)
  }
}

const FILL = `
  update offers o set worker_search = w.search, worker_sort = plain(w.last_name || E'\\t' || w.first_name)
    from workers w where w.id = o.worker_id;
  update offers o set package_search = p.search from packages p where p.id = o.package_id;
`

/** The statements as the tables' owner, who otherwise sees no company. */
function without(tables: string[], statements: string): string {
  const force = (how: string) =>
    tables.map((table) => `alter table ${table} ${how} force row level security;`).join('\n')
  return `${force('no')} ${statements} ${force('')}`
}
