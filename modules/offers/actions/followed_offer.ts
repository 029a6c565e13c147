import type { Followed } from '#modules/shared/follow/followed'
import type { DueStep } from '../domain/due_step.ts'
import { findDueStep } from '../queries/find_due_step.ts'
import { sentOffers } from '../queries/sent_offers.ts'
import { ExpireOffer } from './expire_offer.ts'
import { RemindOffer } from './remind_offer.ts'

/** What happens to an offer by itself: reminders, and its end. */
export const followedOffer: Followed<DueStep['step']> = {
  due: findDueStep,
  waiting: sentOffers,
  steps: {
    remind: (within, id, at) => within((scope) => RemindOffer.handle(scope, id, at)),
    expire: (within, id, at) => within((scope) => ExpireOffer.handle(scope, id, at)),
  },
}
