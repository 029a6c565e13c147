import { CIVIL_SITUATION } from '#modules/compute/pure'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { UpdateWorker } from '#modules/team/index'
import { situationChanges, withHousehold, type Household } from '../domain/household.ts'
import { statusAfter } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { lockOpenedOffer, statusToday } from '../queries/find_offer.ts'
import { packageOf } from '../queries/offer_contents.ts'
import { append } from './offer_trail.ts'
import { rewriteOffered, offeredContent, type Explain } from './rewrite_offered.ts'

/** The candidate's own household: kept with the person, and the offered package computed with it. */
export class ChangeSituation {
  static async handle(
    scope: Scope,
    id: string,
    household: Household,
    explain: Explain
  ): Promise<Result<Offer>> {
    const found = await lockOpenedOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const next = statusAfter(statusToday(offer), 'configure')
    if (!next.ok) return fail(next.problem)
    const before = await packageOf(scope, offer.packageId!)
    const content = await offeredContent(scope, offer)
    const worker = withHousehold(content.worker, household)
    const person = await UpdateWorker.handle(
      seeingWhatTheActorMayNot(scope, 'candidates tell of their own household'),
      offer.workerId!,
      Object.fromEntries(CIVIL_SITUATION.map((key) => [key, worker[key] ?? null]))
    )
    if (!person.ok) return person
    const rewritten = await rewriteOffered(scope, offer, { ...content, worker }, explain)
    if (!rewritten.ok) return rewritten
    const after = await packageOf(scope, offer.packageId!)
    await append(scope, offer, 'SITUATION_CHANGED', {
      details: { changes: situationChanges(before!, after!) },
    })
    return ok(offer)
  }
}
