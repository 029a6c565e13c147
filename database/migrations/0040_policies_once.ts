import { BaseSchema } from '@adonisjs/lucid/schema'

/** The company of the transaction, as the catalogue writes it where it is asked for with each row, and once. */
const PER_ROW = "(NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid"
const ONCE =
  "( SELECT (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid AS \"nullif\")"

/**
 * Policies ask for the company once per statement: a subquery that refers to no row is evaluated before the first one. As
 * a plain expression it was evaluated for each row that is read, a third of the time of a long list. And narrow indexes
 * on which one walks to a late page.
 */
export default class extends BaseSchema {
  async up() {
    this.replaceInPolicies(PER_ROW, ONCE)
    this.schema.raw(`
      create index packages_by_change on packages (company_id, updated_at, id) where archived_at is null;
      create index workers_by_name on workers (company_id, sort_name, id);
    `)
  }

  async down() {
    this.schema.raw('drop index packages_by_change, workers_by_name')
    this.replaceInPolicies(ONCE, PER_ROW)
  }

  private replaceInPolicies(found: string, wanted: string) {
    this.schema.raw(`
      do $$
      declare
        found constant text := $found$${found}$found$;
        wanted constant text := $wanted$${wanted}$wanted$;
        -- New tables have it already (database/tenant_table.ts); nothing is put around what was put there.
        once constant text := $once$${ONCE}$once$;
        policy record;
      begin
        for policy in
          select * from pg_policies
          where schemaname = 'public' and coalesce(qual, '') || coalesce(with_check, '') like '%' || found || '%'
            and (found = once or coalesce(qual, '') || coalesce(with_check, '') not like '%' || once || '%')
        loop
          execute format('alter policy %I on %I', policy.policyname, policy.tablename)
            || coalesce(' using (' || replace(policy.qual, found, wanted) || ')', '')
            || coalesce(' with check (' || replace(policy.with_check, found, wanted) || ')', '');
        end loop;
      end $$;
    `)
  }
}
