import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Files that are taken in: what was decided of each, the file itself as long as it can be undone, and what comes back. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'imports',
        `target text not null,
         status text not null default 'DRAFT' check (status in ('DRAFT', 'COMMITTED', 'UNDONE')),
         file_name text not null,
         -- By which a file is known again.
         file_hash text not null,
         bytes integer not null,
         settings jsonb not null check (jsonb_typeof(settings) = 'object'),
         created integer not null default 0,
         changed integer not null default 0,
         same integer not null default 0,
         refused integer not null default 0,
         created_by uuid,
         created_at timestamptz not null default now(),
         committed_by uuid,
         committed_at timestamptz,
         undone_by uuid,
         undone_at timestamptz,
         foreign key (company_id, created_by) references users (company_id, id) on delete set null (created_by),
         foreign key (company_id, committed_by) references users (company_id, id) on delete set null (committed_by),
         foreign key (company_id, undone_by) references users (company_id, id) on delete set null (undone_by)`
      )}
      create index on imports (company_id, created_at desc, id desc);
      create index on imports (company_id, file_hash);
      ${tenantTable(
        'import_files',
        `import_id uuid not null,
         -- Packed and sealed.
         content text not null,
         -- What was done and what was refused, sealed: with it the import is undone.
         applied text,
         unique (company_id, import_id),
         foreign key (company_id, import_id) references imports (company_id, id) on delete cascade`
      )}
      ${tenantTable(
        'import_profiles',
        `target text not null,
         -- Of the titles of a file, in whatever order.
         fingerprint text not null,
         settings jsonb not null check (jsonb_typeof(settings) = 'object'),
         updated_at timestamptz not null default now(),
         unique (company_id, target, fingerprint)`
      )}
    `)
  }

  async down() {
    this.schema.raw('drop table import_profiles; drop table import_files; drop table imports;')
  }
}
