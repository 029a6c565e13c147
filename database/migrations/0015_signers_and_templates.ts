import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Who signs for the company, its other addresses and its number, and the templates of its documents. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- Ten digits, as the Crossroads Bank for Enterprises gives them.
      alter table companies
        add column numero_entreprise text not null default '' check (numero_entreprise ~ '^([01][0-9]{9}){0,1}$');

      ${tenantTable(
        'company_addresses',
        `kind text not null check (kind in ('INVOICE', 'CORRESPONDENCE', 'ESTABLISHMENT')),
         name text not null check (length(name) between 1 and 200),
         street text not null,
         postal_code text not null,
         city text not null,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now()`
      )}

      ${tenantTable(
        'signers',
        `name text not null check (length(name) between 1 and 200),
         nom_fonction text not null check (length(nom_fonction) <= 200),
         email text not null check (email = lower(email)),
         -- Where the picture of the signature lies, and its media type as its bytes say.
         signature_key text,
         signature_type text check ((signature_type is null) = (signature_key is null)),
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now()`
      )}

      ${tenantTable(
        'document_templates',
        `name text not null check (length(name) between 1 and 200),
         language text not null check (language in ('fr', 'nl', 'en')),
         kind text not null check (kind in ('OFFER_TEXT', 'CONTRACT', 'ANNEXE')),
         -- Blocks of lines of runs, never markup (modules/templates/domain/template_body.ts).
         body jsonb not null default '[]',
         version integer not null default 1,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now()`
      )}
      create index on document_templates (company_id, kind, name, id);
    `)
  }

  async down() {
    this.schema.raw(`
      drop table document_templates, signers, company_addresses;
      alter table companies drop column numero_entreprise;
    `)
  }
}
