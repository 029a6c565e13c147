import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The end of the audit chain is written once for all lines of a transaction (ADR 23): each version of a row that is written
 * again within one stays until it ends, so that fifty thousand lines looked through a billion of them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create or replace function audit_facts() returns trigger
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
        -- How many lines are to be linked: what is rolled back to a savepoint is not counted either.
        perform set_config('app.audit_pending',
          (coalesce(nullif(current_setting('app.audit_pending', true), ''), '0')::int + 1)::text, true);
        return new;
      end $$;

      -- A count that somebody else wrote leaves the end behind for one transaction, which verifying sees; the next one goes on
      -- from the last link whatever the end says.
      create or replace function audit_link() returns trigger
        language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
      declare
        pending int := coalesce(nullif(current_setting('app.audit_pending', true), ''), '1')::int - 1;
        head record;
        last record;
      begin
        perform set_config('app.audit_pending', pending::text, true);
        loop
          select h.seq, h.hash into head from audit_heads h where h.company_id = new.company_id for update;
          exit when found;
          insert into audit_heads (company_id, seq, hash) values (new.company_id, 0, '') on conflict do nothing;
        end loop;
        select c.seq, c.hash into last from audit_chain c
          where c.company_id = new.company_id and c.seq > head.seq order by c.seq desc limit 1;
        if found then head := last; end if;
        head.seq := head.seq + 1;
        head.hash := sha256(head.hash || convert_to(audit_text(new, head.seq), 'UTF8'));
        insert into audit_chain (company_id, seq, id, hash) values (new.company_id, head.seq, new.id, head.hash);
        if pending < 1 then
          update audit_heads set seq = head.seq, hash = head.hash where company_id = new.company_id;
        end if;
        return null;
      end $$;
    `)
  }

  async down() {
    this.schema.raw(`
      create or replace function audit_facts() returns trigger
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

      create or replace function audit_link() returns trigger
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
    `)
  }
}
