import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#config/database'
import { tenantTable } from '#database/tenant_table'

/** Companies of a partner, whose people change from one to the next; demo companies and their resets. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table companies
        add column is_demo boolean not null default false,
        -- The partner who owns the company, if one does; the companies of one partner share the id.
        add column partner_id uuid,
        add column partner_name text,
        add check ((partner_id is null) = (partner_name is null)),
        add unique (id, partner_id);
      create index on companies (partner_id) where partner_id is not null;

      -- Whose user a person of the partner is in this company; the person's id is the same in all of them.
      ${tenantTable(
        'partner_users',
        `partner_id uuid not null,
         person_id uuid not null,
         user_id uuid not null,
         created_at timestamptz not null default now(),
         unique (company_id, person_id),
         unique (company_id, user_id),
         foreign key (company_id, partner_id) references companies (id, partner_id),
         foreign key (company_id, user_id) references users (company_id, id) on delete cascade`
      )}
      create index on partner_users (partner_id, person_id);

      -- Read, never written, while a query names the partner (DANGEROUSLY_amongCompaniesOf).
      create policy partner on companies for select
        using (partner_id = nullif(current_setting('app.partner_id', true), '')::uuid);
      create policy partner on partner_users for select
        using (partner_id = nullif(current_setting('app.partner_id', true), '')::uuid);

      -- The way of a signed-in person of a partner from one company's address to the next one's. The row belongs
      -- to the company that is left; the one that is entered may see it, and note that it was used.
      ${tenantTable(
        'partner_tickets',
        `target_company_id uuid not null references companies (id),
         partner_id uuid not null,
         person_id uuid not null,
         user_id uuid not null,
         secret_hash text not null unique,
         browser_hash text not null,
         remembered boolean not null,
         expires_at timestamptz not null,
         used_at timestamptz,
         created_at timestamptz not null default now(),
         foreign key (company_id, user_id) references users (company_id, id) on delete cascade`
      )}
      create index on partner_tickets (company_id, user_id);
      create policy arrival on partner_tickets for select
        using (target_company_id = nullif(current_setting('app.company_id', true), '')::uuid);
      create policy arrival_use on partner_tickets for update
        using (target_company_id = nullif(current_setting('app.company_id', true), '')::uuid)
        with check (target_company_id = nullif(current_setting('app.company_id', true), '')::uuid);
      revoke update on partner_tickets from ${appRole};
      grant update (used_at) on partner_tickets to ${appRole};

      ${tenantTable(
        'demo_resets',
        `requested_by uuid not null,
         status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
         total integer not null default 0,
         done integer not null default 0,
         created_at timestamptz not null default now(),
         finished_at timestamptz,
         foreign key (company_id, requested_by) references users (company_id, id) on delete cascade`
      )}
      create unique index on demo_resets (company_id) where status in ('waiting', 'running');
    `)
  }

  async down() {
    this.schema.raw(`
      drop table demo_resets, partner_tickets, partner_users;
      drop policy partner on companies;
      alter table companies drop column is_demo, drop column partner_id, drop column partner_name;
    `)
  }
}
