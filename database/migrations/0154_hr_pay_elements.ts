import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** Pay elements that are granted in an HR system: what each is called there, and what became of each amount. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'hr_pay_codes',
        `connection_id uuid not null,
         kind_id uuid not null,
         -- As the system calls it; null is never sent.
         code text check (length(code) between 1 and 60),
         unique (company_id, connection_id, kind_id),
         foreign key (company_id, connection_id) references hr_connections (company_id, id) on delete cascade,
         foreign key (company_id, kind_id) references pay_element_kinds (company_id, id) on delete cascade`
      )}
      create index on hr_pay_codes (company_id, kind_id);
      ${tenantTable(
        'hr_pay_elements',
        `connection_id uuid not null,
         worker_id uuid not null,
         kind_id uuid not null,
         month date not null check (extract(day from month) = 1),
         -- One of each is one, also where two records of a person become one.
         slot text generated always as (
           connection_id::text || ' ' || kind_id::text || ' ' || (month - date '2000-01-01')::text) stored,
         -- The one it was sent under.
         code text not null,
         -- What stands there, in EUR, and what shall; null is nothing.
         sent numeric(12, 2),
         wanted numeric(12, 2),
         status text not null default 'WAITING' check (status in ('WAITING', 'SENT', 'REFUSED')),
         -- Why it was refused, and the system's own sentence.
         failure text,
         detail text,
         tries integer not null default 0,
         -- Until then one job alone has it.
         claimed_until timestamptz,
         requested_by uuid,
         requested_at timestamptz not null default now(),
         answered_at timestamptz,
         check ((status = 'REFUSED') = (failure is not null)),
         unique (company_id, worker_id, slot),
         foreign key (company_id, connection_id) references hr_connections (company_id, id) on delete cascade,
         foreign key (company_id, worker_id) references workers (company_id, id) on delete cascade,
         foreign key (company_id, kind_id) references pay_element_kinds (company_id, id) on delete cascade,
         foreign key (company_id, requested_by) references users (company_id, id) on delete set null (requested_by)`
      )}
      create index on hr_pay_elements (company_id, connection_id, month);
      create index on hr_pay_elements (company_id, connection_id, requested_at) where status = 'WAITING';
      create index on hr_pay_elements (company_id, worker_id);
      create index on hr_pay_elements (company_id, kind_id);
    `)
  }

  async down() {
    this.schema.raw('drop table hr_pay_elements; drop table hr_pay_codes;')
  }
}
