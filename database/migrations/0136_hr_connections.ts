import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** HR systems that a company had connected, and what of its people is kept there. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'hr_connections',
        `system text not null check (system in ('officient', 'personio', 'bamboohr', 'odoo')),
         address text check (length(address) between 1 and 300),
         -- The fields of its key, sealed; never shown again.
         key text not null,
         -- Whose it is, as the system calls them, and what the key may do.
         account text not null,
         health jsonb not null check (jsonb_typeof(health) = 'object'),
         checked_at timestamptz not null default now(),
         state text not null default 'NEW' check (state in ('NEW', 'ACTIVE', 'PAUSED')),
         paused_why text check (paused_why in ('PERSON', 'KEY')),
         -- Refusals of the key in a row.
         refusals integer not null default 0 check (refusals >= 0),
         -- Who owns a field, by its name, where it is not as usual.
         owners jsonb not null default '{}' check (jsonb_typeof(owners) = 'object'),
         -- What its words mean here: field, from, to.
         meant jsonb not null default '[]' check (jsonb_typeof(meant) = 'array'),
         makes_names boolean not null default true,
         is_nightly boolean not null default true,
         -- What the system calls its webhook, and the secret that it signs with, sealed.
         webhook_id text,
         webhook_secret text,
         -- A message came while a run was under way.
         is_wanted boolean not null default false,
         -- All that changed before has been taken over; null where everybody is to be read.
         synced_until timestamptz,
         read_whole_at timestamptz,
         version integer not null default 1,
         created_by uuid,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         check ((state = 'PAUSED') = (paused_why is not null)),
         check ((webhook_id is null) = (webhook_secret is null)),
         unique (company_id, system),
         foreign key (company_id, created_by) references users (company_id, id) on delete set null (created_by)`
      )}
      ${tenantTable(
        'kept_fields',
        `-- As their ids in other programs name it.
         system text not null check (length(system) between 1 and 60),
         fields jsonb not null check (jsonb_typeof(fields) = 'array'),
         updated_at timestamptz not null default now(),
         unique (company_id, system)`
      )}
    `)
  }

  async down() {
    this.schema.raw('drop table kept_fields; drop table hr_connections;')
  }
}
