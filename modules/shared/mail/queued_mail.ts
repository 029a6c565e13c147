import { column } from '@adonisjs/lucid/orm'
import { MailSchema } from '#database/schema'
import { asJson } from '#modules/shared/tenancy/json_column'

/** Long ago: the next attempt takes it at once, and asks first whether it left. */
export const LET_GO = { taken_at: new Date(0) }

/** A mail or text message that was enqueued; its row stays until retention ends. */
export default class QueuedMail extends MailSchema {
  static override table = 'mails'

  @column(asJson()) declare facts: Record<string, unknown>

  /** Those that have neither left nor been dropped. */
  static waiting() {
    return this.query().whereNull('sent_at').whereNull('dropped_at')
  }
}
