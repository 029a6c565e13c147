import { makeContinueAsNewFunc, proxyActivities } from '@temporalio/workflow'
import type { FollowInput } from '../follow/contract.ts'
import { untilNothingComes, WITHOUT_END } from '../follow/until_nothing_comes.ts'
import type { follow } from '../follow/workflow.ts'
import type * as activities from './activities.ts'

const { dueStepOfOffer, remindOffer, expireOffer, promiseMailsAgain } =
  proxyActivities<typeof activities>(WITHOUT_END)

const STEPS = { remind: remindOffer, expire: expireOffer, mail: promiseMailsAgain }

/** What started the process of an offer before every subject had one. */
export type OfferInput = Omit<FollowInput, 'subject'> & { offerId: string }

/**
 * The process of offers that were sent before `follow` was there: it goes on as its history began, until its offer ends
 * or its history is full. To be removed once Temporal has none of this type.
 */
export async function offer({ clock, offerId, ...input }: OfferInput): Promise<void> {
  const goOn = makeContinueAsNewFunc<typeof follow>({ workflowType: 'follow' })
  await untilNothingComes(
    {
      due: (at) => dueStepOfOffer({ ...input, offerId, at }),
      take: (step, at) => STEPS[step as keyof typeof STEPS]({ ...input, offerId, at }),
      resume: (goesOn) =>
        goOn({ ...input, subject: { type: 'offer', id: offerId }, clock: goesOn }),
    },
    clock
  )
}
