import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#config/database'

/**
 * What happened to a person stays as it was written; whose it is follows when two records of one person become one (ADR 59):
 * from the record that was merged to the one it was merged into, and no other way.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create function follow_merge() returns trigger language plpgsql set search_path = public, pg_temp as $$
      begin
        if not exists (select from workers where id = old.worker_id and merged_into_id = new.worker_id) then
          raise exception 'a row of % follows a merge alone', tg_table_name using errcode = 'insufficient_privilege';
        end if;
        return new;
      end $$;
      ${FOLLOWING.map(
        (table) => `
        grant update (worker_id) on ${table} to ${appRole};
        create trigger follow_merge before update of worker_id on ${table} for each row
          when (old.worker_id is distinct from new.worker_id) execute function follow_merge();`
      ).join('\n')}
    `)
  }

  async down() {
    this.schema.raw(`
      ${FOLLOWING.map(
        (table) => `
        drop trigger follow_merge on ${table};
        revoke update (worker_id) on ${table} from ${appRole};`
      ).join('\n')}
      drop function follow_merge();
    `)
  }
}

const FOLLOWING = ['team_changes', 'payroll_export_lines']
