import { BaseSchema } from '@adonisjs/lucid/schema'
import { oneSubject } from '#database/one_subject'
import { tenantTable } from '#database/tenant_table'

/**
 * Workers' own details (ADR 39): plain columns beside the name, the sealed ones in a table of their own, the links by
 * which workers fill them in, and what the company settles for those.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table workers
        add column date_of_birth date,
        add column place_of_birth text,
        -- Countries by the two letters of ISO 3166-1.
        add column nationality text check (nationality ~ '^[A-Z]{2}$'),
        add column gender text check (gender in ('M', 'F', 'X')),
        add column phone text,
        add column address_line1 text,
        add column address_line2 text,
        add column address_postal_code text,
        add column address_city text,
        add column address_country text check (address_country ~ '^[A-Z]{2}$'),
        add column photo_file_key text,
        add column photo_type text check (photo_type in ('image/png', 'image/jpeg')),
        add column details_version integer not null default 1;

      ${tenantTable(
        'worker_private',
        `worker_id uuid not null,
         -- Sealed, each for its worker and its column (modules/team/models/worker_private.ts).
         niss text,
         iban text,
         bic text,
         -- The first day on which the account is paid to; until then it is the former one.
         valid_from date,
         former_iban text,
         former_bic text,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         unique (company_id, worker_id),
         check ((iban is null) = (valid_from is null)),
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade`
      )}

      ${tenantTable(
        'worker_codes',
        `worker_id uuid not null,
         -- Where it goes: what was known of the worker before.
         via text not null check (via in ('EMAIL', 'PHONE')),
         -- Null until it leaves.
         code_hash text,
         tries integer not null default 0,
         expires_at timestamptz not null,
         created_at timestamptz not null default now(),
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade`
      )}
      create index on worker_codes (company_id, worker_id, id);

      ${tenantTable(
        'worker_form_settings',
        `-- Why everything is asked before the contract is signed, as workers read it; null where it is not.
         all_at_once_because text check (length(all_at_once_because) between 1 and 500),
         version integer not null default 1,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         unique (company_id)`
      )}

      ${column('private_links')}
      -- Which parts of a form it opens; null where it opens something else.
      alter table private_links add column sections text[]
        check (sections <@ '{ADMINISTRATIVE,SITUATION,BANK}' and cardinality(sections) > 0);
      ${column('timeline_events')}
      alter table timeline_events add constraint timeline_events_of_workers check (worker_id is null or ${KINDS});
    `)
  }

  async down() {
    this.schema.raw(`
      alter table timeline_events drop constraint timeline_events_of_workers;
      alter table private_links drop column sections;
      ${withoutWorkers('private_links')}
      ${withoutWorkers('timeline_events')}
      drop table worker_form_settings, worker_codes, worker_private;
      alter table workers
        drop column date_of_birth, drop column place_of_birth, drop column nationality, drop column gender,
        drop column phone, drop column address_line1, drop column address_line2, drop column address_postal_code,
        drop column address_city, drop column address_country, drop column photo_file_key, drop column photo_type,
        drop column details_version;
    `)
  }
}

/** Workers become a subject. */
function column(table: string): string {
  return `
      alter table ${table} add column worker_id uuid,
        add foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade;
      create index on ${table} (company_id, worker_id, id) where worker_id is not null;
      ${oneSubject(table, ['offer', 'worker'])}`
}

/** As the table's owner, who otherwise sees no company. */
function withoutWorkers(table: string): string {
  return `
      alter table ${table} drop constraint ${table}_one_subject;
      alter table ${table} no force row level security;
      delete from ${table} where worker_id is not null;
      alter table ${table} force row level security;
      alter table ${table} drop column worker_id;
      ${oneSubject(table, ['offer'])}`
}

const KINDS = `kind in ('FORM_SENT', 'FORM_OPENED', 'FORM_SAVED', 'FORM_REVOKED', 'ACCOUNT_CHANGED')`
