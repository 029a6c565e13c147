import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '#database/tenant_table'

/** The second factor by text message: the number stands encrypted where an app has its secret. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table second_factors drop constraint second_factors_kind_check;
      alter table second_factors add constraint second_factors_kind_check check (kind in ('TOTP', 'SMS'));

      ${tenantTable(
        'sms_codes',
        `user_id uuid not null,
         -- Null until the message leaves, because only the message holds the code.
         code_hash text,
         sent_at timestamptz,
         used_at timestamptz,
         expires_at timestamptz not null,
         created_at timestamptz not null default now(),
         foreign key (company_id, user_id) references users (company_id, id) on delete cascade`
      )}
      create index on sms_codes (company_id, user_id);
    `)
  }

  async down() {
    this.schema.raw(`
      drop table sms_codes;
      delete from second_factors where kind = 'SMS';
      alter table second_factors drop constraint second_factors_kind_check;
      alter table second_factors add constraint second_factors_kind_check check (kind in ('TOTP'));
    `)
  }
}
