import { BaseSchema } from '@adonisjs/lucid/schema'

/** When each worker process was seen last. Of no company: it serves all of them, and its rows say nothing of any. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table worker_heartbeats (
        id uuid not null primary key,
        host text not null,
        started_at timestamptz not null default clock_timestamp(),
        seen_at timestamptz not null default clock_timestamp(),
        serves_queue boolean not null
      );
    `)
  }

  async down() {
    this.schema.raw('drop table worker_heartbeats')
  }
}
