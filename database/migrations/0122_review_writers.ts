import { BaseSchema } from '@adonisjs/lucid/schema'

/** Of a pay review: all who wrote what stands for a person, not the last of them; and what a part was when it was seen. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table pay_review_people add column writers uuid[] not null default '{}';
      alter table pay_review_people no force row level security;
      update pay_review_people set writers = array[proposed_by] where proposed_by is not null;
      alter table pay_review_people force row level security;
      alter table pay_review_people drop column proposed_by;
      -- Counts what was written in the part; who submits or approves says which one they saw.
      alter table pay_review_parts add column version integer not null default 1;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table pay_review_parts drop column version;
      alter table pay_review_people drop column writers;
      alter table pay_review_people add column proposed_by uuid;
      alter table pay_review_people
        add foreign key (company_id, proposed_by) references users (company_id, id) on delete set null (proposed_by);
    `)
  }
}
