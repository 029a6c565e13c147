import type { DueStep } from '#modules/shared/follow/followed'
import type { BackgroundInput } from '#modules/shared/tenancy/scopes'
import { dueStepOf, takeStep, type Moment } from '../follow/activities.ts'

/** What the activities of the process of before `follow` are told. */
export interface OfferMoment extends BackgroundInput {
  offerId: string
  /** Milliseconds since 1970. */
  at: number
}

const asMoment = ({ offerId, ...input }: OfferMoment): Moment => ({
  ...input,
  subject: { type: 'offer', id: offerId },
})

export function dueStepOfOffer(input: OfferMoment): Promise<DueStep | null> {
  return dueStepOf(asMoment(input))
}

export function remindOffer(input: OfferMoment): Promise<void> {
  return takeStep({ ...asMoment(input), step: 'remind' })
}

export function expireOffer(input: OfferMoment): Promise<void> {
  return takeStep({ ...asMoment(input), step: 'expire' })
}

/** What processes still call that fell asleep over a mail, before late mails were looked for by themselves (ADR 30). */
export async function promiseMailsAgain(_input: OfferMoment): Promise<void> {}
