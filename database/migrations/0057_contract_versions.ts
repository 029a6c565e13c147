import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A contract is versions of what is agreed (ADR 38): each a row with its kind, its days and what brought it. No two of
 * one worker hold on a day.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create extension if not exists btree_gist;
      -- Row-level security is forced on the owner too, and this is for every company.
      alter table contracts no force row level security;
      alter table contracts
        add column kind text not null default 'OPEN_ENDED'
          check (kind in ('OPEN_ENDED', 'FIXED_TERM', 'DEFINED_WORK', 'PART_TIME', 'REPLACEMENT', 'STUDENT',
            'TELEWORK_ANNEX', 'AMENDMENT')),
        add column change_type text not null default 'NEW'
          check (change_type in ('NEW', 'CHANGE', 'CORRECTION', 'EXCHANGE', 'END', 'INDEXATION')),
        -- Those from before were signed outside, on a day that is not known here.
        add column signature text not null default 'PAPER' check (signature in ('TO_SIGN', 'SIGNED', 'PAPER')),
        add column signed_on date,
        -- What it was made of, beside its package.
        add column offer_id uuid,
        add column sacrifice_id uuid,
        -- The version that it follows, and the last day which that one had before.
        add column previous_id uuid,
        add column previous_end_date date,
        add column corrected_by_id uuid,
        add column contract_location_id uuid,
        add column cost_center_id uuid,
        add column schedule text not null default '' check (length(schedule) <= 2000),
        add column reason text not null default '' check (length(reason) <= 2000),
        add column work_description text not null default '' check (length(work_description) <= 2000),
        add column replaced_worker_id uuid,
        add column end_kind text check (end_kind in ('RESIGNATION', 'DISMISSAL', 'URGENT_CAUSE', 'MUTUAL_AGREEMENT',
          'FORCE_MAJEURE', 'RETIREMENT', 'DEATH')),
        add column version integer not null default 1,
        add column created_by uuid,
        add column updated_at timestamptz not null default now(),
        add check ((change_type = 'END') = (end_kind is not null)),
        add check (change_type <> 'END' or end_date = start_date),
        add check (signature <> 'TO_SIGN' or signed_on is null),
        add check (change_type = 'NEW' or previous_id is not null),
        add check (previous_id <> id and corrected_by_id <> id and replaced_worker_id <> worker_id),
        add foreign key (company_id, offer_id) references offers (company_id, id),
        add foreign key (company_id, sacrifice_id) references salary_sacrifices (company_id, id),
        add foreign key (company_id, previous_id) references contracts (company_id, id),
        -- Deferred: the row that is corrected gives its days up before the other takes them.
        add foreign key (company_id, corrected_by_id) references contracts (company_id, id)
          deferrable initially deferred,
        add foreign key (company_id, contract_location_id) references contract_locations (company_id, id),
        add foreign key (company_id, cost_center_id) references cost_centers (company_id, id),
        add foreign key (company_id, replaced_worker_id) references workers (company_id, id),
        add foreign key (company_id, created_by) references users (company_id, id);

      -- Until now nothing kept two from one day. Of those that began on the same day the one made last holds; one that
      -- began earlier ends the day before the next.
      update contracts set corrected_by_id = last.id
        from (
          select distinct on (company_id, worker_id, start_date) company_id, worker_id, start_date, id
          from contracts order by company_id, worker_id, start_date, id desc
        ) last
        where contracts.company_id = last.company_id and contracts.worker_id = last.worker_id
          and contracts.start_date = last.start_date and contracts.id <> last.id;
      update contracts set end_date = held.next - 1
        from (
          select company_id, id, lead(start_date) over (partition by company_id, worker_id order by start_date) as next
          from contracts where corrected_by_id is null
        ) held
        where contracts.company_id = held.company_id and contracts.id = held.id
          and (contracts.end_date is null or contracts.end_date >= held.next);

      -- Rows that were just corrected have a check waiting, and a table with one is not altered.
      set constraints all immediate;
      alter table contracts
        alter column signature set default 'TO_SIGN',
        add constraint contracts_one_a_day exclude using gist (
          company_id with =, worker_id with =, daterange(start_date, end_date, '[]') with &&
        ) where (corrected_by_id is null);
      create unique index on contracts (company_id, offer_id);
      create unique index on contracts (company_id, sacrifice_id);
      create index on contracts (company_id, start_date desc, id desc);
      create index on contracts (company_id, package_id);
      create index on contracts (company_id, previous_id);
      alter table contracts force row level security;

      alter table timeline_events
        drop constraint timeline_events_of_offers,
        add constraint timeline_events_of_offers check (offer_id is null or ${offerKinds(", 'RELEASED'")});
    `)
  }

  async down() {
    this.schema.raw(`
      drop index contracts_company_id_start_date_id_idx, contracts_company_id_package_id_idx;
      alter table timeline_events
        drop constraint timeline_events_of_offers,
        add constraint timeline_events_of_offers check (offer_id is null or ${offerKinds('')});
      alter table contracts
        drop constraint contracts_one_a_day,
        drop column kind, drop column change_type, drop column signature, drop column signed_on,
        drop column offer_id, drop column sacrifice_id, drop column previous_id, drop column previous_end_date,
        drop column corrected_by_id, drop column contract_location_id, drop column cost_center_id,
        drop column schedule, drop column reason, drop column work_description, drop column replaced_worker_id,
        drop column end_kind, drop column version, drop column created_by, drop column updated_at;
    `)
  }
}

/** What can stand in the timeline of an offer. */
const offerKinds = (
  more: string
) => `kind in ('CREATED', 'SENT', 'RESENT', 'OPENED', 'CONFIGURED', 'SITUATION_CHANGED',
  'REMINDED', 'EXTENDED', 'CHANGED', 'ACCEPTED', 'REJECTED', 'RETRACTED', 'EXPIRED', 'DOWNLOADED', 'CONTRACTED'${more})`
