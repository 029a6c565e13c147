import { BaseSchema } from '@adonisjs/lucid/schema'
import { oneSubject } from '#database/one_subject'
import { renameTable } from '#database/rename_table'

/** The timeline of offers becomes that of every subject (ADR 29). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${renameTable('offer_events', 'timeline_events')}
      ${oneSubject('timeline_events', ['offer'])}
      alter table timeline_events
        drop constraint timeline_events_kind_check,
        add constraint timeline_events_of_offers check (offer_id is null or ${KINDS});
    `)
  }

  async down() {
    this.schema.raw(`
      alter table timeline_events
        drop constraint timeline_events_of_offers,
        drop constraint timeline_events_one_subject,
        add constraint timeline_events_kind_check check (${KINDS}),
        alter column offer_id set not null;
      ${renameTable('timeline_events', 'offer_events')}
    `)
  }
}

const KINDS = `kind in ('CREATED', 'SENT', 'RESENT', 'OPENED', 'CONFIGURED', 'SITUATION_CHANGED', 'REMINDED',
  'EXTENDED', 'CHANGED', 'ACCEPTED', 'REJECTED', 'RETRACTED', 'EXPIRED', 'DOWNLOADED', 'CONTRACTED')`
