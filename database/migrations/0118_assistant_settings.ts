import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** What a company settles for the assistant, who of its people agreed to a language model, and what it was used (ADR 64). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'ai_settings',
        `-- Whether words that our own rules do not understand may go to the language model of the installation.
         model_on boolean not null default false,
         -- Who switched it on, and so took its provider as a processor.
         accepted_by uuid,
         accepted_at timestamptz,
         -- By what a gross pay of a year is divided where the words do not say; it is asked where this is empty.
         months_of_year text check (months_of_year in ('12', '13', '13.92')),
         retention_days integer not null default 30 check (retention_days between 0 and 90),
         -- Of the language model; past them our own rules go on alone.
         monthly_tokens integer not null default 200000 check (monthly_tokens between 0 and 100000000),
         version integer not null default 1,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now(),
         unique (company_id),
         foreign key (company_id, accepted_by) references users (company_id, id) on delete set null (accepted_by)`
      )}
      ${tenantTable(
        'ai_model_choices',
        `user_id uuid not null,
         agreed boolean not null,
         created_at timestamptz not null default now(),
         unique (company_id, user_id),
         foreign key (company_id, user_id) references users (company_id, id) on delete cascade`
      )}
      ${tenantTable(
        'ai_usage',
        `month date not null check (extract(day from month) = 1),
         turns integer not null default 0,
         model_turns integer not null default 0,
         tokens bigint not null default 0,
         unique (company_id, month)`
      )}
    `)
  }

  async down() {
    this.schema.raw(`
      drop table ai_usage;
      drop table ai_model_choices;
      drop table ai_settings;
    `)
  }
}
