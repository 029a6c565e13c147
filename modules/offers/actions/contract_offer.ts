import { AgreePackage } from '#modules/packages/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { statusAfter } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { lockOffer, statusToday } from '../queries/find_offer.ts'
import { append, signal } from './offer_trail.ts'

/** An accepted offer, with the person and the package that were agreed. */
export type AgreedOffer = Offer & { workerId: string; packageId: string }

/** An accepted offer becomes a contract: it stays as it was accepted, and its package is the contract's. */
export class ContractOffer {
  static async handle(scope: Scope, id: string): Promise<Result<AgreedOffer>> {
    const found = await lockOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value as AgreedOffer
    const next = statusAfter(statusToday(offer), 'contract')
    if (!next.ok) return fail(next.problem)
    await offer.merge({ status: next.status }).save()
    await AgreePackage.handle(scope, offer.packageId, offer.workerId)
    await append(scope, offer, 'CONTRACTED')
    await signal(scope, offer)
    return ok(offer)
  }
}
