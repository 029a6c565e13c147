import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Offer from '../models/offer.ts'
import { lockOffer } from '../queries/find_offer.ts'
import { append } from './offer_trail.ts'

/** Notes that the candidate's question was answered, by mail or by telephone: it waits no longer. */
export class AnswerQuestion {
  static async handle(scope: Scope, id: string): Promise<Result<Offer>> {
    const found = await lockOffer(scope, id)
    if (!found.ok || found.value.questionAt === null) return found
    const offer = found.value
    await offer.merge({ questionAt: null }).save()
    await append(scope, offer, 'ANSWERED')
    return ok(offer)
  }
}
