import { UnindexContracts } from '#modules/contracts/index'
import { CopiesPaying } from '#modules/packages/index'
import { toldOf } from '#modules/payroll/index'
import type { FieldProblem } from '#modules/shared/http/problem'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { refusalOf } from '../domain/run_steps.ts'
import type Indexation from '../models/indexation.ts'
import { lockIndexation } from '../queries/find_indexation.ts'
import { appliedLines, type AppliedLine } from '../queries/lines_to_change.ts'
import { visibleWorkers } from '#modules/team/index'
import { beginChange } from './begin_change.ts'

const AT_ONCE = 2_000
/** As many as a refusal names. */
const NAMED = 50

/**
 * Has all contracts of a run given back what it made of them; refused with all of whom something stands on it: a
 * later version, an end, papers, an exchange, a file for payroll.
 */
export class UndoIndexation {
  static async handle(
    scope: Scope,
    id: string,
    explain: (reason: UndoRefusal) => string
  ): Promise<Result<Indexation>> {
    const found = await lockIndexation(scope, id)
    if (!found.ok) return found
    const run = found.value
    if (run.status === 'undoing') return ok(run)
    const refused = refusalOf(run, 'undo')
    if (refused) return fail(refused)
    const standing: { workerId: string; reason: UndoRefusal }[] = []
    for (let after = ''; ;) {
      const lines = await appliedLines(scope, id, { after, limit: AT_ONCE })
      standing.push(...(await whatStands(scope, lines)))
      if (lines.length < AT_ONCE) break
      after = lines.at(-1)!.key
    }
    if (standing.length > 0)
      return fail('E_INDEXATION_STANDS', await named(scope, standing, explain))
    return ok(await beginChange(scope, run, 'undo'))
  }
}

export const UNDO_REFUSALS = [
  'CORRECTED',
  'FOLLOWED',
  'ENDED',
  'PAPERS',
  'PAYROLL_TOLD',
  'EXCHANGED',
] as const
export type UndoRefusal = (typeof UNDO_REFUSALS)[number]

/** What stands on the indexed versions of these lines. */
export async function whatStands(
  scope: Scope,
  lines: readonly AppliedLine[]
): Promise<{ id: string; workerId: string; reason: UndoRefusal }[]> {
  const refusals = await UnindexContracts.refusals(scope, lines)
  const told = await toldOf(
    scope,
    lines.map(({ newId }) => newId)
  )
  const used = await CopiesPaying.inUse(
    scope,
    lines.map(({ packageId }) => packageId)
  )
  return lines.flatMap(({ id, workerId, newId, packageId }) => {
    const reason: UndoRefusal | undefined =
      refusals.get(newId) ??
      (told.has(newId) ? 'PAYROLL_TOLD' : used.has(packageId) ? 'EXCHANGED' : undefined)
    return reason ? [{ id, workerId, reason }] : []
  })
}

async function named(
  scope: Scope,
  standing: readonly { workerId: string; reason: UndoRefusal }[],
  explain: (reason: UndoRefusal) => string
): Promise<FieldProblem[]> {
  const shown = standing.slice(0, NAMED)
  const workers = await visibleWorkers(scope).whereIn(
    'id',
    shown.map(({ workerId }) => workerId)
  )
  const names = new Map(workers.map((worker) => [worker.id, worker]))
  return shown.map(({ workerId, reason }) => {
    const { firstName = '', lastName = '' } = names.get(workerId) ?? {}
    return {
      path: `workers.${workerId}`,
      code: reason,
      message: `${firstName} ${lastName}: ${explain(reason)}`,
    }
  })
}
