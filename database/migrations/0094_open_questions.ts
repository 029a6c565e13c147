import { BaseSchema } from '@adonisjs/lucid/schema'

/** Since when a candidate's question waits for an answer; the answer itself goes by mail or by telephone. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table offers
        -- Null where nothing was asked, or what was asked was answered.
        add column question_at timestamptz;
      create index offers_asked on offers (company_id)
        where question_at is not null or asked_until is not null;

      alter table timeline_events
        drop constraint timeline_events_of_offers,
        add constraint timeline_events_of_offers check (offer_id is null or ${offerKinds(", 'ANSWERED'")});
    `)
  }

  async down() {
    this.schema.raw(`
      alter table timeline_events no force row level security;
      delete from timeline_events where kind = 'ANSWERED';
      alter table timeline_events force row level security;
      alter table timeline_events
        drop constraint timeline_events_of_offers,
        add constraint timeline_events_of_offers check (offer_id is null or ${offerKinds()});
      drop index offers_asked;
      alter table offers drop column question_at;
    `)
  }
}

function offerKinds(more = '') {
  return `kind in ('CREATED', 'SENT', 'RESENT', 'OPENED', 'CONFIGURED', 'SITUATION_CHANGED', 'REMINDED',
    'EXTENDED', 'CHANGED', 'ACCEPTED', 'REJECTED', 'RETRACTED', 'EXPIRED', 'DOWNLOADED', 'CONTRACTED', 'RELEASED',
    'QUESTION', 'TIME_ASKED', 'DECLINED'${more})`
}
