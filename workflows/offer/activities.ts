import { ExpireOffer, findDueStep, RemindOffer } from '#modules/offers/index'
import { asWorkflow, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import type { DueStep } from './contract.ts'

/** What every activity of the process is told: whose offer, which, and what time it is for the process. */
export interface OfferMoment extends BackgroundInput {
  offerId: string
  /** Milliseconds since 1970. */
  at: number
}

/** What comes next by itself; null for an offer that waits for nothing, or is gone. */
export function dueStepOfOffer(input: OfferMoment): Promise<DueStep | null> {
  return asWorkflow('offer', input, (scope) => findDueStep(scope, input.offerId, input.at))
}

/** Reminds the candidate, when that is due. */
export function remindOffer(input: OfferMoment): Promise<void> {
  return asWorkflow('offer', input, (scope) => RemindOffer.handle(scope, input.offerId, input.at))
}

/** Ends an offer whose last day is over. */
export function expireOffer(input: OfferMoment): Promise<void> {
  return asWorkflow('offer', input, (scope) => ExpireOffer.handle(scope, input.offerId, input.at))
}

/** What processes still call that fell asleep over a mail, before late mails were looked for by themselves (ADR 30). */
export async function promiseMailsAgain(_input: OfferMoment): Promise<void> {}
