import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** What a company tries on its people before anything of it is agreed: places with their snapshots, and changes in order. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'scenarios',
        `name text not null check (length(name) between 1 and 120),
         description text not null default '' check (length(description) <= 2000),
         -- First day of the twelve months that it is about, and the day whose law applies.
         date date not null check (extract(day from date) = 1),
         archived_at timestamptz,
         -- One more with each change of what it is computed from.
         version integer not null default 1,
         -- The sums of the version that was computed last, with the law set that they rest on.
         computed_version integer not null default 0,
         totals jsonb,
         law_set text,
         law_hash text,
         -- How many people of the version under way are computed.
         progress integer not null default 0,
         created_by uuid,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         foreign key (company_id, created_by) references users (company_id, id) on delete set null (created_by)`
      )}
      create index on scenarios (company_id, archived_at, updated_at desc, id desc);
      ${tenantTable(
        'scenario_items',
        `scenario_id uuid not null,
         -- Null of who is supposed to come.
         worker_id uuid,
         -- The version that the snapshot was taken of; it is gone when that was discarded.
         contract_id uuid,
         is_new boolean not null default false,
         -- What the changes begin with, without a name.
         snapshot jsonb not null check (jsonb_typeof(snapshot) = 'object'),
         -- What it is before and after all changes, of the scenario's version beside it.
         before jsonb,
         after jsonb,
         failure text,
         skipped jsonb not null default '[]' check (jsonb_typeof(skipped) = 'array'),
         computed_version integer not null default 0,
         -- What the scenario became for this person: which way out, and the row it made.
         applied_as text check (applied_as in ('contract', 'offer', 'correction')),
         applied_id uuid,
         applied_at timestamptz,
         created_at timestamptz not null default now(),
         foreign key (company_id, scenario_id) references scenarios (company_id, id) on delete cascade,
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade,
         foreign key (company_id, contract_id) references contracts (company_id, id) on delete set null (contract_id),
         check (is_new = (worker_id is null))`
      )}
      create unique index on scenario_items (company_id, scenario_id, worker_id) where worker_id is not null;
      create index on scenario_items (company_id, scenario_id, id);
      create index on scenario_items (company_id, worker_id);
      create index on scenario_items (company_id, contract_id);
      ${tenantTable(
        'scenario_changes',
        `scenario_id uuid not null,
         position integer not null,
         type text not null check (type ~ '^[A-Z_]{3,40}$'),
         data jsonb not null check (jsonb_typeof(data) = 'object'),
         -- Whom it is for; null: everybody of the scenario.
         item_ids uuid[] check (array_length(item_ids, 1) > 0),
         undone_at timestamptz,
         created_by uuid,
         created_at timestamptz not null default now(),
         unique (company_id, scenario_id, position),
         foreign key (company_id, scenario_id) references scenarios (company_id, id) on delete cascade,
         foreign key (company_id, created_by) references users (company_id, id) on delete set null (created_by)`
      )}
    `)
  }

  async down() {
    this.schema.raw('drop table scenario_changes; drop table scenario_items; drop table scenarios')
  }
}
