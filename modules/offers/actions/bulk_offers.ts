import type { ProblemCode } from '#modules/shared/http/problem'
import type { Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { DeleteOffer } from './delete_offer.ts'
import { ExtendOffer, type ExplainDay } from './extend_offer.ts'
import { ResendOffer } from './resend_offer.ts'
import { RetractOffer } from './retract_offer.ts'
import { SendOffer, type ExplainSending } from './send_offer.ts'
import { UnsendOffer } from './unsend_offer.ts'

export type BulkAction = 'send' | 'unsend' | 'resend' | 'extend' | 'retract' | 'delete'

export interface BulkOffersInput {
  ids: string[]
  action: BulkAction
  /** Of `extend`. */
  validityDateStr?: string
  /** Of `retract`. */
  reason?: string
}

export interface BulkOutcome {
  done: string[]
  refused: { id: string; problem: ProblemCode; reasons: string[]; retryAfterSeconds?: number }[]
}

/** Does the same with many offers, each for itself: what is refused is named, and the others are done. */
export class BulkOffers {
  static async handle(
    scope: Scope,
    { ids, action, validityDateStr = '', reason }: BulkOffersInput,
    explain: { sending: ExplainSending; day: ExplainDay }
  ): Promise<BulkOutcome> {
    const outcome: BulkOutcome = { done: [], refused: [] }
    // Always in one order: two who do the same at once wait for each other instead of blocking.
    for (const id of [...new Set(ids)].sort()) {
      const one = await doOne()
      if (one.ok) outcome.done.push(id)
      else {
        const reasons = (one.errors ?? []).map(({ message }) => message)
        const { problem, retryAfterSeconds } = one
        outcome.refused.push({ id, problem, reasons, retryAfterSeconds })
      }

      function doOne(): Promise<Result<unknown>> {
        switch (action) {
          case 'send':
            return SendOffer.handle(scope, id, {}, explain.sending)
          case 'unsend':
            return UnsendOffer.handle(scope, id)
          case 'resend':
            return ResendOffer.handle(scope, id, explain.sending)
          case 'extend':
            return ExtendOffer.handle(scope, id, validityDateStr, explain.day)
          case 'retract':
            return RetractOffer.handle(scope, id, reason)
          case 'delete':
            return DeleteOffer.handle(scope, id)
        }
      }
    }
    return outcome
  }
}
