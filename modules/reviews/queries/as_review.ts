import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'

/**
 * Reads and writes the scenario behind a review. What is answered of it to a manager begins with their own people, or with
 * the part that lies with them.
 */
export function asReview(scope: Scope): Scope {
  return seeingWhatTheActorMayNot(
    scope,
    'who proposes or approves in a pay review is shown gross pay and cost of the people of that part'
  )
}
