import { DateTime } from 'luxon'
import { findUsersHolding } from '#modules/accounts/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import { refusalOf } from '../domain/run_steps.ts'
import type Indexation from '../models/indexation.ts'
import { lockIndexation } from '../queries/find_indexation.ts'
import {
  changedSincePlan,
  fingerprintOf,
  hasAnswered,
  indexesAnybody,
} from '../queries/plan_facts.ts'

export interface ApproveIndexationInput {
  /** Of the plan that the person saw. */
  fingerprint: string
  /** A company of one administrator does without a second person, and says so. */
  alone?: boolean
}

/**
 * A second person approves a plan: never who planned it, nor who answered a question of it, in whatever browser or by
 * whatever token, for it is the person who counts. What changed since is planned again first.
 */
export class ApproveIndexation {
  static async handle(
    scope: Scope,
    id: string,
    { fingerprint, alone = false }: ApproveIndexationInput
  ): Promise<Result<Indexation>> {
    const found = await lockIndexation(scope, id)
    if (!found.ok) return found
    const run = found.value
    const refused = refusalOf(run, 'approve')
    if (refused) return fail(refused)
    if (run.percentLow !== null || (run.event && run.event.status !== 'FINAL'))
      return fail('E_INDEXATION_RANGE')
    if (!(await indexesAnybody(scope, id))) return fail('E_INDEXATION_NOBODY')
    if ((await fingerprintOf(scope, run)) !== fingerprint) return fail('E_INDEXATION_OTHER_PLAN')
    const eyes = await fourEyes(scope, run, alone)
    if (!eyes.ok) return eyes
    const since = await changedSincePlan(scope, run)
    if (since.changed + since.added > 0)
      return fail('E_INDEXATION_CHANGED', await named(scope, since.workerIds))
    const by = (scope.actor as { id: string }).id
    await run
      .merge({
        status: 'approved',
        approvedBy: by,
        approvedAt: DateTime.now(),
        fourEyes: !alone,
        failure: null,
      })
      .save()
    await record(
      scope,
      alone ? 'indexation.approved_alone' : 'indexation.approved',
      { type: 'indexation', id },
      { fingerprint }
    )
    return ok(run)
  }
}

/** Whether this person may approve it: another one than who made it, or the only one there is, who says so. */
async function fourEyes(scope: Scope, run: Indexation, alone: boolean): Promise<Result<null>> {
  if (scope.actor.kind !== 'user') return fail('E_INDEXATION_FOUR_EYES')
  const me = scope.actor.id
  if (alone) {
    const others = (await findUsersHolding(scope, 'indexations.approve')).filter(
      ({ id }) => id !== me
    )
    return others.length > 0 ? fail('E_INDEXATION_NOT_ALONE') : ok(null)
  }
  const isMine = run.plannedBy === me || (await hasAnswered(scope, run.id, me))
  return isMine ? fail('E_INDEXATION_FOUR_EYES') : ok(null)
}

async function named(scope: Scope, workerIds: readonly string[]) {
  const workers = await visibleWorkers(scope)
    .whereIn('id', [...workerIds])
    .orderBy('last_name')
    .orderBy('id')
  return workers.map(({ id, firstName, lastName }) => ({
    path: `workers.${id}`,
    code: 'changed',
    message: `${firstName} ${lastName}`,
  }))
}
