import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a worker asked in their portal, and that it was answered, stands in their timeline (ADR 29). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table timeline_events drop constraint timeline_events_of_workers;
      alter table timeline_events add constraint timeline_events_of_workers check (worker_id is null or ${QUESTIONS_TOO});
    `)
  }

  async down() {
    this.schema.raw(`
      alter table timeline_events drop constraint timeline_events_of_workers;
      alter table timeline_events no force row level security;
      delete from timeline_events where worker_id is not null and not (${BEFORE});
      alter table timeline_events force row level security;
      alter table timeline_events add constraint timeline_events_of_workers check (worker_id is null or ${BEFORE});
    `)
  }
}

const BEFORE = `kind in ('FORM_SENT', 'FORM_OPENED', 'FORM_SAVED', 'FORM_REVOKED', 'ACCOUNT_CHANGED')`
const QUESTIONS_TOO = BEFORE.replace(')', `, 'QUESTION_ASKED', 'QUESTION_ANSWERED')`)
