import { DateTime } from 'luxon'
import { visibleCasefiles } from '#modules/casefiles/index'
import type { Scope } from '#modules/shared/tenancy/scope'

/** A seal takes seconds; what waits longer waits for an operator. */
const LONGEST_MINUTES = 60

/** Casefiles of the company that all signed an hour ago or more, and that are not sealed; the oldest first. */
export async function unsealedCasefiles(scope: Scope): Promise<{ id: string; since: string }[]> {
  const since = DateTime.now().minus({ minutes: LONGEST_MINUTES }).toJSDate()
  const casefiles = await visibleCasefiles(scope)
    .where('status', 'SEALING')
    // Nothing of it changes after the last signature until it is sealed.
    .where('updated_at', '<=', since)
    .orderBy('updated_at')
  return casefiles.map(({ id, updatedAt }) => ({ id, since: updatedAt.toUTC().toISO()! }))
}
