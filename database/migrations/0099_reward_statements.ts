import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Reward statements: rounds of them, one person's of a round in frozen versions, and the runs that publish them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'reward_statement_groups',
        `name text not null check (length(name) between 1 and 200),
         -- The day whose contracts and law count.
         statement_date date not null,
         show_variable_remunerations boolean not null default true,
         show_previous_contracts boolean not null default true,
         -- A letter in blocks for each language that has one.
         texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object'),
         -- Whom it is for, as the filter of the team says it; nobody yet where it is null, everybody where it is empty.
         audience jsonb check (jsonb_typeof(audience) = 'object'),
         status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
         version integer not null default 1,
         created_by uuid,
         published_at timestamptz,
         withdrawn_at timestamptz,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         check ((status = 'DRAFT') = (published_at is null)),
         check ((status = 'WITHDRAWN') = (withdrawn_at is not null)),
         foreign key (company_id, created_by) references users (company_id, id)`
      )}
      create index on reward_statement_groups (company_id, statement_date desc, id);
      ${tenantTable(
        'reward_group_documents',
        `group_id uuid not null,
         company_document_id uuid not null,
         unique (company_id, group_id, company_document_id),
         foreign key (company_id, group_id) references reward_statement_groups (company_id, id) on delete cascade,
         -- What the company takes away hangs on no statement any more.
         foreign key (company_id, company_document_id) references company_documents (company_id, id) on delete cascade`
      )}
      ${tenantTable(
        'reward_publications',
        `group_id uuid not null,
         kind text not null check (kind in ('PUBLISH', 'REISSUE')),
         -- Of a reissue those whom it is for; everybody who has a statement where it is null.
         worker_ids uuid[],
         because text not null default '' check (length(because) <= 1000),
         status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
         -- People whom it covers, those who were gone through, statements that were published, PDFs that were drawn.
         total integer not null default 0,
         done integer not null default 0,
         published integer not null default 0,
         drawn integer not null default 0,
         failure text,
         requested_by uuid,
         created_at timestamptz not null default now(),
         finished_at timestamptz,
         check (kind = 'REISSUE' or worker_ids is null),
         foreign key (company_id, group_id) references reward_statement_groups (company_id, id) on delete cascade,
         foreign key (company_id, requested_by) references users (company_id, id)`
      )}
      -- A group has one run at a time.
      create unique index reward_publications_under_way on reward_publications (company_id, group_id)
        where status in ('waiting', 'running');
      create index on reward_publications (company_id, group_id, id desc);
      ${tenantTable(
        'reward_statements',
        `group_id uuid not null,
         worker_id uuid not null,
         -- The version that its worker is shown.
         version integer not null default 1,
         -- When they opened that version first, and when its mail left.
         opened_at timestamptz,
         mailed_at timestamptz,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         unique (company_id, group_id, worker_id),
         foreign key (company_id, group_id) references reward_statement_groups (company_id, id) on delete cascade,
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade`
      )}
      create index on reward_statements (company_id, worker_id);
      ${tenantTable(
        'reward_statement_versions',
        `statement_id uuid not null,
         worker_id uuid not null,
         version integer not null,
         language text not null check (language in ('fr', 'nl', 'en')),
         -- All that it says, frozen as it was published.
         says jsonb not null check (jsonb_typeof(says) = 'object'),
         -- Why it took the place of the one before; empty of the first.
         because text not null default '' check (length(because) <= 1000),
         -- The run that published it.
         publication_id uuid not null,
         -- Its PDF, once it is drawn.
         file_key text,
         opened_at timestamptz,
         created_at timestamptz not null default now(),
         unique (company_id, statement_id, version),
         foreign key (company_id, statement_id) references reward_statements (company_id, id) on delete cascade,
         foreign key (company_id, publication_id) references reward_publications (company_id, id) on delete cascade,
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade`
      )}
      create index on reward_statement_versions (company_id, worker_id);
      create index on reward_statement_versions (company_id, publication_id, id);
      ${tenantTable(
        'reward_omissions',
        `publication_id uuid not null,
         worker_id uuid not null,
         -- Why this person was left out, and what the sentence names.
         reason text not null,
         details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
         unique (company_id, publication_id, worker_id),
         foreign key (company_id, publication_id) references reward_publications (company_id, id) on delete cascade,
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade`
      )}
    `)
  }

  async down() {
    this.schema.raw(`
      drop table reward_omissions, reward_statement_versions, reward_statements, reward_publications,
        reward_group_documents, reward_statement_groups
    `)
  }
}
