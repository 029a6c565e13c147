import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/**
 * A run of an indexation from its plan to what was applied and undone, with who planned and who approved it; and what it
 * used of the 2 % that the law keeps in a period.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table indexations
        drop constraint indexations_status_check,
        add constraint indexations_status_check check (status in ('waiting', 'running', 'done', 'failed', 'planned',
          'refused', 'approved', 'applying', 'applied', 'undoing', 'undone')),
        -- The published index, as it stood when the run was planned; null for an assumed percent.
        add column event jsonb,
        -- Of a range; the percent is its highest. Null where there is one figure.
        add column percent_low numeric(7, 4),
        -- Of the law on moderation: the period, and what of its 2 % was used before and is used by this step.
        add column period text,
        add column used_before numeric(7, 4) not null default 0,
        add column used numeric(7, 4) not null default 0,
        -- Who planned it last: never who approves it.
        add column planned_by uuid,
        add column plans integer not null default 1,
        add column approved_by uuid,
        add column approved_at timestamptz,
        -- False where a company of one administrator did without a second person.
        add column four_eyes boolean not null default true,
        add column refused_by uuid,
        add column refused_at timestamptz,
        add column refused_because text not null default '' check (length(refused_because) <= 2000),
        add column applied_by uuid,
        add column applied_at timestamptz,
        add column undone_by uuid,
        add column undone_at timestamptz,
        -- How often contracts were begun to be written or given back: each time is a process of its own.
        add column changes integer not null default 0,
        add foreign key (company_id, planned_by) references users (company_id, id),
        add foreign key (company_id, approved_by) references users (company_id, id),
        add foreign key (company_id, refused_by) references users (company_id, id),
        add foreign key (company_id, applied_by) references users (company_id, id),
        add foreign key (company_id, undone_by) references users (company_id, id);
      create index on indexations (company_id, created_at desc, id desc);

      alter table indexation_lines
        add column worker_id uuid,
        add column department_id uuid,
        add column state text not null default 'TAKEN'
          check (state in ('TAKEN', 'EXCLUDED', 'QUESTION', 'CHANGED', 'APPLIED', 'UNDONE')),
        -- Why it is excluded, or what is asked.
        add column reason text,
        add column answer text check (answer in ('INDEX', 'LEAVE')),
        add column answered_by uuid,
        add column answered_at timestamptz,
        -- What the contract was when its figures were computed: another stamp, and they hold no longer.
        add column stamp text,
        -- The first day of the version that is made, and whether it takes all days of the one before.
        add column start_on date,
        add column takes_all boolean not null default false,
        add column heures numeric(7, 4) not null default 1,
        add column salaire_brut_apres_bas numeric(14, 2),
        add column cout_employeur_annuel_apres_bas numeric(14, 2),
        -- The lowest pay of the committee after the step, for the hours worked; null where no class is told.
        add column minimum_bareme numeric(14, 2),
        -- What each month of the year costs more, January first.
        add column mois float8[],
        add column new_contract_id uuid,
        add column new_package_id uuid,
        add column follower_id uuid,
        add column letter_at timestamptz,
        drop constraint indexation_lines_company_id_contract_id_fkey,
        -- A contract that nobody signed can be discarded, whatever run looked at it.
        add constraint indexation_lines_company_id_contract_id_fkey
          foreign key (company_id, contract_id) references contracts (company_id, id) on delete cascade,
        add foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade,
        add foreign key (company_id, department_id) references departments (company_id, id)
          on delete set null (department_id),
        add foreign key (company_id, answered_by) references users (company_id, id),
        add foreign key (company_id, new_contract_id) references contracts (company_id, id)
          on delete set null (new_contract_id),
        add foreign key (company_id, new_package_id) references packages (company_id, id)
          on delete set null (new_package_id),
        add foreign key (company_id, follower_id) references contracts (company_id, id)
          on delete set null (follower_id);
      create index on indexation_lines (company_id, indexation_id, state);
      create index on indexation_lines (company_id, contract_id);
      create index on indexation_lines (company_id, new_contract_id) where new_contract_id is not null;

      ${tenantTable(
        'moderation_uses',
        `indexation_id uuid not null,
         commission_paritaire text not null,
         period text not null,
         day date not null,
         used_before numeric(7, 4) not null,
         used_after numeric(7, 4) not null check (used_after >= used_before),
         unique (company_id, indexation_id),
         foreign key (company_id, indexation_id) references indexations (company_id, id) on delete cascade`
      )}

      ${tenantTable(
        'index_figures',
        `kind text not null check (kind in ('EVENT', 'VALUE')),
         -- The committee and the day of an event; the series, base and month of a value.
         key text not null check (length(key) <= 80),
         figure jsonb not null check (jsonb_typeof(figure) = 'object'),
         loaded_by uuid,
         loaded_at timestamptz not null default now(),
         unique (company_id, kind, key),
         foreign key (company_id, loaded_by) references users (company_id, id) on delete set null (loaded_by)`
      )}
    `)
  }

  async down() {
    this.schema.raw(`
      drop table index_figures, moderation_uses;
      alter table indexation_lines
        drop column worker_id, drop column department_id, drop column state, drop column reason, drop column answer,
        drop column answered_by, drop column answered_at, drop column stamp, drop column start_on,
        drop column takes_all, drop column heures, drop column salaire_brut_apres_bas,
        drop column cout_employeur_annuel_apres_bas, drop column minimum_bareme, drop column mois,
        drop column new_contract_id, drop column new_package_id, drop column follower_id, drop column letter_at,
        drop constraint indexation_lines_company_id_contract_id_fkey,
        add constraint indexation_lines_company_id_contract_id_fkey
          foreign key (company_id, contract_id) references contracts (company_id, id);
      drop index indexations_company_id_created_at_id_idx, indexation_lines_company_id_contract_id_idx;
      alter table indexations no force row level security;
      update indexations set status = 'done' where status not in ('waiting', 'running', 'done', 'failed');
      alter table indexations force row level security;
      alter table indexations
        drop column event, drop column percent_low, drop column period, drop column used_before, drop column used,
        drop column planned_by, drop column plans, drop column approved_by, drop column approved_at,
        drop column four_eyes, drop column refused_by, drop column refused_at, drop column refused_because,
        drop column applied_by, drop column applied_at, drop column undone_by, drop column undone_at,
        drop column changes,
        drop constraint indexations_status_check,
        add constraint indexations_status_check check (status in ('waiting', 'running', 'done', 'failed'));
    `)
  }
}
