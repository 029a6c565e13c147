import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The outbox may also wake a process that runs already. Mails of offers: the word of a later last day, and what is
 * needed to promise one again that did not leave.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table outbox drop constraint outbox_kind_check;
      alter table outbox add constraint outbox_kind_check check (kind in ('job', 'workflow', 'signal'));
      alter table offer_mails drop constraint offer_mails_kind_check;
      alter table offer_mails add constraint offer_mails_kind_check check (kind in
        ('OFFER', 'REMINDER', 'EXTENDED', 'RETRACTED', 'EXPIRED', 'ACCEPTED_CANDIDATE', 'ACCEPTED_EMPLOYER'));
      alter table offer_mails
        add column promised_at timestamptz not null default clock_timestamp(),
        -- How often it was promised.
        add column tries integer not null default 1,
        -- Since when a worker is sending it.
        add column taken_at timestamptz,
        -- The offer changed before it left: it is not sent any more.
        add column dropped_at timestamptz;
    `)
  }

  async down() {
    this.schema.raw(`
      delete from outbox where kind = 'signal';
      alter table outbox drop constraint outbox_kind_check;
      alter table outbox add constraint outbox_kind_check check (kind in ('job', 'workflow'));
      alter table offer_mails drop column promised_at, drop column tries, drop column taken_at, drop column dropped_at;
      delete from offer_mails where kind = 'EXTENDED';
      alter table offer_mails drop constraint offer_mails_kind_check;
      alter table offer_mails add constraint offer_mails_kind_check check (kind in
        ('OFFER', 'REMINDER', 'RETRACTED', 'EXPIRED', 'ACCEPTED_CANDIDATE', 'ACCEPTED_EMPLOYER'));
    `)
  }
}
