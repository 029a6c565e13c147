import { BaseSchema } from '@adonisjs/lucid/schema'
import { systemReason, tenantTable } from '#database/tenant_table'

/** Paying by card: who a company is at the provider, its subscriptions there, and the events it has sent. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table billing_accounts add column stripe_customer_id text unique;
      -- An event names the payer and no company.
      create policy payer on billing_accounts for select using (${systemReason('find-payer')});

      ${tenantTable(
        'billing_subscriptions',
        `stripe_id text not null unique,
         status text not null,
         -- Null where none of its prices is one that we sell.
         billing_plan text,
         extras text[] not null default '{}',
         started_at timestamptz not null,
         period_start timestamptz not null,
         period_end timestamptz not null,
         -- When it will end, or has ended; null while it renews.
         ends_at timestamptz,
         -- The latest invoice: what is still to be paid of it, in cents.
         invoice_amount_due integer,
         invoice_currency text,
         invoice_status text,
         invoice_url text,
         synced_at timestamptz not null default now()`
      )}
      create index on billing_subscriptions (company_id, started_at);

      ${tenantTable(
        'billing_events',
        `event_id text not null unique,
         type text not null,
         created_at timestamptz not null default now()`
      )}
    `)
  }

  async down() {
    this.schema.raw(`
      drop table billing_events, billing_subscriptions;
      drop policy payer on billing_accounts;
      alter table billing_accounts drop column stripe_customer_id;
    `)
  }
}
