import { DateTime } from 'luxon'
import { column } from '@adonisjs/lucid/orm'
import { WebhookAddressSchema } from '#database/schema'
import { seal, unseal } from '#modules/shared/keys/sealed'
import { newSecret } from '../domain/webhook_secret.ts'
import type { WebhookEvent } from '../domain/webhook_events.ts'
import { FORMER_SECRET_HOURS } from '../domain/webhook_times.ts'

/** An address of the company that is told what happens here. */
export default class WebhookAddress extends WebhookAddressSchema {
  @column() declare events: WebhookEvent[]

  /** Gives it a new secret, which is answered and kept sealed; the one before signs for a day. */
  renewSecret(): string {
    const secret = newSecret()
    if (this.secret) {
      this.formerSecret = this.secret
      this.formerUntil = DateTime.now().plus({ hours: FORMER_SECRET_HOURS })
    }
    this.secret = seal(secret)
    return secret
  }

  /** What signs today, the newest first; none where no key of the installation opens it any more. */
  get secrets(): string[] {
    const former = this.formerUntil && this.formerUntil > DateTime.now() ? this.formerSecret : null
    return [this.secret, former].flatMap((stored) => (stored && unseal(stored)) || [])
  }
}
