import { DateTime } from 'luxon'
import type { OutsideRefusalKind } from '#modules/shared/outside/outside_fetch'
import type { Scope } from '#modules/shared/tenancy/scope'
import { restAfter, waitAfter } from '../domain/webhook_times.ts'
import WebhookAddress from '../models/webhook_address.ts'
import WebhookDelivery from '../models/webhook_delivery.ts'
import { giveUp } from './give_up.ts'
import type { TakenDelivery } from './take_delivery.ts'

/** What came of one try. */
export interface Answered {
  /** Null where nothing was answered, for the reason in `fault`. */
  status: number | null
  /** The first of what was answered. */
  answer: string
  fault: OutsideRefusalKind | null
  tookMs: number
  /** Seconds after which the receiver asks to be tried again; null where it says nothing. */
  retryAfter: number | null
}

const LONGEST_RETRY_AFTER_S = 3600

/** Notes what was answered, and when the message is tried again, if it is; the address is free again. */
export class NoteAnswer {
  /** @returns whether the address takes what it is sent, and more may follow at once */
  static async handle(
    scope: Scope,
    { id, addressId }: Pick<TakenDelivery, 'id' | 'addressId'>,
    { status, answer, fault, tookMs, retryAfter }: Answered
  ): Promise<boolean> {
    const address = await WebhookAddress.query().where('id', addressId).forUpdate().first()
    const delivery = await WebhookDelivery.query().where('id', id).forUpdate().first()
    // Removed meanwhile.
    if (!address || !delivery) return false
    const now = DateTime.now()
    const isTaken = status !== null && status >= 200 && status < 300
    const tries = delivery.tries + 1
    delivery.merge({ tries, triedAt: now, tookMs, answerStatus: status, answer, fault })
    if (isTaken) {
      await delivery.merge({ status: 'DELIVERED' }).save()
      const fresh = { failures: 0, restsUntil: null, toldAt: null, deliveredAt: now }
      await address.merge({ ...fresh, takenUntil: null }).save()
      return true
    }
    const failures = address.failures + 1
    const restsUntil = now.plus({ milliseconds: restAfter(failures) })
    await address.merge({ failures, restsUntil, takenUntil: null }).save()
    const asked = Math.min(retryAfter ?? 0, LONGEST_RETRY_AFTER_S) * 1000
    const nextAt = now.plus({ milliseconds: Math.max(waitAfter(tries), asked) })
    await delivery.merge({ nextAt }).save()
    if (nextAt >= delivery.giveUpAt)
      await giveUp(scope, address, (waiting) => waiting.where('id', id))
    return false
  }
}
