import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Signatures by certificates that persons have of their own (ADR 47). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table casefile_documents
        -- What was shown, with the signatures of those who signed it with their own certificates so far.
        add column signing_file_key text,
        add column signing_hash text check (signing_hash ~ '^[0-9a-f]{64}$'),
        -- The certificate of a document that takes no page any more, a sealed file of its own.
        add column certificate_file_key text,
        add column certificate_hash text check (certificate_hash ~ '^[0-9a-f]{64}$'),
        add check ((signing_file_key is null) = (signing_hash is null)),
        add check ((certificate_file_key is null) = (certificate_hash is null));

      alter table signing_consents
        -- Whose certificate signed, who issued it, and its number there.
        add column certificate jsonb,
        add check ((level = 'QUALIFIED') = (certificate is not null)),
        drop constraint signing_consents_identified_by_check,
        add constraint signing_consents_identified_by_check
          check (identified_by in ('LINK', 'LINK_AND_MAIL_CODE', 'LINK_AND_TEXT_MESSAGE_CODE', 'CERTIFICATE'));

      ${tenantTable(
        'signing_attempts',
        `casefile_signer_id uuid not null,
         -- The browser that left for the provider: in no other is it gone on with.
         link_session_id uuid not null,
         -- What the signer agreed to before they left.
         version integer not null,
         sentence text not null check (length(sentence) > 0),
         hashes jsonb not null,
         typed_name text check (length(typed_name) between 1 and 200),
         drawn_name bytea check (octet_length(drawn_name) <= 120000),
         -- The certificate with its chain in base64, and encrypted what the provider gave us to use it; null until they came back once.
         certificates jsonb,
         provider text,
         -- Where each document's signature goes, and what it was prepared from.
         rooms jsonb,
         expires_at timestamptz not null,
         created_at timestamptz not null default now(),
         check (num_nonnulls(typed_name, drawn_name) >= 1),
         check (num_nonnulls(certificates, provider, rooms) in (0, 3)),
         foreign key (company_id, casefile_signer_id) references casefile_signers (company_id, id) on delete cascade,
         foreign key (company_id, link_session_id) references link_sessions (company_id, id) on delete cascade`
      )}
      create index on signing_attempts (company_id, casefile_signer_id);
    `)
  }

  async down() {
    this.schema.raw(`
      drop table signing_attempts;
      alter table signing_consents no force row level security;
      delete from signing_consents where level = 'QUALIFIED';
      alter table signing_consents force row level security;
      alter table signing_consents
        drop column certificate cascade,
        drop constraint signing_consents_identified_by_check,
        add constraint signing_consents_identified_by_check
          check (identified_by in ('LINK', 'LINK_AND_MAIL_CODE', 'LINK_AND_TEXT_MESSAGE_CODE'));
      alter table casefile_documents
        drop column signing_file_key cascade, drop column signing_hash cascade,
        drop column certificate_file_key cascade, drop column certificate_hash cascade;
    `)
  }
}
