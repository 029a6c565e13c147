import { BaseSchema } from '@adonisjs/lucid/schema'
import { systemReason, tenantTable } from '#database/tenant_table'

/**
 * Addresses of companies that are told what happens here, and what each of them is told (ADR 81). Triggers write it beside
 * the line of the audit log and the change of the team that it is about, in their transaction: no way of writing can
 * forget it. Whoever is a member of the owner, as for a restore, tells nobody.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'webhook_addresses',
        `url text not null check (length(url) between 1 and 500),
         events text[] not null check (events <@ '{offer.accepted,contract.signed,worker.changed}' and events <> '{}'),
         is_active boolean not null default true,
         -- Sealed. The one before signs too, for a day.
         secret text not null,
         former_secret text,
         former_until timestamptz,
         -- Messages in a row that were not taken, and until when the address is left alone for it.
         failures integer not null default 0,
         rests_until timestamptz,
         -- Until when a worker has it to itself.
         taken_until timestamptz,
         delivered_at timestamptz,
         -- Since when administrators know that messages were given up; forgotten with the next one that is taken.
         told_at timestamptz,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now()`
      )}
      create index on webhook_addresses (company_id, created_at, id);
      ${tenantTable(
        'webhook_deliveries',
        `address_id uuid not null,
         event text not null
           check (event in ('offer.accepted', 'contract.signed', 'worker.changed', 'webhook.test')),
         -- Ids and names of fields; no value of any.
         data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
         status text not null default 'WAITING' check (status in ('WAITING', 'DELIVERED', 'GIVEN_UP')),
         tries integer not null default 0,
         next_at timestamptz not null default now(),
         give_up_at timestamptz not null default now() + interval '3 days',
         -- Of the last try: when, how long, and what was answered, or why nothing was.
         tried_at timestamptz,
         took_ms integer,
         answer_status integer,
         answer text,
         fault text check (fault in ('address', 'unreachable', 'late', 'too_large', 'redirected')),
         created_at timestamptz not null default now(),
         foreign key (company_id, address_id) references webhook_addresses (company_id, id) on delete cascade`
      )}
      create index on webhook_deliveries (company_id, address_id, created_at desc, id desc);
      create index on webhook_deliveries (company_id, address_id, next_at, id) where status = 'WAITING';
      create policy due on webhook_addresses for select using (${systemReason('due-webhooks')});
      create policy due on webhook_deliveries for select using (${systemReason('due-webhooks')});

      create function tell_webhooks_of_deeds() returns trigger language plpgsql set search_path = public, pg_temp as $$
      begin
        insert into webhook_deliveries (address_id, event, data)
        select a.id, l.event, case l.event
          when 'offer.accepted' then jsonb_build_object('offerId', l.subject_id,
            'workerId', (select worker_id from offers where id = l.subject_id))
          else jsonb_build_object('contractId', l.subject_id,
            'workerId', (select worker_id from contracts where id = l.subject_id)) end
        from lines l
        join webhook_addresses a on a.company_id = l.company_id and a.is_active and l.event = any(a.events)
        where l.event in ('offer.accepted', 'contract.signed');
        return null;
      end $$;

      -- What is of a family is told in one word: the name of such a field says something already.
      create function tell_webhooks_of_changes() returns trigger language plpgsql set search_path = public, pg_temp as $$
      begin
        insert into webhook_deliveries (address_id, event, data)
        select a.id, 'worker.changed', jsonb_build_object('workerId', c.worker_id, 'validFrom', c.valid_from,
          'fields', (select jsonb_agg(distinct case fact ->> 'kind' when 'FAMILY' then 'family' else fact ->> 'field' end)
            from jsonb_array_elements(c.facts) fact))
        from changes c
        join webhook_addresses a on a.company_id = c.company_id and a.is_active and 'worker.changed' = any(a.events);
        return null;
      end $$;
    `)
    this.schema.raw(told('audit_log', 'lines', 'tell_webhooks_of_deeds'))
    this.schema.raw(told('team_changes', 'changes', 'tell_webhooks_of_changes'))
  }

  async down() {
    this.schema.raw(`
      drop trigger tell_webhooks on team_changes;
      drop trigger tell_webhooks on audit_log;
      drop function tell_webhooks_of_deeds(), tell_webhooks_of_changes();
      drop table webhook_deliveries, webhook_addresses;
    `)
  }
}

/** A trigger that names who migrates: members of that role, as for a restore, write what they have. */
function told(table: string, rows: string, tells: string): string {
  return `do $$ begin execute format('create trigger tell_webhooks after insert on ${table}
    referencing new table as ${rows} for each statement
    when (not pg_has_role(%s::oid, ''member'')) execute function ${tells}()', current_user::regrole::oid); end $$`
}
