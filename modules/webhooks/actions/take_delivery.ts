import { DateTime } from 'luxon'
import type { Scope } from '#modules/shared/tenancy/scope'
import { bodyOf } from '../domain/webhook_message.ts'
import WebhookAddress from '../models/webhook_address.ts'
import WebhookDelivery from '../models/webhook_delivery.ts'
import { giveUp } from './give_up.ts'

/** So long an address is left to the worker that took it; a message takes far less (`sending/send_message.ts`). */
const TAKEN_FOR_S = 60

/** A message that is ours to send. */
export interface TakenDelivery {
  id: string
  addressId: string
  url: string
  secrets: readonly string[]
  body: string
}

/**
 * Takes an address to send it the message that is due first: nobody else sends to it meanwhile. Committed before the message
 * leaves; who is killed before the answer is noted leaves it to the next, which sends it again under the same id. Answers null
 * where nothing is to be sent.
 */
export class TakeDelivery {
  static async handle(scope: Scope, addressId: string): Promise<TakenDelivery | null> {
    const address = await WebhookAddress.query().where('id', addressId).forUpdate().first()
    const now = DateTime.now()
    if (!address?.isActive || isAhead(address.restsUntil) || isAhead(address.takenUntil))
      return null
    await giveUp(scope, address, (waiting) => waiting.where('give_up_at', '<=', now.toJSDate()))
    const delivery = await WebhookDelivery.query()
      .where({ addressId, status: 'WAITING' })
      .where('next_at', '<=', now.toJSDate())
      .orderBy('next_at')
      .orderBy('id')
      .first()
    if (!delivery) return null
    await address.merge({ takenUntil: now.plus({ seconds: TAKEN_FOR_S }) }).save()
    const { id, event, data, createdAt } = delivery
    const body = bodyOf({ id, event, data, happenedAt: createdAt.toUTC().toISO()! })
    return { id, addressId, url: address.url, secrets: address.secrets, body }
  }
}

const isAhead = (moment: DateTime | null) => moment !== null && moment > DateTime.now()
