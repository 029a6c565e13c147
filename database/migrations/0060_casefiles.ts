import { BaseSchema } from '@adonisjs/lucid/schema'
import { oneSubject } from '#database/one_subject'
import { tenantTable } from '#database/tenant_table'

/** Casefiles with their documents and who signs them, as a type of subject beside offers and workers. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'casefiles',
        `-- The casefile's public name, in addresses and logs: it alone opens nothing.
         link text not null unique check (length(link) between 12 and 64),
         worker_id uuid not null,
         -- Null until it has one; null again when a contract is discarded that nobody signed.
         contract_id uuid,
         -- The accepted offer that it was made from before there was a contract.
         offer_id uuid,
         status text not null default 'DRAFT'
           check (status in ('DRAFT', 'WORKER_FORM_SENT', 'WORKER_INFO_READY', 'SIGNING', 'SEALING', 'SIGNED', 'REFUSED',
             'EXPIRED', 'CANCELLED')),
         language text not null check (language in ('fr', 'nl', 'en')),
         -- The last day to sign, in Belgium.
         last_day date,
         -- Personal words of the mail to the signers.
         message text not null default '' check (length(message) <= 5000),
         -- What the work rules tell, of the list of the Act of 7 October 2022.
         in_work_rules text[] not null default '{}',
         -- Of the contents: who changes them says which they saw.
         version integer not null default 1,
         -- Of the worker's form: taken back and sent again it is another, which the links before do not open.
         form_version integer not null default 0,
         -- Since when nothing of it changes: printed, or sent.
         sent_at timestamptz,
         -- The day on which the last one signed, as who brought the paper says, and when and by whom that was said.
         signed_on date,
         signed_at timestamptz,
         signed_by uuid,
         -- The casefile that it is a copy of, or that it changes.
         amends_id uuid,
         created_by uuid,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         check ((status = 'SIGNED') = (signed_at is not null)),
         check (signed_at is null or signed_on is not null),
         foreign key (company_id, worker_id) references workers (company_id, id),
         foreign key (company_id, contract_id) references contracts (company_id, id) on delete set null (contract_id),
         foreign key (company_id, offer_id) references offers (company_id, id) on delete set null (offer_id),
         foreign key (company_id, signed_by) references users (company_id, id),
         foreign key (company_id, created_by) references users (company_id, id),
         foreign key (company_id, amends_id) references casefiles (company_id, id) on delete set null (amends_id)`
      )}
      create index on casefiles (company_id, updated_at desc, id desc);
      create index on casefiles (company_id, worker_id);
      create index on casefiles (company_id, contract_id);

      ${tenantTable(
        'casefile_documents',
        `casefile_id uuid not null,
         kind text not null check (kind in ('TEMPLATE', 'UPLOAD')),
         name text not null check (length(name) between 1 and 200),
         position integer not null,
         status text not null default 'DRAFT' check (status in ('DRAFT', 'SENT', 'SIGNED', 'VOID')),
         level text not null default 'PAPER' check (level in ('SIMPLE', 'QUALIFIED', 'PAPER')),
         -- Shown beside the binding one, and marked so.
         is_translation boolean not null default false,
         -- Of a template, copied: what becomes of the template changes nothing here. Its language is the text's.
         template_id uuid,
         template_kind text check (template_kind in ('CONTRACT', 'ANNEXE')),
         language text check (language in ('fr', 'nl', 'en')),
         body jsonb,
         -- The same without variables, as it was printed or sent.
         rendered jsonb,
         pages integer,
         -- What signers are shown, and its SHA-256; of an upload from the first day on.
         shown_file_key text,
         shown_hash text check (shown_hash ~ '^[0-9a-f]{64}$'),
         -- What they signed: of paper the scan, which may hold several documents.
         signed_file_key text,
         signed_hash text check (signed_hash ~ '^[0-9a-f]{64}$'),
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         check ((kind = 'TEMPLATE') = (body is not null)),
         check ((kind = 'TEMPLATE') = (template_kind is not null and language is not null)),
         check ((shown_file_key is null) = (shown_hash is null)),
         check ((signed_file_key is null) = (signed_hash is null)),
         check (kind = 'TEMPLATE' or shown_file_key is not null),
         check (status not in ('SENT', 'SIGNED') or shown_file_key is not null),
         check ((status = 'SIGNED') = (signed_file_key is not null)),
         foreign key (company_id, casefile_id) references casefiles (company_id, id) on delete cascade,
         foreign key (company_id, template_id) references document_templates (company_id, id)
           on delete set null (template_id)`
      )}
      create index on casefile_documents (company_id, casefile_id, position);

      ${tenantTable(
        'casefile_signers',
        `casefile_id uuid not null,
         role text not null check (role in ('EMPLOYER', 'WORKER')),
         -- Who has the same number signs at the same time.
         sign_order integer not null check (sign_order between 1 and 20),
         -- As they were when the documents were printed or sent; before that, those of the two rows named below.
         name text not null,
         email text not null default '',
         function text not null default '',
         signer_id uuid,
         worker_id uuid,
         language text not null check (language in ('fr', 'nl', 'en')),
         status text not null default 'WAITING'
           check (status in ('WAITING', 'INVITED', 'OPENED', 'SIGNED', 'REFUSED', 'REPLACED')),
         created_at timestamptz not null default now(),
         check (role = 'EMPLOYER' or worker_id is not null),
         unique (company_id, casefile_id, signer_id),
         unique (company_id, casefile_id, worker_id),
         foreign key (company_id, casefile_id) references casefiles (company_id, id) on delete cascade,
         foreign key (company_id, signer_id) references signers (company_id, id) on delete set null (signer_id),
         foreign key (company_id, worker_id) references workers (company_id, id)`
      )}
      create index on casefile_signers (company_id, casefile_id, sign_order);

      ${OF_SUBJECTS.map(
        (table) => `
        alter table ${table} add column casefile_id uuid,
          add foreign key (company_id, casefile_id) references casefiles (company_id, id) on delete cascade;
        create index on ${table} (company_id, casefile_id, id);
        ${oneSubject(table, ['offer', 'worker', 'casefile'])}`
      ).join('\n')}
      alter table timeline_events add constraint timeline_events_of_casefiles
        check (casefile_id is null or kind in ('CREATED', 'CHANGED', 'FORM_SENT', 'FORM_RESENT', 'FORM_OPENED',
          'FORM_FILLED', 'FORM_WITHDRAWN', 'PRINTED', 'REOPENED', 'SIGNED_ON_PAPER', 'CANCELLED'));
    `)
  }

  async down() {
    this.schema.raw(`
      ${OF_SUBJECTS.map(
        (table) => `
        -- As the table's owner, who otherwise sees no company.
        alter table ${table} no force row level security;
        delete from ${table} where casefile_id is not null;
        alter table ${table} force row level security;
        alter table ${table} drop constraint ${table}_one_subject;
        alter table ${table} drop column casefile_id cascade;
        ${oneSubject(table, ['offer', 'worker'])}`
      ).join('\n')}
      drop table casefile_signers, casefile_documents, casefiles;
    `)
  }
}

const OF_SUBJECTS = ['timeline_events', 'private_links']
