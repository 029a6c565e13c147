/**
 * SQL of what a version of a contract brings, compared with the one before; all of it where there is none (ADR 56).
 *
 * @param lookAhead whether what begins the day after it ends is looked at: that day is no end of the contract
 */
export function contractFacts({ lookAhead }: { lookAhead: boolean }): string {
  const followers = lookAhead ? FOLLOWERS : { declared: '', read: '' }
  return `
    create or replace function contract_facts(n contracts, p contracts) returns jsonb language plpgsql stable as $$
    declare
      ends boolean := n.change_type = 'END';
      corrects boolean := n.change_type = 'CORRECTION';
      old_end date := case
        when p.id is null then null
        when corrects or (ends and p.change_type = 'END') then p.end_date
        else n.previous_end_date end;
      new_end date := n.end_date;${followers.declared}
      old_package packages;
      new_package packages;
      facts jsonb;
    begin
${followers.read}      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'field', field, 'before', before, 'after', after)), '[]')
      into facts
      from (values
        ('START', 'startDate', case when corrects then to_jsonb(p.start_date) end,
          case when p.id is null or corrects then to_jsonb(n.start_date) end),
        ('START', 'contractKind', case when corrects then to_jsonb(p.kind) end,
          case when p.id is null or corrects then to_jsonb(n.kind) end),
        ('LEAVE', 'endDate', to_jsonb(old_end), to_jsonb(new_end)),
        ('LEAVE', 'endKind', to_jsonb(p.end_kind), case when ends then to_jsonb(n.end_kind) end),
        ('PLACE', 'contractLocation', list_name('contract_locations', p.contract_location_id::text),
          list_name('contract_locations', n.contract_location_id::text)),
        ('PLACE', 'costCenter', list_name('cost_centers', p.cost_center_id::text),
          list_name('cost_centers', n.cost_center_id::text)),
        ('HOURS', 'schedule', said_value(to_jsonb(p.schedule)), said_value(to_jsonb(n.schedule)))
      ) as told (kind, field, before, after)
      where before is distinct from after;
      if ends and p.id is not null then return facts; end if;
      select * into old_package from packages where id = p.package_id;
      select * into new_package from packages where id = n.package_id;
      if new_package.nom_fonction is distinct from old_package.nom_fonction then
        facts := facts || jsonb_build_object('kind', 'FUNCTION', 'field', 'nomFonction',
          'before', old_package.nom_fonction, 'after', new_package.nom_fonction);
      end if;
      return facts || package_facts(coalesce(old_package.package, '{}'), new_package.package);
    end $$;
  `
}

const FOLLOWERS = {
  declared: `
      follower contracts;`,
  read: `      select * into follower from contracts
        where previous_id = n.id and change_type <> 'CORRECTION' and corrected_by_id is null
          and start_date = n.end_date + 1;
      if follower.change_type = 'END' then
        new_end := case follower.signature when 'TO_SIGN' then follower.previous_end_date else follower.start_date end;
      elsif follower.id is not null then
        new_end := null;
      end if;
`,
}

/** Whether what a new version brings is told as of its making (`created_at`), which of all but the demo is now. */
interface Moment {
  asOfMaking: boolean
}

/** SQL of what writes one change. The actor is whom the audit log names in the same transaction; who says nothing else came by a link of their own. */
export function tellChange({ asOfMaking }: Moment): string {
  const [parameter, column, value] = asOfMaking
    ? [', at timestamptz default now()', ', created_at', ', at']
    : ['', '', '']
  return `
    create function tell_change(whose uuid, contract uuid, told jsonb, since date, brought_by text${parameter}) returns void
      language plpgsql as $$
    begin
      insert into team_changes (worker_id, contract_id, kinds, facts, valid_from, source, changed_by${column})
      select whose, contract, array(select distinct fact ->> 'kind' from jsonb_array_elements(told) fact order by 1),
        told, since,
        coalesce(brought_by, nullif(current_setting('app.change_source', true), ''),
          case current_setting('app.actor_kind', true) when 'visitor' then 'WORKER' else 'PERSON' end),
        (select id from users where current_setting('app.actor_kind', true) = 'user'
          and id::text = current_setting('app.actor_id', true))${value}
      where told <> '[]' and exists (select from workers where id = whose)
        and (contract is null or exists (select from contracts where id = contract));
    end $$;
  `
}

/** SQL of what tells a version that was signed. */
export function tellContract({ asOfMaking }: Moment): string {
  const moment = asOfMaking
    ? `,
        case tg_op when 'INSERT' then new.created_at else now() end`
    : ''
  return `
    create or replace function tell_contract() returns trigger language plpgsql set search_path = public, pg_temp as $$
    declare
      before contracts;
    begin
      select * into before from contracts where id = new.previous_id;
      perform tell_change(new.worker_id, new.id, contract_facts(new, before), new.start_date,
        case new.change_type when 'INDEXATION' then 'INDEX' end${moment});
      return null;
    end $$;
  `
}
