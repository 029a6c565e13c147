import { BaseSchema } from '@adonisjs/lucid/schema'
import { tellChange, tellContract } from '#database/team_change_functions'

const OLD = 'drop function tell_change(uuid, uuid, jsonb, date, text)'
const NEW = 'drop function tell_change(uuid, uuid, jsonb, date, text, timestamptz)'

/**
 * A version is told as of its making, so that a company of the demo has a history. And how many versions stand where is
 * counted off one index alone, which is the order of their list too.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${OLD};
      ${tellChange({ asOfMaking: true })}
      ${tellContract({ asOfMaking: true })}
      drop index contracts_company_id_start_date_id_idx;
      create index contracts_listed on contracts (company_id, start_date desc, id desc)
        include (end_date, signature, corrected_by_id, kind, worker_id);
    `)
  }

  async down() {
    this.schema.raw(`
      ${NEW};
      ${tellChange({ asOfMaking: false })}
      ${tellContract({ asOfMaking: false })}
      drop index contracts_listed;
      create index on contracts (company_id, start_date desc, id desc);
    `)
  }
}
