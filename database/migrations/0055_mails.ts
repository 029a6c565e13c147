import { BaseSchema } from '@adonisjs/lucid/schema'
import { systemReason, tenantTable } from '#database/tenant_table'

/**
 * Every mail and text message of a company, of whatever kind, from its promise until it left; the mails of offers move
 * in. One that a worker took under its earlier message id and did not note may come twice.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'mails',
        `-- As a module declares it.
         kind text not null,
         -- What it speaks of, and which one of that: 'offer/<id>/REMINDER/1/0'. C, so that its first words find it.
         about text collate "C" not null,
         -- What it is prepared from: ids, and no secret.
         facts jsonb not null default '{}',
         -- How often it was promised, and when it is promised again, should it not have left by then.
         tries integer not null default 1,
         again_at timestamptz not null,
         -- Since when a worker is sending it.
         taken_at timestamptz,
         sent_at timestamptz,
         -- It no longer held, or had nobody to go to: it is not sent any more.
         dropped_at timestamptz,
         created_at timestamptz not null default now(),
         unique (company_id, about)`
      )}
      create index on mails (again_at) where sent_at is null and dropped_at is null;
      create policy late on mails for select using (${systemReason('late-mails')});

      alter table mails no force row level security;
      alter table offer_mails no force row level security;
      insert into mails (id, company_id, kind, about, facts, tries, again_at, taken_at, sent_at, dropped_at, created_at)
      select id, company_id, 'offer', concat_ws('/', 'offer', offer_id, kind, version, nth),
        jsonb_build_object('offerId', offer_id, 'kind', kind, 'version', version, 'linkId', link_id),
        tries, promised_at, taken_at, sent_at, dropped_at, created_at
      from offer_mails;
      drop table offer_mails;
      alter table mails force row level security;
    `)
  }

  async down() {
    this.schema.raw(`
      ${tenantTable(
        'offer_mails',
        `offer_id uuid not null,
         kind text not null check (kind in
           ('OFFER', 'REMINDER', 'EXTENDED', 'RETRACTED', 'EXPIRED', 'ACCEPTED_CANDIDATE', 'ACCEPTED_EMPLOYER')),
         version integer not null,
         nth integer not null default 0,
         link_id uuid,
         sent_at timestamptz,
         created_at timestamptz not null default now(),
         promised_at timestamptz not null default clock_timestamp(),
         tries integer not null default 1,
         taken_at timestamptz,
         dropped_at timestamptz,
         unique (company_id, offer_id, kind, version, nth),
         foreign key (company_id, offer_id) references offers (company_id, id) on delete cascade,
         foreign key (company_id, link_id) references private_links (company_id, id) on delete cascade`
      )}
      alter table mails no force row level security;
      alter table offer_mails no force row level security;
      alter table offers no force row level security;
      insert into offer_mails (id, company_id, offer_id, kind, version, nth, link_id, sent_at, created_at, tries, taken_at, dropped_at)
      select id, company_id, (facts ->> 'offerId')::uuid, facts ->> 'kind', (facts ->> 'version')::integer,
        split_part(about, '/', 5)::integer, (facts ->> 'linkId')::uuid, sent_at, created_at, tries, taken_at, dropped_at
      from mails where kind = 'offer' and exists (
        select from offers where offers.company_id = mails.company_id and offers.id = (facts ->> 'offerId')::uuid);
      alter table offers force row level security;
      alter table offer_mails force row level security;
      drop table mails;
    `)
  }
}
