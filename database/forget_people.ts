import { BELGIUM } from '#modules/shared/values/days'

/** SQL of the function that ends what is kept of people who left, in the one company that is set (ADR 59). */
export function forgetPeople(): string {
  return `
    create function forget_people(term interval, untouched interval, rehearsal boolean) returns integer
      language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      past uuid[];
    begin
      select coalesce(array_agg(id), '{}') into past from (
        select id from workers w
        where updated_at < now() - untouched
          -- Not those of whom initials are all that is left.
          and (first_name, last_name) is distinct from (left(first_name, 1) || '.', left(last_name, 1) || '.')
          and exists (select from contracts c where c.worker_id = w.id)
          and not exists (
            select from contracts c where c.worker_id = w.id and c.corrected_by_id is null
              and (c.end_date is null or c.end_date > (now() at time zone '${BELGIUM}')::date - term)
          )
        limit 1000
      ) as these;
      if rehearsal then return cardinality(past); end if;
      ${OF_A_PERSON.map((table) => `delete from ${table} where worker_id = any(past);`).join('\n      ')}
      update workers set
        first_name = left(first_name, 1) || '.', last_name = left(last_name, 1) || '.',
        ${NOTHING.map((column) => `${column} = null`).join(', ')}
      where id = any(past);
      return cardinality(past);
    end $$;
  `
}

/** What says who a person was, was told of them or opened something for them. */
const OF_A_PERSON = [
  'worker_private',
  'worker_codes',
  'worker_external_ids',
  'private_links',
  'timeline_events',
  'team_changes',
  'payroll_export_lines',
  'payslips',
  'declared_pay',
  'sync_rows',
  'pay_elements',
]

/** What of a record is about the person, and not about the work. */
const NOTHING = [
  ...['email', 'phone', 'date_of_birth', 'place_of_birth', 'nationality', 'gender'],
  ...['address_line1', 'address_line2', 'address_postal_code', 'address_city', 'address_country'],
  ...['photo_file_key', 'photo_type', 'employee_number', 'manager_id'],
  ...[
    'etat_civil',
    'conjoint_travaille',
    'revenus_conjoint',
    'conjoint_handicape',
    'enfants_a_charge',
  ],
  ...[
    'enfants_handicapes',
    'parent_isole',
    'handicape',
    'autres_personnes_a_charge',
    'ascendants_a_charge',
  ],
  'non_resident',
]
