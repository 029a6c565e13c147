import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a version brings does not end where the next one begins: versions that come with all their days say so too. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create or replace function contract_facts(n contracts, p contracts) returns jsonb language plpgsql stable as $$
      declare
        ends boolean := n.change_type = 'END';
        corrects boolean := n.change_type = 'CORRECTION';
        old_end date := case
          when p.id is null then null
          when corrects or (ends and p.change_type = 'END') then p.end_date
          else n.previous_end_date end;
        -- What begins the day after this version ends: that day is no end of the contract.
        follower contracts;
        new_end date := n.end_date;
        old_package packages;
        new_package packages;
        facts jsonb;
      begin
        select * into follower from contracts
          where previous_id = n.id and change_type <> 'CORRECTION' and corrected_by_id is null
            and start_date = n.end_date + 1;
        if follower.change_type = 'END' then
          new_end := case follower.signature when 'TO_SIGN' then follower.previous_end_date else follower.start_date end;
        elsif follower.id is not null then
          new_end := null;
        end if;
        select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'field', field, 'before', before, 'after', after)), '[]')
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
    `)
  }

  async down() {
    this.schema.raw(`
      create or replace function contract_facts(n contracts, p contracts) returns jsonb language plpgsql stable as $$
      declare
        ends boolean := n.change_type = 'END';
        corrects boolean := n.change_type = 'CORRECTION';
        old_end date := case
          when p.id is null then null
          when corrects or (ends and p.change_type = 'END') then p.end_date
          else n.previous_end_date end;
        old_package packages;
        new_package packages;
        facts jsonb;
      begin
        select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'field', field, 'before', before, 'after', after)), '[]')
        into facts
        from (values
          ('START', 'startDate', case when corrects then to_jsonb(p.start_date) end,
            case when p.id is null or corrects then to_jsonb(n.start_date) end),
          ('START', 'contractKind', case when corrects then to_jsonb(p.kind) end,
            case when p.id is null or corrects then to_jsonb(n.kind) end),
          ('LEAVE', 'endDate', to_jsonb(old_end), to_jsonb(n.end_date)),
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
    `)
  }
}
