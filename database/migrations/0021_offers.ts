import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Offers with their attachments, timeline, private links and mails, and what a company settles for all of them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'offers',
        `-- The offer's public name, in addresses and logs: it alone opens nothing.
         link text not null unique check (length(link) between 12 and 64),
         -- Null in a draft that has none yet.
         worker_id uuid,
         -- A copy of its own, of category OFFERED.
         package_id uuid,
         status text not null default 'DRAFT'
           check (status in ('DRAFT', 'SENT', 'ACCEPTED', 'REJECTED', 'RETRACTED', 'EXPIRED', 'CONTRACTED')),
         language text not null check (language in ('fr', 'nl', 'en')),
         -- The last day on which it can be accepted, in Belgium.
         validity_date date,
         include_variable_compensation boolean not null default false,
         accepted_with_variable boolean,
         signer_id uuid,
         -- Blocks with variables (modules/templates/domain/template_body.ts).
         body jsonb not null default '[]',
         -- The same without variables, as it was sent.
         rendered jsonb,
         -- What was offered and who signs, with every figure, as it was sent; and as it was accepted.
         sent jsonb,
         accepted jsonb,
         -- Personal words of the mail.
         message text not null default '' check (length(message) <= 5000),
         -- Of the contents: who changes them says which they saw, and so does who accepts.
         version integer not null default 1,
         -- How many reminders of this version have left.
         reminders integer not null default 0,
         sent_at timestamptz,
         opened_at timestamptz,
         accepted_at timestamptz,
         created_by uuid,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         unique (company_id, package_id),
         check (status = 'DRAFT'
           or (worker_id is not null and package_id is not null and validity_date is not null and sent is not null)),
         check ((status in ('ACCEPTED', 'CONTRACTED')) = (accepted is not null)),
         foreign key (company_id, worker_id) references workers (company_id, id),
         foreign key (company_id, package_id) references packages (company_id, id),
         foreign key (company_id, signer_id) references signers (company_id, id) on delete set null (signer_id),
         foreign key (company_id, created_by) references users (company_id, id)`
      )}
      create index on offers (company_id, updated_at desc, id desc);
      create index on offers (company_id, status, validity_date);
      create index on offers (company_id, worker_id);

      ${tenantTable(
        'offer_files',
        `offer_id uuid not null,
         name text not null check (length(name) between 1 and 200),
         -- As the bytes say, whatever their sender called them.
         type text not null check (type in ('application/pdf', 'image/png', 'image/jpeg')),
         size integer not null check (size > 0),
         file_key text not null,
         created_at timestamptz not null default now(),
         foreign key (company_id, offer_id) references offers (company_id, id) on delete cascade`
      )}
      create index on offer_files (company_id, offer_id, id);

      ${tenantTable(
        'offer_events',
        `offer_id uuid not null,
         kind text not null check (kind in ('CREATED', 'SENT', 'RESENT', 'OPENED', 'CONFIGURED', 'SITUATION_CHANGED',
           'REMINDED', 'EXTENDED', 'CHANGED', 'ACCEPTED', 'REJECTED', 'RETRACTED', 'EXPIRED', 'DOWNLOADED', 'CONTRACTED')),
         -- The offer's after it.
         status text not null,
         version integer not null,
         -- Null: the candidate, or time.
         user_id uuid,
         details jsonb not null default '{}',
         at timestamptz not null default clock_timestamp(),
         foreign key (company_id, offer_id) references offers (company_id, id) on delete cascade,
         foreign key (company_id, user_id) references users (company_id, id)`
      )}
      create index on offer_events (company_id, offer_id, id);

      ${tenantTable(
        'offer_links',
        `offer_id uuid not null,
         -- SHA-256 of the secret; null until the mail leaves, because only the mail holds the secret.
         secret_hash text unique,
         version integer not null,
         -- Null: somebody copied it.
         mailed_to text,
         revoked_at timestamptz,
         opened_at timestamptz,
         created_by uuid,
         created_at timestamptz not null default now(),
         foreign key (company_id, offer_id) references offers (company_id, id) on delete cascade,
         foreign key (company_id, created_by) references users (company_id, id)`
      )}
      create index on offer_links (company_id, offer_id, id);

      ${tenantTable(
        'offer_sessions',
        `link_id uuid not null,
         token_hash text not null unique,
         expires_at timestamptz not null,
         created_at timestamptz not null default now(),
         foreign key (company_id, link_id) references offer_links (company_id, id) on delete cascade`
      )}
      create index on offer_sessions (company_id, link_id);

      ${tenantTable(
        'offer_mails',
        `offer_id uuid not null,
         kind text not null check (kind in ('OFFER', 'REMINDER', 'RETRACTED', 'EXPIRED', 'ACCEPTED_CANDIDATE', 'ACCEPTED_EMPLOYER')),
         -- Of the offer; with the kind and a number it makes the mail one of its kind.
         version integer not null,
         nth integer not null default 0,
         -- The link that the mail carries.
         link_id uuid,
         sent_at timestamptz,
         created_at timestamptz not null default now(),
         unique (company_id, offer_id, kind, version, nth),
         foreign key (company_id, offer_id) references offers (company_id, id) on delete cascade,
         foreign key (company_id, link_id) references offer_links (company_id, id) on delete cascade`
      )}

      ${tenantTable(
        'offer_settings',
        `validity_days integer not null default 14 check (validity_days between 1 and 365),
         -- Days before the last one, the earliest first.
         reminder_days smallint[] not null default '{3,1}',
         template_fr uuid,
         template_nl uuid,
         template_en uuid,
         signer_id uuid,
         -- What the candidate sees besides the offer.
         show_employer_cost boolean not null default false,
         show_legal_sources boolean not null default true,
         reply_to text check (reply_to = lower(reply_to)),
         version integer not null default 1,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         unique (company_id),
         foreign key (company_id, template_fr) references document_templates (company_id, id) on delete set null (template_fr),
         foreign key (company_id, template_nl) references document_templates (company_id, id) on delete set null (template_nl),
         foreign key (company_id, template_en) references document_templates (company_id, id) on delete set null (template_en),
         foreign key (company_id, signer_id) references signers (company_id, id) on delete set null (signer_id)`
      )}
    `)
  }

  async down() {
    this.schema.raw(
      'drop table offer_settings, offer_mails, offer_sessions, offer_links, offer_events, offer_files, offers'
    )
  }
}
