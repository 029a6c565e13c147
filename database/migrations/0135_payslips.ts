import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#config/database'
import { forgetPeople } from '#database/forget_people'
import { tenantTable } from '#database/tenant_table'

/** What the real payslips of people say, and what the codes of their provider mean. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'payslips',
        `worker_id uuid not null,
         month date not null check (extract(day from month) = 1),
         -- Who made it, where the company has several; a person has one payslip of a month.
         provider text not null default '' check (length(provider) <= 60),
         -- Code, label and cents of each line, as the provider wrote them.
         lines jsonb not null check (jsonb_typeof(lines) = 'array'),
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         unique (company_id, worker_id, month),
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade`
      )}
      create index on payslips (company_id, month);
      ${tenantTable(
        'payslip_codes',
        `provider text not null default '' check (length(provider) <= 60),
         code text not null check (length(code) between 1 and 100),
         -- A line of ours, or that there is none.
         line text not null check (length(line) between 1 and 60),
         is_reversed boolean not null default false,
         updated_at timestamptz not null default now(),
         unique (company_id, provider, code)`
      )}
      -- Who is forgotten is forgotten with their payslips.
      drop function forget_people(interval, interval, boolean);
      ${forgetPeople()}
      revoke execute on function forget_people(interval, interval, boolean) from public;
      grant execute on function forget_people(interval, interval, boolean) to ${appRole};
    `)
  }

  async down() {
    this.schema.raw('drop table payslip_codes; drop table payslips;')
  }
}
