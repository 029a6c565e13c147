import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#config/database'
import { tenantTable } from '#database/tenant_table'

/** Signing in a browser (ADR 46): where each signer stands, what they agreed to, their codes, and what is settled for all. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table casefile_signers
        add column invited_at timestamptz,
        add column opened_at timestamptz,
        add column signed_at timestamptz,
        add column refused_at timestamptz,
        -- Since when they would rather sign on paper.
        add column paper_asked_at timestamptz,
        -- Why they refused.
        add column reason text check (length(reason) between 1 and 500),
        add check ((status = 'REFUSED') = (refused_at is not null)),
        add check ((refused_at is null) = (reason is null)),
        drop constraint casefile_signers_company_id_casefile_id_signer_id_key,
        drop constraint casefile_signers_company_id_casefile_id_worker_id_key;
      -- Who was replaced stays in the list; nobody stands in it twice besides.
      create unique index casefile_signers_once on casefile_signers (company_id, casefile_id, signer_id)
        where status <> 'REPLACED';
      create unique index casefile_signers_worker_once on casefile_signers (company_id, casefile_id, worker_id)
        where status <> 'REPLACED';

      create index on casefile_signers (company_id, lower(email)) where status in ('INVITED', 'OPENED');

      -- Whose hands it opens a casefile for; null where it opens something else.
      alter table private_links add column casefile_signer_id uuid,
        add check (casefile_signer_id is null or casefile_id is not null),
        add foreign key (company_id, casefile_signer_id) references casefile_signers (company_id, id) on delete cascade;
      create index on private_links (company_id, casefile_signer_id) where casefile_signer_id is not null;

      ${tenantTable(
        'signing_consents',
        `casefile_signer_id uuid not null,
         -- Of the casefile's contents.
         version integer not null,
         -- The exact words that the signer agreed to, in the language of the casefile.
         sentence text not null check (length(sentence) > 0),
         level text not null check (level in ('SIMPLE', 'QUALIFIED')),
         -- What they were shown: each document's id with its SHA-256.
         hashes jsonb not null,
         identified_by text not null
           check (identified_by in ('LINK', 'LINK_AND_MAIL_CODE', 'LINK_AND_TEXT_MESSAGE_CODE')),
         ip text not null,
         user_agent text not null,
         typed_name text check (length(typed_name) between 1 and 200),
         -- What they drew, as a PNG.
         drawn_name bytea check (octet_length(drawn_name) <= 120000),
         at timestamptz not null default now(),
         check (num_nonnulls(typed_name, drawn_name) >= 1),
         unique (company_id, casefile_signer_id),
         foreign key (company_id, casefile_signer_id) references casefile_signers (company_id, id) on delete cascade`
      )}
      -- What somebody agreed to stays as it was written.
      revoke update, delete, truncate on signing_consents from ${appRole};

      ${tenantTable(
        'signing_codes',
        `casefile_signer_id uuid not null,
         -- The browser that asked for it: in no other does it open anything.
         link_session_id uuid not null,
         via text not null check (via in ('EMAIL', 'PHONE')),
         -- Null until it leaves.
         code_hash text,
         tries integer not null default 0,
         confirmed_at timestamptz,
         expires_at timestamptz not null,
         created_at timestamptz not null default now(),
         foreign key (company_id, casefile_signer_id) references casefile_signers (company_id, id) on delete cascade,
         foreign key (company_id, link_session_id) references link_sessions (company_id, id) on delete cascade`
      )}
      create index on signing_codes (company_id, casefile_signer_id, id);

      ${tenantTable(
        'signing_settings',
        `contract_level text not null check (contract_level in ('SIMPLE', 'QUALIFIED', 'PAPER')),
         annexe_level text not null check (annexe_level in ('SIMPLE', 'QUALIFIED', 'PAPER')),
         upload_level text not null check (upload_level in ('SIMPLE', 'QUALIFIED', 'PAPER')),
         -- Days before the last one, the earliest first.
         reminder_days smallint[] not null default '{7,3,1}' check (cardinality(reminder_days) <= 5),
         expiry_days integer not null default 30 check (expiry_days between 1 and 365),
         -- Whether everybody types a code besides opening their link.
         asks_code boolean not null default true,
         -- What an administrator read before a simple signature was allowed where the law may ask for more, and who and when.
         simple_words text,
         simple_accepted_by uuid,
         simple_accepted_at timestamptz,
         version integer not null default 1,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         unique (company_id),
         check ((simple_words is null) = (simple_accepted_at is null)),
         check (simple_accepted_at is not null or (contract_level <> 'SIMPLE' and upload_level <> 'SIMPLE')),
         foreign key (company_id, simple_accepted_by) references users (company_id, id)`
      )}

      alter table timeline_events drop constraint timeline_events_of_casefiles;
      alter table timeline_events add constraint timeline_events_of_casefiles check (casefile_id is null or ${SIGNING_TOO});
    `)
  }

  async down() {
    this.schema.raw(`
      alter table timeline_events drop constraint timeline_events_of_casefiles;
      alter table timeline_events no force row level security;
      delete from timeline_events where casefile_id is not null and not (${BEFORE});
      alter table timeline_events force row level security;
      alter table timeline_events add constraint timeline_events_of_casefiles check (casefile_id is null or ${BEFORE});
      drop table signing_settings, signing_codes, signing_consents;
      alter table private_links drop column casefile_signer_id cascade;
      drop index casefile_signers_once, casefile_signers_worker_once;
      alter table casefile_signers no force row level security;
      delete from casefile_signers where status = 'REPLACED';
      alter table casefile_signers force row level security;
      alter table casefile_signers
        add unique (company_id, casefile_id, signer_id),
        add unique (company_id, casefile_id, worker_id),
        drop column invited_at, drop column opened_at, drop column signed_at, drop column refused_at,
        drop column paper_asked_at, drop column reason;
    `)
  }
}

const BEFORE = `kind in ('CREATED', 'CHANGED', 'FORM_SENT', 'FORM_RESENT', 'FORM_OPENED', 'FORM_FILLED', 'FORM_WITHDRAWN',
  'PRINTED', 'REOPENED', 'SIGNED_ON_PAPER', 'CANCELLED')`
const SIGNING_TOO = BEFORE.replace(
  ')',
  `, 'SENT', 'INVITED', 'OPENED', 'PAPER_ASKED', 'SIGNED', 'REFUSED', 'REMINDED', 'EXTENDED', 'SIGNER_REPLACED', 'EXPIRED', 'SEALED')`
)
