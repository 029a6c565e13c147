import { followedOffer } from '#modules/offers/index'
import { followedCasefile } from '#modules/signing/index'
import type { Followed } from '#modules/shared/follow/followed'
import { signal } from '#modules/shared/follow/signal'
import type { SubjectType } from '#modules/shared/subjects/subject'
import type { Scope } from '#modules/shared/tenancy/scope'

/** Nothing happens by itself: people do it. */
const STILL: Followed = { due: async () => null, waiting: async () => [], steps: {} }

/** Who says of a type of subject what comes next. */
export const FOLLOWED: Record<SubjectType, Followed> = {
  offer: followedOffer,
  worker: STILL,
  casefile: followedCasefile,
}

/**
 * After a restore: Temporal may remember nothing, or a future that is gone. The processes of a company look at the
 * database again.
 *
 * @returns how many subjects are followed
 */
export async function followAgain(scope: Scope): Promise<number> {
  let followed = 0
  for (const [type, { waiting }] of Object.entries(FOLLOWED))
    for (const id of await waiting(scope)) {
      await signal(scope, { type: type as SubjectType, id })
      followed += 1
    }
  return followed
}
