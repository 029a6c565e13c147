import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What an index brings is told of a slice of versions in one statement (ADR 69): told one by one it took most of the time of an
 * indexation. All that such a version says differently from the one before is its package; its end is that of the one before,
 * also where another version follows it, unless it says another one.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create function tell_indexed() returns trigger language plpgsql set search_path = public, pg_temp as $$
      begin
        insert into team_changes (worker_id, contract_id, kinds, facts, valid_from, source, changed_by, created_at)
        select told.worker_id, told.id,
          array(select distinct fact ->> 'kind' from jsonb_array_elements(told.facts) fact order by 1),
          told.facts, told.start_date, 'INDEX',
          (select u.id from users u where current_setting('app.actor_kind', true) = 'user'
            and u.id::text = current_setting('app.actor_id', true)),
          told.created_at
        from (
          select m.worker_id, m.id, m.start_date, m.created_at,
            case when m.end_date is distinct from m.previous_end_date
              then jsonb_build_array(jsonb_build_object('kind', 'LEAVE', 'field', 'endDate',
                'before', m.previous_end_date, 'after', m.end_date))
              else '[]' end
            || case when b.package - ${BESIDE_PAY} = a.package - ${BESIDE_PAY}
              then (
                select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'field', field,
                  'before', said_value(b.package -> field), 'after', said_value(a.package -> field)) order by field), '[]')
                from (values ('PAY', 'salaireBrut'), ('BENEFITS', 'salaireBrutHoraire')) pay (kind, field)
                where said_value(b.package -> field) is distinct from said_value(a.package -> field))
              else package_facts(b.package, a.package) end as facts
          from made m
          join contracts v on v.company_id = m.company_id and v.id = m.previous_id
          join packages b on b.company_id = v.company_id and b.id = v.package_id
          join packages a on a.company_id = m.company_id and a.id = m.package_id
          where m.change_type = 'INDEXATION'
        ) told
        where told.facts <> '[]';
        return null;
      end $$;
    `)
    this.schema.raw(triggers(`new.signature <> ''TO_SIGN'' and new.change_type <> ''INDEXATION''`))
    this.schema.raw(
      asOwner(`create trigger tell_indexed after insert on contracts referencing new table as made for each statement
        when (not pg_has_role(%s::oid, ''member'')) execute function tell_indexed()`)
    )
  }

  async down() {
    this.schema.raw(`
      drop trigger tell_indexed on contracts;
      drop function tell_indexed();
      ${triggers(`new.signature <> ''TO_SIGN''`)}
    `)
  }
}

/**
 * What an index may change of a package, and what names people in it, which no fact is about: where nothing else differs, the
 * facts of pay are all there are, and the fields need not be compared one by one.
 */
const BESIDE_PAY = `'{salaireBrut,salaireBrutHoraire,contractWorkerId,offerWorkerId,simulationWorkerId,department}'::text[]`

/** The trigger of new versions, each told by itself at the end of the transaction. */
function triggers(when: string): string {
  return `
    drop trigger tell_made on contracts;
    ${asOwner(`create constraint trigger tell_made after insert on contracts deferrable initially deferred for each row
      when (${when} and not pg_has_role(%s::oid, ''member'')) execute function tell_contract()`)};`
}

/** A statement that names who migrates: members of that role, as for a restore, write what they have. */
function asOwner(statement: string): string {
  return `do $$ begin execute format('${statement}', current_user::regrole::oid); end $$`
}
