import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#config/database'
import { systemReason, tenantPolicy, tenantTable } from '#database/tenant_table'

/**
 * The audit log as a chain (ADR 23): time and actor come from the database, and every line is linked to the one before
 * it by a hash that the application's role can neither write nor change. Whoever is a member of the owner, as for a
 * restore, writes what it has.
 *
 * And policies say no more than their reason needs: finding a company by its name is reading.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      drop policy tenant on companies;
      ${tenantPolicy('companies', 'id')}
      create policy resolve on companies for select using (${systemReason('resolve-company')});

      revoke insert on audit_log from ${appRole};
      grant insert (event, subject_type, subject_id, details, request_id) on audit_log to ${appRole};

      -- The order in which the lines of a company were committed, each with the hash of all before it.
      create table audit_chain (
        company_id uuid not null references companies (id),
        seq bigint not null,
        -- The line's.
        id uuid not null,
        hash bytea not null,
        primary key (company_id, seq)
      );
      ${tenantPolicy('audit_chain', 'company_id')}

      -- Where a company's chain ends, and where it begins since its first lines are past what is kept.
      ${tenantTable(
        'audit_heads',
        `seq bigint not null,
         hash bytea not null,
         start_seq bigint not null default 0,
         start_hash bytea not null default '',
         unique (company_id)`
      )}
      -- Written with every line: a page has room for the next version of its rows.
      alter table audit_heads set (fillfactor = 50);
      revoke insert, update, delete, truncate on audit_chain, audit_heads from ${appRole};

      -- A value within the text that is hashed: its length in bytes stands in front, so that none runs into the next.
      create function audit_field(value text) returns text
        language sql immutable parallel safe set search_path = pg_catalog
        return coalesce(octet_length(value) || ':' || value, '-');

      -- What is hashed of a line; modules/shared/audit/chain.ts says the same.
      create function audit_text(line audit_log, seq bigint) returns text
        language sql stable parallel safe set search_path = pg_catalog
        return seq || ' ' || public.audit_field(line.company_id::text) || public.audit_field(line.id::text)
          || public.audit_field(to_char(line.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))
          || public.audit_field(line.event) || public.audit_field(line.actor_kind) || public.audit_field(line.actor_id)
          || public.audit_field(line.subject_type) || public.audit_field(line.subject_id::text)
          || public.audit_field(line.details::text) || public.audit_field(line.request_id);

      create function audit_facts() returns trigger
        language plpgsql set search_path = public, pg_temp as $$
      begin
        new.created_at := clock_timestamp();
        new.actor_kind := nullif(current_setting('app.actor_kind', true), '');
        new.actor_id := nullif(current_setting('app.actor_id', true), '');
        if new.actor_kind = 'user' and not exists (
          select from users where company_id = new.company_id and id = new.actor_id::uuid
        ) then
          raise exception 'The actor is no user of the company' using errcode = 'check_violation';
        end if;
        return new;
      end $$;

      create function audit_link() returns trigger
        language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        head record;
      begin
        loop
          update audit_heads h
            set seq = h.seq + 1, hash = sha256(h.hash || convert_to(audit_text(new, h.seq + 1), 'UTF8'))
            where company_id = new.company_id returning h.seq, h.hash into head;
          exit when found;
          insert into audit_heads (company_id, seq, hash) values (new.company_id, 0, '') on conflict do nothing;
        end loop;
        insert into audit_chain (company_id, seq, id, hash) values (new.company_id, head.seq, new.id, head.hash);
        return null;
      end $$;

      alter table audit_log add check (actor_kind in ('user', 'visitor', 'system') and (actor_kind = 'visitor') = (actor_id is null));
    `)
    this.schema.raw(`
      do $$
      begin
        execute format('create trigger facts before insert on audit_log for each row
          when (not pg_has_role(%s::oid, ''member'')) execute function audit_facts()', current_user::regrole::oid);
        -- At the end of the transaction: the head is locked for the commit alone, not for all that comes after a line.
        execute format('create constraint trigger link after insert on audit_log deferrable initially deferred for each row
          when (not pg_has_role(%s::oid, ''member'')) execute function audit_link()', current_user::regrole::oid);
      end $$`)
    this.schema.raw(LINK_WHAT_IS_THERE)
  }

  async down() {
    this.schema.raw(`
      drop trigger facts on audit_log;
      drop trigger link on audit_log;
      drop table audit_chain, audit_heads;
      drop function audit_facts(), audit_link(), audit_text(audit_log, bigint), audit_field(text);
      grant insert on audit_log to ${appRole};
      drop policy tenant on companies;
      drop policy resolve on companies;
      ${tenantPolicy('companies', 'id', systemReason('resolve-company'))}
    `)
  }
}

/** The lines of before are linked in the order of their ids. */
const LINK_WHAT_IS_THERE = `
  do $$
  declare
    line audit_log;
    at_company uuid;
    at_seq bigint;
    at_hash bytea;
  begin
    alter table audit_log no force row level security;
    alter table audit_chain no force row level security;
    alter table audit_heads no force row level security;
    for line in select * from audit_log order by company_id, id loop
      if line.company_id is distinct from at_company then
        if at_company is not null then
          insert into audit_heads (company_id, seq, hash) values (at_company, at_seq, at_hash);
        end if;
        at_company := line.company_id;
        at_seq := 0;
        at_hash := '';
      end if;
      at_seq := at_seq + 1;
      at_hash := sha256(at_hash || convert_to(audit_text(line, at_seq), 'UTF8'));
      insert into audit_chain (company_id, seq, id, hash) values (at_company, at_seq, line.id, at_hash);
    end loop;
    if at_company is not null then
      insert into audit_heads (company_id, seq, hash) values (at_company, at_seq, at_hash);
    end if;
    alter table audit_log force row level security;
    alter table audit_chain force row level security;
    alter table audit_heads force row level security;
  end $$`
