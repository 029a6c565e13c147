import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** What the list of packages is filtered and sorted by, archived packages, their earlier versions, saved views. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table packages
        add column archived_at timestamptz,
        -- Who saved the present version; the first one is of who created it.
        add column updated_by uuid,
        -- Read out of the content as it is written: a list of 10,000 must not open 10,000 documents.
        add column commission_paritaire text
          generated always as (package -> 'computeModelConfig' ->> 'commissionParitaire') stored,
        add column department_id text generated always as (package -> 'department' ->> 'id') stored,
        add column worker_ids text[] generated always as (array_remove(array[
          package ->> 'simulationWorkerId', package ->> 'offerWorkerId', package ->> 'contractWorkerId'
        ], null)) stored,
        add column salaire_brut numeric(14, 2)
          generated always as ((compute #>> '{remuneration,remunerationMensuelle,salaireBrut}')::numeric) stored,
        add column salaire_net numeric(14, 2)
          generated always as ((compute #>> '{remuneration,remunerationMensuelle,salaireNet}')::numeric) stored,
        add column cout_employeur_annuel numeric(14, 2)
          generated always as ((compute #>> '{coutEmployeur,coutEmployeurAnnuel}')::numeric) stored,
        add foreign key (company_id, updated_by) references users (company_id, id);
      create index on packages (company_id, cout_employeur_annuel desc, id desc);
      create index on packages using gin (worker_ids);

      ${tenantTable(
        'package_versions',
        `package_id uuid not null,
         version integer not null,
         nom_fonction text not null,
         package_type text not null,
         package_category text not null,
         date date not null,
         company jsonb not null,
         worker jsonb not null,
         package jsonb not null,
         compute jsonb not null,
         lawset jsonb not null,
         gaps jsonb not null,
         saved_by uuid,
         saved_at timestamptz not null,
         unique (company_id, package_id, version),
         foreign key (company_id, package_id) references packages (company_id, id) on delete cascade,
         foreign key (company_id, saved_by) references users (company_id, id)`
      )}

      ${tenantTable(
        'package_views',
        `user_id uuid not null,
         name text not null check (length(name) between 1 and 60),
         -- The filters and the order of the list, as its address writes them.
         filter jsonb not null,
         created_at timestamptz not null default now(),
         foreign key (company_id, user_id) references users (company_id, id) on delete cascade`
      )}
      create unique index on package_views (company_id, user_id, lower(name));
    `)
  }

  async down() {
    this.schema.raw(`
      drop table package_views, package_versions;
      alter table packages drop column archived_at, drop column updated_by,
        drop column commission_paritaire, drop column department_id, drop column worker_ids,
        drop column salaire_brut, drop column salaire_net, drop column cout_employeur_annuel;
    `)
  }
}
