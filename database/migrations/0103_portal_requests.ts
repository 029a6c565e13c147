import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** What workers ask in their portal, and what they propose for HR to accept (ADR 61). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'portal_questions',
        `worker_id uuid not null,
         -- The statement and the line that it is about, where it is about one.
         statement_id uuid,
         about text not null default '' check (length(about) <= 200),
         text text not null check (length(text) between 1 and 2000),
         answer text check (length(answer) between 1 and 4000),
         answered_by uuid,
         answered_at timestamptz,
         -- When the worker read the answer.
         read_at timestamptz,
         created_at timestamptz not null default now(),
         check ((answer is null) = (answered_at is null)),
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade,
         foreign key (company_id, statement_id) references reward_statements (company_id, id) on delete set null (statement_id),
         foreign key (company_id, answered_by) references users (company_id, id) on delete set null (answered_by)`
      )}
      create index on portal_questions (company_id, worker_id, id);
      create index on portal_questions (company_id, id) where answer is null;

      ${tenantTable(
        'portal_proposals',
        `worker_id uuid not null,
         kind text not null check (kind in ('SITUATION', 'ACCOUNT')),
         -- The household that is proposed; an account lies sealed in worker_private.
         fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object'),
         status text not null default 'OPEN' check (status in ('OPEN', 'ACCEPTED', 'REFUSED', 'WITHDRAWN')),
         -- Why it was refused, as the worker reads it.
         reason text not null default '' check (length(reason) <= 500),
         settled_by uuid,
         settled_at timestamptz,
         created_at timestamptz not null default now(),
         check ((status = 'OPEN') = (settled_at is null)),
         check (kind = 'SITUATION' or fields = '{}'),
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade,
         foreign key (company_id, settled_by) references users (company_id, id) on delete set null (settled_by)`
      )}
      create unique index on portal_proposals (company_id, worker_id, kind) where status = 'OPEN';
      create index on portal_proposals (company_id, worker_id, id);

      alter table worker_private
        -- Sealed as the account is: another one that its worker proposes and HR has not accepted yet.
        add column proposed_iban text,
        add column proposed_bic text;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table worker_private drop column proposed_iban, drop column proposed_bic;
      drop table portal_proposals, portal_questions
    `)
  }
}
