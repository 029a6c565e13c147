import { BaseSchema } from '@adonisjs/lucid/schema'

/** A link may also be the ticket that leads back from Google; no mail carries it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table access_links drop constraint access_links_purpose_check;
      alter table access_links add constraint access_links_purpose_check
        check (purpose in ('SIGN_IN', 'NEW_PASSWORD', 'GOOGLE'));
    `)
  }

  async down() {
    this.schema.raw(`
      delete from access_links where purpose = 'GOOGLE';
      alter table access_links drop constraint access_links_purpose_check;
      alter table access_links add constraint access_links_purpose_check
        check (purpose in ('SIGN_IN', 'NEW_PASSWORD'));
    `)
  }
}
