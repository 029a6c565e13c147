import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#config/database'
import { forgetPeople } from '#database/forget_people'
import { tenantTable } from '#database/tenant_table'

/** Runs over an HR system: what they did to whom, what they ask, and what was read. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'sync_runs',
        `connection_id uuid not null,
         cause text not null check (cause in ('NIGHT', 'PERSON', 'MESSAGE')),
         is_dry boolean not null,
         status text not null default 'WAITING'
           check (status in ('WAITING', 'RUNNING', 'ASKING', 'DONE', 'FAILED', 'STOPPED')),
         -- Only who changed after; null is everybody.
         since timestamptz,
         -- Where the reading goes on, and how many people of that page are done.
         cursor text,
         taken integer not null default 0,
         is_read boolean not null default false,
         -- Whose manager was not there yet: their id in the system, and how it names the manager.
         later jsonb not null default '[]' check (jsonb_typeof(later) = 'array'),
         read integer not null default 0,
         total integer,
         created integer not null default 0,
         changed integer not null default 0,
         same integer not null default 0,
         skipped integer not null default 0,
         failed integer not null default 0,
         asked integer not null default 0,
         proposed integer not null default 0,
         -- People whose end it would propose, and whether a person let it go on with so many.
         ends integer not null default 0,
         ends_allowed boolean not null default false,
         -- How often a person let it go on.
         resumed integer not null default 0,
         failure text,
         requested_by uuid,
         created_at timestamptz not null default now(),
         started_at timestamptz,
         finished_at timestamptz,
         foreign key (company_id, connection_id) references hr_connections (company_id, id) on delete cascade,
         foreign key (company_id, requested_by) references users (company_id, id) on delete set null (requested_by)`
      )}
      create index on sync_runs (company_id, created_at desc, id desc);
      -- One at a time of each connection.
      create unique index on sync_runs (company_id, connection_id) where status in ('WAITING', 'RUNNING', 'ASKING');
      ${tenantTable(
        'sync_rows',
        `run_id uuid not null,
         nth integer not null,
         external_id text not null,
         worker_id uuid,
         label text not null,
         outcome text not null
           check (outcome in ('NEW', 'CHANGED', 'SAME', 'SKIPPED', 'FAILED', 'ASKED', 'PROPOSED')),
         -- The sentence of it.
         code text not null,
         params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
         -- Field, before, after, and what became of it.
         changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
         refusals jsonb not null default '[]' check (jsonb_typeof(refusals) = 'array'),
         answer text check (answer in ('OURS', 'THEIRS', 'SOME', 'SAME_PERSON', 'OTHER_PERSON', 'ENDED', 'STAYS', 'ASKED_AGAIN')),
         answered_by uuid,
         answered_at timestamptz,
         unique (company_id, run_id, external_id),
         foreign key (company_id, run_id) references sync_runs (company_id, id) on delete cascade,
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade,
         foreign key (company_id, answered_by) references users (company_id, id) on delete set null (answered_by)`
      )}
      create index on sync_rows (company_id, run_id, nth);
      create index on sync_rows (company_id, worker_id);
      create index on sync_rows (company_id, external_id) where outcome in ('ASKED', 'PROPOSED') and answer is null;
      ${tenantTable(
        'sync_answers',
        `row_id uuid not null,
         -- What the system said, packed and sealed.
         content text not null,
         created_at timestamptz not null default now(),
         unique (company_id, row_id),
         foreign key (company_id, row_id) references sync_rows (company_id, id) on delete cascade`
      )}
      ${tenantTable(
        'synced_people',
        `connection_id uuid not null,
         external_id text not null,
         -- What both sides said when they last agreed, sealed.
         seen text not null,
         -- Their end was proposed, and a person said that they stay.
         stays boolean not null default false,
         updated_at timestamptz not null default now(),
         unique (company_id, connection_id, external_id),
         foreign key (company_id, connection_id) references hr_connections (company_id, id) on delete cascade`
      )}
      ${tenantTable(
        'hr_messages',
        `connection_id uuid not null,
         message_id text not null,
         created_at timestamptz not null default now(),
         unique (company_id, connection_id, message_id),
         foreign key (company_id, connection_id) references hr_connections (company_id, id) on delete cascade`
      )}
      -- Who is forgotten is forgotten with what was synchronised of them.
      drop function forget_people(interval, interval, boolean);
      ${forgetPeople()}
      revoke execute on function forget_people(interval, interval, boolean) from public;
      grant execute on function forget_people(interval, interval, boolean) to ${appRole};
    `)
  }

  async down() {
    this.schema.raw(`
      drop table hr_messages; drop table synced_people; drop table sync_answers;
      drop table sync_rows; drop table sync_runs;
    `)
  }
}
