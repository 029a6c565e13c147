import { DateTime } from 'luxon'
import { ApplyOut, FIRST, type AppliedRow } from '#modules/scenarios/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { InScope } from '#modules/shared/tenancy/scopes'
import { raisedAfter } from '../queries/applied_people.ts'
import type { ReviewStatus } from '../models/pay_review.ts'
import { findReview, lockReview } from '../queries/find_review.ts'

export interface ApplyReviewInput {
  /** True: what would come of it is told, and nothing is made. */
  preview?: boolean
  /** The `next` that the call before answered. */
  after?: string
}

/** People of one call, as the scenario leads out. */
const AT_ONCE = 50

/**
 * Makes a version of each contract of who has a raise, by the scenario's own way out: one transaction a person, and who
 * has theirs already is passed over, so that it may be cut anywhere and begun again, also for who was left out.
 *
 * @param explain how refusals are said in the reader's language
 */
export class ApplyReview {
  static async handle(
    inScope: InScope,
    id: string,
    { preview = false, after = FIRST }: ApplyReviewInput,
    explain: Parameters<typeof ApplyOut.handle>[4]
  ): Promise<Result<{ data: AppliedRow[]; next: string | null }>> {
    const begun = await inScope(async (scope) => {
      const found = preview ? await findReview(scope, id) : await lockReview(scope, id)
      if (!found.ok) return found
      const { status, scenarioId } = found.value
      if (!preview && !isApproved(status)) return fail('E_REVIEW_STATUS')
      const items = await raisedAfter(scope, found.value, after, AT_ONCE)
      return ok({ scenarioId, items })
    })
    if (!begun.ok) return begun
    const { scenarioId, items } = begun.value
    const made =
      items.length === 0
        ? ok({ data: [] as AppliedRow[] })
        : await whileApproved(preview ? inScope : asApproved(inScope, id), (units) =>
            ApplyOut.handle(
              units,
              'contract',
              scenarioId,
              { scenarioItemIds: items, preview, keeper: 'review' },
              explain
            )
          )
    if (!made.ok) return made
    const next = items.length === AT_ONCE ? items.at(-1)! : null
    if (!preview && next === null) await inScope((scope) => close(scope, id))
    return ok({ data: made.value.data, next })
  }
}

const isApproved = (status: ReviewStatus) => status === 'approved' || status === 'applied'

/** Something was sent back between one person and the next: what is left is approved by nobody. */
class NoLongerApproved extends Error {}

/** Each person's transaction begins with the review, so that nothing is sent back while a raise becomes a contract. */
function asApproved(inScope: InScope, id: string): InScope {
  return (work) =>
    inScope(async (scope) => {
      const found = await lockReview(scope, id)
      if (!found.ok || !isApproved(found.value.status)) throw new NoLongerApproved()
      return work(scope)
    })
}

async function whileApproved<T>(
  units: InScope,
  work: (units: InScope) => Promise<Result<T>>
): Promise<Result<T>> {
  try {
    return await work(units)
  } catch (error) {
    if (error instanceof NoLongerApproved) return fail('E_REVIEW_STATUS')
    throw error
  }
}

async function close(scope: Parameters<typeof lockReview>[0], id: string): Promise<void> {
  const found = await lockReview(scope, id)
  if (!found.ok || found.value.status !== 'approved') return
  await found.value.merge({ status: 'applied', appliedAt: DateTime.now() }).save()
  await record(scope, 'review.applied', { type: 'review', id }, {})
}
