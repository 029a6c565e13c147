import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#config/database'
import { forgetPeople } from '#database/forget_people'
import { tenantTable } from '#database/tenant_table'

/** What official files declared of people, by quarter and year: amounts alone, to be held beside their payslips. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'declared_pay',
        `worker_id uuid not null,
         -- A quarter of a DmfA, or the year of a 281.10.
         period text not null check (period similar to '20[0-9]{2}|20[0-9]{2}/[1-4]'),
         -- Code and cents of each amount.
         lines jsonb not null check (jsonb_typeof(lines) = 'array'),
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         unique (company_id, worker_id, period),
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade`
      )}
      create index on declared_pay (company_id, period);
      -- Who is forgotten is forgotten with what was declared of them.
      drop function forget_people(interval, interval, boolean);
      ${forgetPeople()}
      revoke execute on function forget_people(interval, interval, boolean) from public;
      grant execute on function forget_people(interval, interval, boolean) to ${appRole};
    `)
  }

  async down() {
    this.schema.raw('drop table declared_pay;')
  }
}
