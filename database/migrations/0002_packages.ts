import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Packages with their prints, workers, contracts and the indexation runs over them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'packages',
        `nom_fonction text not null check (length(nom_fonction) between 1 and 200),
         package_type text not null check (package_type in ('FIX', 'FLEX')),
         package_category text not null check (package_category in ('OFFERED', 'CONTRACTED', 'SIMULATION', 'REFERENCE')),
         date date not null,
         -- What the figures were computed with: the company's size and premium, the person, the package.
         company jsonb not null,
         worker jsonb not null,
         package jsonb not null,
         compute jsonb not null,
         -- Id and hash of the law it was computed with, and whether that law was a last known value carried on.
         lawset jsonb not null,
         -- Lines that the law known here could not answer on that day.
         gaps jsonb not null default '[]',
         version integer not null default 1,
         created_by uuid,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         foreign key (company_id, created_by) references users (company_id, id)`
      )}
      create index on packages (company_id, updated_at desc, id desc);

      ${tenantTable(
        'package_prints',
        `package_id uuid not null,
         status text not null default 'waiting' check (status in ('waiting', 'ready', 'failed')),
         language text not null check (language in ('fr', 'nl', 'en')),
         emailed_to text,
         emailed_at timestamptz,
         file_key text,
         failure text,
         requested_by uuid,
         created_at timestamptz not null default now(),
         finished_at timestamptz,
         foreign key (company_id, package_id) references packages (company_id, id) on delete cascade,
         foreign key (company_id, requested_by) references users (company_id, id)`
      )}

      ${tenantTable(
        'workers',
        `first_name text not null,
         last_name text not null,
         email text,
         language text not null default 'fr' check (language in ('fr', 'nl', 'en')),
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now()`
      )}
      create index on workers (company_id, last_name, first_name, id);

      ${tenantTable(
        'contracts',
        `worker_id uuid not null,
         package_id uuid not null,
         start_date date not null,
         end_date date check (end_date >= start_date),
         created_at timestamptz not null default now(),
         foreign key (company_id, worker_id) references workers (company_id, id),
         foreign key (company_id, package_id) references packages (company_id, id)`
      )}
      create index on contracts (company_id, worker_id, start_date desc);

      ${tenantTable(
        'indexations',
        `percent numeric(7, 4) not null check (percent > -100 and percent <= 100),
         commission_paritaire text not null,
         date date not null,
         dry_run boolean not null,
         status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
         total integer not null default 0,
         done integer not null default 0,
         failure text,
         requested_by uuid,
         created_at timestamptz not null default now(),
         finished_at timestamptz,
         foreign key (company_id, requested_by) references users (company_id, id)`
      )}

      ${tenantTable(
        'indexation_lines',
        `indexation_id uuid not null,
         contract_id uuid not null,
         salaire_brut_avant numeric(14, 2),
         salaire_brut_apres numeric(14, 2),
         salaire_net_avant numeric(14, 2),
         salaire_net_apres numeric(14, 2),
         cout_employeur_annuel_avant numeric(14, 2),
         cout_employeur_annuel_apres numeric(14, 2),
         failure text,
         unique (company_id, indexation_id, contract_id),
         foreign key (company_id, indexation_id) references indexations (company_id, id) on delete cascade,
         foreign key (company_id, contract_id) references contracts (company_id, id)`
      )}
    `)
  }

  async down() {
    this.schema.raw(
      'drop table indexation_lines, indexations, contracts, workers, package_prints, packages cascade'
    )
  }
}
