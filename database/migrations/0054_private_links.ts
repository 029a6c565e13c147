import { BaseSchema } from '@adonisjs/lucid/schema'
import { oneSubject } from '#database/one_subject'
import { renameTable } from '#database/rename_table'

/** The private links of offers become those of every subject (ADR 29); what a browser was shown has names of the subject's own. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${renameTable('offer_links', 'private_links')}
      ${oneSubject('private_links', ['offer'])}
      ${renameTable('offer_sessions', 'link_sessions')}
      -- Which versions the browser was shown last, by their names.
      alter table link_sessions add column shown jsonb;
      ${ofAllCompanies(`
        update link_sessions set shown = jsonb_build_object('version', shown_version, 'packageVersion', shown_package_version)
          where shown_version is not null;`)}
      alter table link_sessions drop column shown_version, drop column shown_package_version;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table link_sessions add column shown_version integer, add column shown_package_version integer;
      ${ofAllCompanies(`
        update link_sessions set shown_version = (shown ->> 'version')::integer,
          shown_package_version = (shown ->> 'packageVersion')::integer;`)}
      alter table link_sessions drop column shown;
      ${renameTable('link_sessions', 'offer_sessions')}
      alter table private_links drop constraint private_links_one_subject, alter column offer_id set not null;
      ${renameTable('private_links', 'offer_links')}
    `)
  }
}

/** As the table's owner, who otherwise sees no company. */
function ofAllCompanies(statement: string): string {
  return `
    alter table link_sessions no force row level security;
    ${statement}
    alter table link_sessions force row level security;`
}
