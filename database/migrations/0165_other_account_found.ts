import { BaseSchema } from '@adonisjs/lucid/schema'

/** A run whose key opens another account than its connection's reads nobody: it says which, and the connection waits for a person. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table sync_runs add column found_account text;
      ${pausedWhy("'PERSON', 'KEY', 'ACCOUNT'")}
    `)
  }

  async down() {
    this.schema.raw(`
      alter table hr_connections no force row level security;
      update hr_connections set paused_why = 'PERSON' where paused_why = 'ACCOUNT';
      alter table hr_connections force row level security;
      ${pausedWhy("'PERSON', 'KEY'")}
      alter table sync_runs drop column found_account;
    `)
  }
}

const pausedWhy = (words: string) => `
      alter table hr_connections drop constraint hr_connections_paused_why_check;
      alter table hr_connections add constraint hr_connections_paused_why_check check (paused_why in (${words}));`
