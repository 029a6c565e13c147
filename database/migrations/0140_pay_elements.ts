import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#config/database'
import { forgetPeople } from '#database/forget_people'
import { tenantTable } from '#database/tenant_table'

const KINDS = 'START,LEAVE,PAY,BENEFITS,HOURS,FUNCTION,PLACE,PERSON,FAMILY,DETAILS'

/**
 * Pay that is not agreed but happens: overtime, a commission, days of absence. A company says what there is (`pay_element_kinds`)
 * and what each person had of it in a month. A trigger tells it as all other changes are told (ADR 56, 80).
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'pay_element_kinds',
        `-- What payroll files call it until a profile says otherwise; never a name of a field, which begins small.
         code text not null check (code ~ '^[A-Z0-9][A-Z0-9_.-]{0,19}$'),
         name text not null check (length(name) between 1 and 100),
         -- In languages other than the company's own.
         translations jsonb not null default '{}',
         unit text not null check (unit in ('EUR', 'HOURS', 'DAYS')),
         repeats text not null check (repeats in ('ONCE', 'MONTHLY')),
         version integer not null default 1,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         unique (company_id, code)`
      )}
      ${tenantTable(
        'pay_elements',
        `worker_id uuid not null,
         month date not null check (extract(day from month) = 1),
         kind_id uuid not null,
         -- EUR, hours or days, as its kind says; less than nothing corrects an earlier month.
         value numeric(12, 2) not null check (value <> 0),
         version integer not null default 1,
         created_by uuid,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         -- What a person has once.
         slot text generated always as (
           kind_id::text || ' ' || (extract(year from month) * 100 + extract(month from month))::text
         ) stored,
         unique (company_id, worker_id, slot),
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade,
         foreign key (company_id, kind_id) references pay_element_kinds (company_id, id),
         foreign key (company_id, created_by) references users (company_id, id) on delete set null (created_by)`
      )}
      create index on pay_elements (company_id, month, worker_id);
      create index on pay_elements (company_id, kind_id);

      alter table team_changes drop constraint team_changes_kinds_check;
      alter table team_changes add constraint team_changes_kinds_check
        check (kinds <@ '{${KINDS},ELEMENT}' and kinds <> '{}');

      create function tell_pay_element() returns trigger language plpgsql set search_path = public, pg_temp as $$
      declare
        told pay_elements;
      begin
        if tg_op = 'DELETE' then told := old; else told := new; end if;
        perform tell_change(told.worker_id, null,
          jsonb_build_array(jsonb_build_object('kind', 'ELEMENT',
            'field', (select code from pay_element_kinds where id = told.kind_id),
            'before', case when tg_op = 'INSERT' then null else old.value end,
            'after', case when tg_op = 'DELETE' then null else new.value end)),
          told.month, null);
        return null;
      end $$;

      -- Who is forgotten is forgotten with what they were paid beside.
      drop function forget_people(interval, interval, boolean);
      ${forgetPeople()}
      revoke execute on function forget_people(interval, interval, boolean) from public;
      grant execute on function forget_people(interval, interval, boolean) to ${appRole};
    `)
    // At the end of the transaction: a person who is gone by then is told nothing of. A restore writes what it has.
    this.schema.raw(`
      do $$
      begin
        execute format('create constraint trigger tell_written after insert or delete on pay_elements deferrable initially deferred
          for each row when (not pg_has_role(%s::oid, ''member'')) execute function tell_pay_element()', current_user::regrole::oid);
        execute format('create constraint trigger tell_changed after update on pay_elements deferrable initially deferred
          for each row when (old.value <> new.value and not pg_has_role(%s::oid, ''member'')) execute function tell_pay_element()',
          current_user::regrole::oid);
      end $$`)
  }

  async down() {
    this.schema.raw(`
      alter table team_changes no force row level security;
      delete from team_changes where kinds && '{ELEMENT}';
      alter table team_changes force row level security;
      alter table team_changes drop constraint team_changes_kinds_check;
      alter table team_changes add constraint team_changes_kinds_check check (kinds <@ '{${KINDS}}' and kinds <> '{}');
      drop table pay_elements, pay_element_kinds;
      drop function tell_pay_element();
    `)
  }
}
