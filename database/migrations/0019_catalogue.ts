import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** The company's benefits with their imports, what packages offer of them, and its joint-committee settings. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'benefits',
        `kind text not null check (kind in ('voitureSociete', 'velo', 'telephone', 'telephonePlan', 'laptop', 'extensionAssurance')),
         description text not null check (length(description) between 1 and 200),
         position integer not null,
         in_packages boolean not null default true,
         energie text,
         co2 integer check (co2 >= 0),
         -- EUR: the catalogue value of a car, a month of a device, a year and unit of an insurance.
         valeur numeric(10, 2) check (valeur >= 0),
         tco_mensuel numeric(10, 2) check (tco_mensuel >= 0),
         date_immatriculation date,
         eligible_budget_mobilite boolean not null default false,
         max_units integer check (max_units >= 1),
         version integer not null default 1,
         archived_at timestamptz,
         archived_by uuid,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         check ((kind = 'voitureSociete') = (energie is not null)),
         check ((kind in ('voitureSociete', 'velo')) = (tco_mensuel is not null)),
         check ((kind <> 'velo') = (valeur is not null)),
         foreign key (company_id, archived_by) references users (company_id, id)`
      )}
      create unique index on benefits (company_id, kind, lower(description)) where archived_at is null;
      create index on benefits (company_id, kind, position, id);

      ${tenantTable(
        'benefit_imports',
        `kind text not null,
         file_name text not null check (length(file_name) between 1 and 200),
         -- Which column of the file was which field: what the next import suggests.
         columns jsonb not null,
         -- Every row it wrote: its id, how it was before (null: new), its version since.
         effects jsonb not null,
         created integer not null,
         changed integer not null,
         skipped integer not null,
         refused integer not null,
         created_by uuid,
         created_at timestamptz not null default now(),
         undone_at timestamptz,
         undone_by uuid,
         foreign key (company_id, created_by) references users (company_id, id),
         foreign key (company_id, undone_by) references users (company_id, id)`
      )}
      create index on benefit_imports (company_id, created_at desc, id desc);

      ${tenantTable(
        'benefit_settings',
        `-- The benefits that packages offer, in the order in which they show them.
         shown text[] not null,
         -- EUR a year; null where only the law sets a bound.
         budget_mobilite_minimum numeric(10, 2),
         budget_mobilite_maximum numeric(10, 2) check (budget_mobilite_maximum >= budget_mobilite_minimum),
         piliers smallint[] not null check (piliers <@ '{1,2,3}' and cardinality(piliers) > 0),
         version integer not null default 1,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         unique (company_id)`
      )}

      ${tenantTable(
        'compute_model_configs',
        `name text not null check (length(name) between 1 and 100),
         -- Judged by the engine: commissionParitaire, employmentType and what the company sets for them.
         compute_model_config jsonb not null,
         version integer not null default 1,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now()`
      )}
      create unique index on compute_model_configs (company_id, lower(name));
      -- Packages refer to settings by saying the same, so that no two settings may.
      create unique index on compute_model_configs (company_id, compute_model_config);

      -- What a package says of its joint committee, without what is its own job's and person's.
      alter table packages add column compute_model_config jsonb generated always as (
        jsonb_strip_nulls(package -> 'computeModelConfig') - '{classe,anciennete,echelle,stage}'::text[]
      ) stored;
      create index on packages (company_id, compute_model_config, id);
    `)
  }

  async down() {
    this.schema.raw(`
      alter table packages drop column compute_model_config;
      drop table compute_model_configs, benefit_settings, benefit_imports, benefits;
    `)
  }
}
