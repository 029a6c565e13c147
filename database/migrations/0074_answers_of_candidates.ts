import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whom a candidate may call, and what they may answer beside yes. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table signers
        -- What candidates are shown to reach this person; none of it has to be.
        add column phone text not null default '' check (length(phone) <= 40),
        add column contact_email text check (contact_email = lower(contact_email)),
        add column photo_file_key text,
        add column photo_type text check ((photo_type is null) = (photo_file_key is null));

      alter table offers
        -- Until when the candidate asks for time; null once it was given, or another version left.
        add column asked_until date,
        -- What the candidate keeps aside to compare: at most three, each a name and the fields that are theirs to choose.
        add column kept_choices jsonb not null default '[]';

      alter table timeline_events
        drop constraint timeline_events_of_offers,
        add constraint timeline_events_of_offers check (offer_id is null or ${offerKinds(", 'QUESTION', 'TIME_ASKED', 'DECLINED'")});
    `)
  }

  async down() {
    this.schema.raw(`
      alter table timeline_events no force row level security;
      delete from timeline_events where kind in ('QUESTION', 'TIME_ASKED', 'DECLINED');
      alter table timeline_events force row level security;
      alter table timeline_events
        drop constraint timeline_events_of_offers,
        add constraint timeline_events_of_offers check (offer_id is null or ${offerKinds()});
      alter table offers drop column asked_until, drop column kept_choices;
      alter table signers
        drop column phone, drop column contact_email, drop column photo_file_key, drop column photo_type;
    `)
  }
}

function offerKinds(more = '') {
  return `kind in ('CREATED', 'SENT', 'RESENT', 'OPENED', 'CONFIGURED', 'SITUATION_CHANGED', 'REMINDED',
    'EXTENDED', 'CHANGED', 'ACCEPTED', 'REJECTED', 'RETRACTED', 'EXPIRED', 'DOWNLOADED', 'CONTRACTED', 'RELEASED'${more})`
}
