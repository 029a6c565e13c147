import { findUserNames } from '#modules/accounts/index'
import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import type { ChangeKind } from '../domain/change_kinds.ts'
import type TeamChange from '../models/team_change.ts'
import type { ChangeFact } from '../models/team_change.ts'
import type { changeSchema } from './schemas.ts'

/** How each of these changes is answered: with who it is about and who made it, read at once, and the facts that are shown. */
export async function showingChanges(
  scope: Scope,
  shown: readonly ChangeKind[],
  changes: readonly TeamChange[]
) {
  const workers = await workerNames(scope, changes)
  const users = await findUserNames(
    scope,
    changes.flatMap(({ changedBy }) => changedBy ?? [])
  )
  const byId = new Map(users.map((user) => [user.id, user]))
  const named = (fact: ChangeFact): ChangeFact => {
    if (fact.field !== 'managerId') return fact
    const name = (id: unknown) => workers.get(id as string) ?? null
    return { ...fact, field: 'manager', before: name(fact.before), after: name(fact.after) }
  }
  return (change: TeamChange): Answer<typeof changeSchema> => ({
    id: change.id,
    worker: { id: change.workerId, displayName: workers.get(change.workerId) ?? '' },
    contractId: change.contractId,
    facts: change.facts.filter(({ kind }) => shown.includes(kind)).map(named),
    validFromStr: change.validFrom.toISODate()!,
    source: change.source,
    changedBy: byId.get(change.changedBy ?? '') ?? null,
    createdAt: change.createdAt.toUTC().toISO()!,
    isPending: change.payrollExportId === null,
  })
}

/** The workers of the changes, and the managers that these name. */
async function workerNames(
  scope: Scope,
  changes: readonly TeamChange[]
): Promise<ReadonlyMap<string, string>> {
  const ids = changes.flatMap(({ workerId, facts }) => [
    workerId,
    ...facts.flatMap(({ field, before, after }) =>
      field === 'managerId' ? [before, after].filter((id) => typeof id === 'string') : []
    ),
  ])
  const workers = await visibleWorkers(scope).whereIn('id', [...new Set(ids)])
  return new Map(workers.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
}
