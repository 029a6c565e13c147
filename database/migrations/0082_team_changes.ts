import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#config/database'
import { contractFacts, tellChange, tellContract } from '#database/team_change_functions'
import { tenantTable } from '#database/tenant_table'
import { BELGIUM } from '#modules/shared/values/days'

/**
 * What changes in the team, told once (ADR 56): triggers write it at the end of the transaction that changed a worker or
 * had a contract signed, so that no way of writing can forget it. Whoever is a member of the owner, as for a restore,
 * writes what it has.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'payroll_exports',
        `mode text not null check (mode in ('DIFFERENCES', 'EVERYTHING')),
         -- The day that everything was looked at.
         on_day date check ((mode = 'EVERYTHING') = (on_day is not null)),
         people integer not null,
         lines integer not null,
         created_by uuid,
         created_at timestamptz not null default now(),
         foreign key (company_id, created_by) references users (company_id, id) on delete set null (created_by)`
      )}
      create index on payroll_exports (company_id, created_at desc, id desc);

      -- A file as it was made, so that the same bytes are had again.
      ${tenantTable(
        'payroll_export_lines',
        `payroll_export_id uuid not null,
         nth integer not null,
         worker_id uuid not null,
         employee_number text,
         last_name text not null,
         first_name text not null,
         kind text not null,
         element text not null,
         valid_from date not null,
         before jsonb,
         after jsonb,
         unique (company_id, payroll_export_id, nth),
         foreign key (company_id, payroll_export_id) references payroll_exports (company_id, id) on delete cascade,
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade`
      )}
      create index on payroll_export_lines (company_id, worker_id);
      revoke update, truncate on payroll_export_lines from ${appRole};

      ${tenantTable(
        'team_changes',
        `worker_id uuid not null,
         -- Of what a contract brought.
         contract_id uuid,
         -- Kinds of its facts: who may read which is told by them.
         kinds text[] not null
           check (kinds <@ '{START,LEAVE,PAY,BENEFITS,HOURS,FUNCTION,PLACE,PERSON,FAMILY,DETAILS}' and kinds <> '{}'),
         -- [{ kind, field, before, after }]; DETAILS tell their field alone.
         facts jsonb not null check (jsonb_typeof(facts) = 'array'),
         valid_from date not null,
         source text not null check (source in ('PERSON', 'WORKER', 'IMPORT', 'SYNCHRONISATION', 'INDEX')),
         changed_by uuid,
         created_at timestamptz not null default now(),
         payroll_export_id uuid,
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade,
         foreign key (company_id, contract_id) references contracts (company_id, id) on delete cascade,
         foreign key (company_id, changed_by) references users (company_id, id) on delete set null (changed_by),
         foreign key (company_id, payroll_export_id) references payroll_exports (company_id, id)
           on delete set null (payroll_export_id)`
      )}
      create index on team_changes (company_id, created_at desc, id desc);
      create index on team_changes (company_id, worker_id);
      create index on team_changes (company_id, contract_id) where contract_id is not null;
      create index on team_changes (company_id, payroll_export_id);
      -- What happened stays as it was written; only that payroll has it is added.
      revoke update, delete, truncate on team_changes from ${appRole};
      grant update (payroll_export_id) on team_changes to ${appRole};

      -- A value of a package that says something: what is not had is told in many ways.
      create function said_value(value jsonb) returns jsonb language sql immutable parallel safe
        return case when value in ('null', 'false', '0', '""', '[]', '{}') then null else value end;

      -- Names of departments, cost centres and places as they were; a colleague is named when it is read.
      create function list_name(list text, id text) returns jsonb language plpgsql stable as $$
      declare
        name text;
      begin
        if id is null then return null; end if;
        execute format('select name from %I where id = $1', list) into name using id::uuid;
        return to_jsonb(name);
      end $$;

      create function package_facts(before jsonb, after jsonb) returns jsonb language sql immutable parallel safe as $$
        with parts as (
          select coalesce(b.key, a.key) as key, said_value(b.value) as before, said_value(a.value) as after
          -- Whose it is stands beside it; whom a package was made for is no pay.
          from jsonb_each((before - '{computeModelConfig,contractWorkerId,offerWorkerId,simulationWorkerId,department}'::text[]) || coalesce(before -> 'computeModelConfig', '{}')) b
          full join jsonb_each((after - '{computeModelConfig,contractWorkerId,offerWorkerId,simulationWorkerId,department}'::text[]) || coalesce(after -> 'computeModelConfig', '{}')) a
            on a.key = b.key
        )
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', case
            when key in ('regimeNumerateur', 'regimeDenominateur') then 'HOURS'
            when key = 'salaireBrut' then 'PAY'
            when key in ('commissionParitaire', 'employmentType') then 'FUNCTION'
            else 'BENEFITS' end,
          'field', key, 'before', before, 'after', after
        ) order by key), '[]')
        from parts where before is distinct from after;
      $$;

      ${contractFacts({ lookAhead: false })}

      -- All that a version says, whatever came before it.
      create function contract_facts(contract uuid) returns jsonb language sql stable as $$
        select contract_facts(c, null::contracts) from contracts c where c.id = contract;
      $$;

      -- What is told of a worker beside their contracts: a kind, the column, the field, the list that a column chooses from.
      -- Columns by name: those that come later are told once they are here.
      create function worker_fields() returns table (kind text, name text, field text, list text)
        language sql immutable parallel safe as $$
        values
          ('PERSON', 'first_name', 'firstName', null), ('PERSON', 'last_name', 'lastName', null),
          ('PERSON', 'email', 'email', null), ('PERSON', 'language', 'language', null),
          ('PERSON', 'employee_number', 'employeeNumber', null),
          ('FUNCTION', 'nom_fonction', 'nomFonction', null), ('FUNCTION', 'level', 'level', null),
          ('START', 'start_of_seniority', 'startOfSeniority', null),
          ('PLACE', 'department_id', 'department', 'departments'), ('PLACE', 'cost_center_id', 'costCenter', 'cost_centers'),
          ('PLACE', 'contract_location_id', 'contractLocation', 'contract_locations'),
          ('PLACE', 'manager_id', 'managerId', null),
          ('FAMILY', 'etat_civil', 'etatCivil', null), ('FAMILY', 'conjoint_travaille', 'conjointTravaille', null),
          ('FAMILY', 'revenus_conjoint', 'revenusConjoint', null), ('FAMILY', 'conjoint_handicape', 'conjointHandicape', null),
          ('FAMILY', 'enfants_a_charge', 'enfantsACharge', null), ('FAMILY', 'enfants_handicapes', 'enfantsHandicapes', null),
          ('FAMILY', 'parent_isole', 'parentIsole', null), ('FAMILY', 'handicape', 'handicape', null),
          ('FAMILY', 'autres_personnes_a_charge', 'autresPersonnesACharge', null),
          ('FAMILY', 'ascendants_a_charge', 'ascendantsACharge', null), ('FAMILY', 'non_resident', 'nonResident', null),
          ('DETAILS', 'phone', 'phone', null), ('DETAILS', 'date_of_birth', 'dateOfBirthStr', null),
          ('DETAILS', 'place_of_birth', 'placeOfBirth', null), ('DETAILS', 'nationality', 'nationality', null),
          ('DETAILS', 'gender', 'gender', null), ('DETAILS', 'address_line1', 'addressLine1', null),
          ('DETAILS', 'address_line2', 'addressLine2', null), ('DETAILS', 'address_postal_code', 'addressPostalCode', null),
          ('DETAILS', 'address_city', 'addressCity', null), ('DETAILS', 'address_country', 'addressCountry', null)
      $$;

      create function worker_facts(o jsonb, n jsonb) returns jsonb language sql stable as $$
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', kind, 'field', field,
          'before', case when kind = 'DETAILS' then null when list is null then o -> name else list_name(list, o ->> name) end,
          'after', case when kind = 'DETAILS' then null when list is null then n -> name else list_name(list, n ->> name) end
        )), '[]')
        from worker_fields() where o ->> name is distinct from n ->> name;
      $$;

      ${tellChange({ asOfMaking: false })}
      ${tellContract({ asOfMaking: false })}
      create function tell_worker() returns trigger language plpgsql set search_path = public, pg_temp as $$
      begin
        -- Contacts are no part of the team: their first contract tells all.
        if exists (select from contracts where worker_id = new.id and signature <> 'TO_SIGN') then
          perform tell_change(new.id, null, worker_facts(to_jsonb(old), to_jsonb(new)),
            (now() at time zone '${BELGIUM}')::date, null);
        end if;
        return null;
      end $$;
    `)
    // At the end of the transaction: by then the audit log was told who acts.
    this.schema.raw(`
      do $$
      begin
        execute format('create constraint trigger tell_change after update on workers deferrable initially deferred for each row
          when (old.* is distinct from new.* and not pg_has_role(%s::oid, ''member'')) execute function tell_worker()',
          current_user::regrole::oid);
        execute format('create constraint trigger tell_made after insert on contracts deferrable initially deferred for each row
          when (new.signature <> ''TO_SIGN'' and not pg_has_role(%s::oid, ''member'')) execute function tell_contract()',
          current_user::regrole::oid);
        execute format('create constraint trigger tell_signed after update on contracts deferrable initially deferred for each row
          when (old.signature = ''TO_SIGN'' and new.signature <> ''TO_SIGN'' and not pg_has_role(%s::oid, ''member''))
          execute function tell_contract()', current_user::regrole::oid);
      end $$`)
  }

  async down() {
    this.schema.raw(`
      drop trigger tell_change on workers;
      drop trigger tell_made on contracts;
      drop trigger tell_signed on contracts;
      drop function tell_worker(), tell_contract(), tell_change(uuid, uuid, jsonb, date, text),
        worker_fields(), worker_facts(jsonb, jsonb), contract_facts(uuid), contract_facts(contracts, contracts), package_facts(jsonb, jsonb),
        list_name(text, text), said_value(jsonb);
      drop table team_changes, payroll_export_lines, payroll_exports;
    `)
  }
}
