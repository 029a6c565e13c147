import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#config/database'
import { tenantTable } from '#database/tenant_table'

/** What is refused, counted by minutes until it stands in the audit log; the nightly upkeep; the chain's old end. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- One row a minute, event and source, however often: the audit log cannot be filled from outside.
      ${tenantTable(
        'refusals',
        `minute timestamptz not null,
         event text not null,
         -- Whose account was meant, or who was refused; else a keyed hash of the network address; 'others' past so many.
         source text not null check (length(source) <= 64),
         times integer not null default 1,
         unique (company_id, minute, event, source)`
      )}

      -- One row a night, also with several workers: who inserts it does the work.
      create table upkeep_runs (
        day date not null primary key,
        started_at timestamptz not null default clock_timestamp(),
        -- Moved on while it works; a run that stopped is taken over.
        alive_at timestamptz not null default clock_timestamp(),
        finished_at timestamptz,
        report jsonb not null default '{}'
      );

      -- The links of lines whose month was dropped, up to the first line that is kept; the head remembers where it begins.
      create function audit_forget() returns bigint
        language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        kept_from uuid := first_id_at((date_trunc('month', now() at time zone 'UTC') - interval '10 years') at time zone 'UTC');
        head audit_heads;
        first bigint;
        forgotten bigint;
      begin
        select * into head from audit_heads for update;
        if not found then return 0; end if;
        select seq into first from audit_chain where seq > head.start_seq and id >= kept_from order by seq limit 1;
        first := coalesce(first, head.seq + 1);
        if first = head.start_seq + 1 then return 0; end if;
        update audit_heads set start_seq = first - 1, start_hash = (select hash from audit_chain where seq = first - 1);
        delete from audit_chain where seq < first;
        get diagnostics forgotten = row_count;
        return forgotten;
      end $$;
      revoke execute on function audit_forget() from public;
      grant execute on function audit_forget() to ${appRole};
    `)
  }

  async down() {
    this.schema.raw('drop function audit_forget(); drop table upkeep_runs, refusals')
  }
}
