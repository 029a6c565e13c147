import app from '@adonisjs/core/services/app'
import {
  ExpireOffer,
  findDueStep,
  lateMailJobs,
  PromiseMailsAgain,
  RemindOffer,
} from '#modules/offers/index'
import { JobsUnderWay } from '#modules/shared/queue/jobs_under_way'
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

/**
 * Promises once more what did not leave: a job that died with its worker too often is given up by the queue. Which jobs
 * are still to be run is asked between two transactions.
 */
export async function promiseMailsAgain(input: OfferMoment): Promise<void> {
  const { offerId, at } = input
  const late = await asWorkflow('offer', input, (scope) => lateMailJobs(scope, offerId, at))
  const underWay = await (await app.container.make(JobsUnderWay)).among(late)
  await asWorkflow('offer', input, (scope) =>
    PromiseMailsAgain.handle(scope, offerId, at, underWay)
  )
}
