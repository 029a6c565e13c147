import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Lists on their way into a file that is too long for one answer. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'exports',
        `kind text not null check (kind in ('packages', 'audit')),
         format text not null check (format in ('csv', 'xlsx')),
         language text not null check (language in ('fr', 'nl', 'en')),
         -- As its list judged it.
         filter jsonb not null default '{}',
         status text not null default 'waiting' check (status in ('waiting', 'running', 'ready', 'failed')),
         -- Rows; null until they are counted.
         total integer,
         done integer not null default 0,
         requested_by uuid not null,
         -- What the file was written for: a role that was narrowed since does not open it.
         role text not null,
         file_key text,
         bytes integer,
         -- Null until its turn has come.
         progressed_at timestamptz,
         mailed_at timestamptz,
         created_at timestamptz not null default now(),
         finished_at timestamptz,
         check ((status = 'ready') = (file_key is not null)),
         foreign key (company_id, requested_by) references users (company_id, id)`
      )}
      create index on exports (company_id, requested_by, id desc);
      create index on exports (company_id, id) where status in ('waiting', 'running');
    `)
  }

  async down() {
    this.schema.raw('drop table exports')
  }
}
