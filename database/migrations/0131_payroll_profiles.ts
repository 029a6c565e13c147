import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole } from '#config/database'
import { tenantTable } from '#database/tenant_table'

/**
 * Formats of files for payroll as data (ADR 70). A file keeps the layout that it was written by, so that it is the same
 * bytes when its profile was changed; a line that could not be written stays to be told.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${tenantTable(
        'payroll_profiles',
        `name text not null,
         layout jsonb not null check (jsonb_typeof(layout) = 'object'),
         version integer not null default 1,
         created_at timestamptz not null default now(),
         updated_at timestamptz not null default now()`
      )}
      create unique index on payroll_profiles (company_id, lower(name));

      alter table payroll_exports
        drop constraint payroll_exports_mode_check,
        add constraint payroll_exports_mode_check check (mode in ('DIFFERENCES', 'EVERYTHING', 'MONTH')),
        -- A key of what is shipped, or the id that a profile of the company had.
        add profile text not null default 'generic-csv',
        -- As it was; null of those that were made before there were profiles.
        add layout jsonb check (jsonb_typeof(layout) = 'object'),
        add profile_name text,
        add month text check (month ~ '^\\d{4}-\\d{2}$'),
        -- Of the file itself.
        add rows integer,
        add bytes bigint,
        add hash text,
        -- Lines that are kept, and not in the file.
        add left_out integer not null default 0,
        add sent_at timestamptz,
        add sent_by uuid,
        add check (mode <> 'MONTH' or month is not null),
        add foreign key (company_id, sent_by) references users (company_id, id) on delete set null (sent_by);

      alter table payroll_export_lines
        add valid_until date,
        -- Why it is not in the file; of hours of a month nothing stays to be told.
        add left_out text,
        -- The file that tells it after all.
        add carried_by_id uuid,
        add foreign key (company_id, carried_by_id) references payroll_exports (company_id, id)
          on delete set null (carried_by_id);
      create index on payroll_export_lines (company_id, carried_by_id) where carried_by_id is not null;
      create index on payroll_export_lines (company_id, worker_id) where left_out is not null and carried_by_id is null;
      grant update (left_out, carried_by_id) on payroll_export_lines to ${appRole};
    `)
  }

  async down() {
    this.schema.raw(`
      -- Rows of all companies.
      alter table payroll_exports no force row level security;
      delete from payroll_exports where mode = 'MONTH';
      alter table payroll_exports force row level security;
      revoke update (left_out, carried_by_id) on payroll_export_lines from ${appRole};
      alter table payroll_export_lines drop valid_until, drop left_out, drop carried_by_id;
      alter table payroll_exports
        drop profile, drop layout, drop profile_name, drop month, drop rows, drop bytes, drop hash, drop left_out,
        drop sent_at, drop sent_by,
        drop constraint payroll_exports_mode_check,
        add constraint payroll_exports_mode_check check (mode in ('DIFFERENCES', 'EVERYTHING'));
      drop table payroll_profiles;
    `)
  }
}
