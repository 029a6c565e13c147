import { BaseSchema } from '@adonisjs/lucid/schema'
import { readerRole } from '#config/database'
import { tenantTable } from '#database/tenant_table'

/** A pay review: a scenario with people in it who propose, by department, and who approve. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- Whose it is: what a review keeps is changed and led out by that review alone.
      alter table scenarios add column kept_by text check (kept_by in ('review'));
      ${tenantTable(
        'pay_reviews',
        `-- Its name, its first day and its figures are those of its scenario.
         scenario_id uuid not null,
         status text not null default 'draft' check (status in ('draft', 'open', 'approved', 'applied')),
         -- The guideline: percent by band of compa-ratio (rows) and rating (columns).
         matrix jsonb not null check (jsonb_typeof(matrix) = 'array'),
         -- The last day to propose; managers are told, and nothing is closed by it.
         ends_on date,
         opened_at timestamptz,
         approved_by uuid,
         approved_at timestamptz,
         -- False where the only administrator approved what they had proposed.
         four_eyes boolean not null default true,
         applied_at timestamptz,
         created_by uuid,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         unique (company_id, scenario_id),
         foreign key (company_id, scenario_id) references scenarios (company_id, id) on delete cascade,
         foreign key (company_id, approved_by) references users (company_id, id) on delete set null (approved_by),
         foreign key (company_id, created_by) references users (company_id, id) on delete set null (created_by)`
      )}
      create index on pay_reviews (company_id, updated_at desc, id desc);
      ${tenantTable(
        'pay_review_parts',
        `review_id uuid not null,
         -- Null: of those who are in no department, and of those who would propose for themselves.
         department_id uuid,
         -- The department as it was called, for when it is gone.
         department text,
         -- EUR of gross pay a month.
         budget numeric(14, 2) not null default 0 check (budget >= 0),
         status text not null default 'open' check (status in ('open', 'submitted', 'approved')),
         submitted_by uuid,
         submitted_at timestamptz,
         approved_by uuid,
         approved_at timestamptz,
         -- Why it was sent back the last time; empty where it was not.
         returned_because text not null default '' check (length(returned_because) <= 1000),
         returned_by uuid,
         foreign key (company_id, review_id) references pay_reviews (company_id, id) on delete cascade,
         foreign key (company_id, department_id) references departments (company_id, id) on delete set null (department_id),
         foreign key (company_id, submitted_by) references users (company_id, id) on delete set null (submitted_by),
         foreign key (company_id, approved_by) references users (company_id, id) on delete set null (approved_by),
         foreign key (company_id, returned_by) references users (company_id, id) on delete set null (returned_by)`
      )}
      create index on pay_review_parts (company_id, review_id);
      create index on pay_review_parts (company_id, department_id);
      ${tenantTable(
        'pay_review_people',
        `review_id uuid not null,
         part_id uuid not null,
         item_id uuid not null,
         -- How they do, 1 to 4; null until somebody said.
         rating smallint check (rating between 1 and 4),
         -- The raise, EUR of gross pay a month for the hours worked; null until one is proposed.
         amount numeric(12, 2) check (amount >= 0),
         reason text not null default '' check (length(reason) <= 500),
         -- Who wrote it last: they do not approve it.
         proposed_by uuid,
         letter_at timestamptz,
         unique (company_id, item_id),
         foreign key (company_id, review_id) references pay_reviews (company_id, id) on delete cascade,
         foreign key (company_id, part_id) references pay_review_parts (company_id, id) on delete cascade,
         foreign key (company_id, item_id) references scenario_items (company_id, id) on delete cascade,
         foreign key (company_id, proposed_by) references users (company_id, id) on delete set null (proposed_by)`
      )}
      create index on pay_review_people (company_id, part_id);
      create index on pay_review_people (company_id, review_id);
      grant select on pay_reviews, pay_review_parts, pay_review_people to ${readerRole};
    `)
  }

  async down() {
    this.schema.raw(`
      drop table pay_review_people; drop table pay_review_parts; drop table pay_reviews;
      alter table scenarios drop column kept_by;
    `)
  }
}
