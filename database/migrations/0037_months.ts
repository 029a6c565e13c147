import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#config/database'
import { systemReason, tenantPolicy } from '#database/tenant_table'

/**
 * The audit log and the outbox by months, so that what is old goes by dropping a table. Ids are in the order of time
 * (UUIDv7), so a range of ids is a month, and an id stays unique as long as its table lives. The tables of the months
 * stand in a schema of their own that the application's role cannot enter: it goes through the two roots only.
 *
 * What must stay unique in the outbox whatever the month is the key of a message; it has a small table of its own.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create schema months;

      -- The lowest id of a row made at this instant.
      create function first_id_at(at timestamptz) returns uuid
        language sql immutable strict parallel safe set search_path = pg_catalog
        return (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;

      -- A month of one of the two; days are those of UTC. Attached, not created in place: that would lock the root.
      create function make_month(root text, month timestamp) returns void
        language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
      declare
        name text := root || to_char(month, '_YYYY_MM');
      begin
        if to_regclass('months.' || name) is not null then return; end if;
        execute format('create table months.%I (like %I including defaults including constraints)', name, root);
        execute format('alter table months.%I enable row level security, force row level security', name);
        execute format('create policy tenant on months.%I using (company_id = nullif(current_setting(''app.company_id'', true), '''')::uuid)
          with check (company_id = nullif(current_setting(''app.company_id'', true), '''')::uuid)', name);
        execute format('alter table %I attach partition months.%I for values from (%L) to (%L)', root, name,
          first_id_at(month at time zone 'UTC'), first_id_at((month + interval '1 month') at time zone 'UTC'));
      end $$;

      -- This month and the three to come. A month whose rows already lie in the default partition stays there.
      create function make_months() returns void
        language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        root text;
        ahead integer;
      begin
        foreach root in array array['audit_log', 'outbox'] loop
          for ahead in 0 .. 3 loop
            begin
              perform make_month(root, date_trunc('month', now() at time zone 'UTC') + make_interval(months => ahead));
            exception when check_violation or lock_not_available then
              raise warning '% has no table for a coming month: %', root, sqlerrm;
            end;
          end loop;
        end loop;
      end $$;

      -- Drops the months that ended longer ago than they are kept, and answers their names; a month of the outbox with
      -- a message that still waits stays. What the audit log keeps at least is the database's word, not the caller's.
      create function drop_months(root text, keep interval, rehearsal boolean) returns setof text
        language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
      declare
        name text;
        month timestamp;
      begin
        if root not in ('audit_log', 'outbox') or keep < interval '30 days'
          or (root = 'audit_log' and keep < interval '10 years') then
          raise exception 'Months of % are kept longer than %', root, keep;
        end if;
        for name in
          select child.relname from pg_inherits join pg_class child on child.oid = inhrelid
          where inhparent = root::regclass and child.relname ~ '_[0-9]{4}_[0-9]{2}$' order by 1
        loop
          month := to_timestamp(right(name, 7), 'YYYY_MM')::timestamp;
          continue when (month + interval '1 month') at time zone 'UTC' > now() - keep;
          if root = 'outbox' then
            perform set_config('app.system_reason', 'dispatch-outbox', true);
            continue when exists (select from outbox where delivered_at is null
              and id >= first_id_at(month at time zone 'UTC') and id < first_id_at((month + interval '1 month') at time zone 'UTC'));
          end if;
          if not rehearsal then execute format('drop table months.%I', name); end if;
          return next name;
        end loop;
        perform set_config('app.system_reason', '', true);
      end $$;

      revoke execute on function make_month(text, timestamp), make_months(), drop_months(text, interval, boolean) from public;
      grant execute on function make_months(), drop_months(text, interval, boolean) to ${appRole};

      alter table audit_log set schema months;
      alter table outbox set schema months;
      alter table months.audit_log no force row level security;
      alter table months.outbox no force row level security;

      create table audit_log (
        id uuid not null default uuidv7() primary key,
        company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid references companies (id),
        event text not null,
        actor_kind text not null,
        actor_id text,
        subject_type text,
        subject_id uuid,
        details jsonb not null default '{}',
        request_id text,
        created_at timestamptz not null default now(),
        unique (company_id, id)
      ) partition by range (id);
      ${tenantPolicy('audit_log', 'company_id')}
      create index on audit_log (company_id, created_at desc, id desc);
      -- Append-only for the product: what happened stays written.
      revoke update, delete, truncate on audit_log from ${appRole};

      -- One message has a key, for as long as the key is kept.
      create table outbox_keys (
        company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid references companies (id),
        key text not null,
        id uuid not null default uuidv7(),
        primary key (company_id, key),
        unique (company_id, id, key)
      );
      ${tenantPolicy('outbox_keys', 'company_id')}
      revoke update, truncate on outbox_keys from ${appRole};

      create table outbox (
        id uuid not null default uuidv7() primary key,
        company_id uuid not null default nullif(current_setting('app.company_id', true), '')::uuid references companies (id),
        kind text not null check (kind in ('job', 'workflow', 'signal')),
        name text not null,
        key text not null,
        payload jsonb not null,
        created_at timestamptz not null default now(),
        attempts integer not null default 0,
        next_attempt_at timestamptz not null default now(),
        last_error text,
        delivered_at timestamptz,
        foreign key (company_id, id, key) references outbox_keys (company_id, id, key)
      ) partition by range (id);
      -- Who delivers reads the messages of all companies and notes what became of them; it makes and removes none.
      ${tenantPolicy('outbox', 'company_id')}
      create policy dispatch on outbox for select using (${systemReason('dispatch-outbox')});
      create policy dispatch_note on outbox for update using (${systemReason('dispatch-outbox')});
      revoke update, truncate on outbox from ${appRole};
      grant update (attempts, next_attempt_at, last_error, delivered_at) on outbox to ${appRole};
      create index on outbox (next_attempt_at) where delivered_at is null;
    `)
    this.schema.raw(MONTHS_OF_ROWS)
    this.schema.raw(`
      alter table audit_log no force row level security;
      alter table outbox no force row level security;
      alter table outbox_keys no force row level security;
      insert into audit_log (id, company_id, event, actor_kind, actor_id, subject_type, subject_id, details, request_id, created_at)
        select id, company_id, event, actor_kind, actor_id, subject_type, subject_id, details, request_id, created_at
        from months.audit_log;
      insert into outbox_keys (company_id, key, id) select company_id, key, id from months.outbox;
      insert into outbox (id, company_id, kind, name, key, payload, created_at, attempts, next_attempt_at, last_error, delivered_at)
        select id, company_id, kind, name, key, payload, created_at, attempts, next_attempt_at, last_error, delivered_at
        from months.outbox;
      alter table audit_log force row level security;
      alter table outbox force row level security;
      alter table outbox_keys force row level security;
      drop table months.audit_log, months.outbox;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table audit_log set schema months;
      alter table outbox set schema months;
      alter table months.audit_log no force row level security;
      alter table months.outbox no force row level security;
      create table audit_log (like months.audit_log including defaults, primary key (id), unique (company_id, id),
        foreign key (company_id) references companies (id));
      insert into audit_log select * from months.audit_log;
      create index on audit_log (company_id, created_at desc, id desc);
      ${tenantPolicy('audit_log', 'company_id')}
      revoke update, delete, truncate on audit_log from ${appRole};
      create table outbox (like months.outbox including defaults including constraints, primary key (id),
        unique (company_id, key), foreign key (company_id) references companies (id));
      insert into outbox select * from months.outbox;
      create index on outbox (next_attempt_at) where delivered_at is null;
      ${tenantPolicy('outbox', 'company_id', systemReason('dispatch-outbox'))}
      drop table months.audit_log, months.outbox, outbox_keys;
      drop schema months cascade;
      drop function make_months(), make_month(text, timestamp), drop_months(text, interval, boolean), first_id_at(timestamptz);
    `)
  }
}

/** A table for each month that has rows, up to this one and three ahead, and one that takes whatever fits none. */
const MONTHS_OF_ROWS = `
  do $$
  declare
    root text;
    month timestamp;
    first timestamptz;
  begin
    foreach root in array array['audit_log', 'outbox'] loop
      execute format('select min(created_at) from months.%I', root) into first;
      for month in select generate_series(date_trunc('month', coalesce(first, now()) at time zone 'UTC'),
        date_trunc('month', now() at time zone 'UTC'), '1 month') loop
        perform make_month(root, month);
      end loop;
      execute format('create table months.%I partition of %I default', root || '_other', root);
      execute format('alter table months.%I enable row level security, force row level security', root || '_other');
      execute format('create policy tenant on months.%I using (company_id = nullif(current_setting(''app.company_id'', true), '''')::uuid)
        with check (company_id = nullif(current_setting(''app.company_id'', true), '''')::uuid)', root || '_other');
    end loop;
    perform make_months();
  end $$`
