import { findCompany } from '#modules/accounts/index'
import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Scenario from '../models/scenario.ts'
import type ScenarioChange from '../models/scenario_change.ts'
import { changesOf } from '../queries/find_scenario.ts'
import { countsOf } from '../queries/list_scenarios.ts'
import type { ListedItem } from '../queries/list_items.ts'
import type { changeSchema, itemSchema, listedScenarioSchema, scenarioSchema } from './schemas.ts'

const NONE = { people: 0, changes: 0, applied: 0 }

/** A scenario with its changes and sums. */
export async function shownScenario(
  scope: Scope,
  scenario: Scenario
): Promise<Answer<typeof scenarioSchema>> {
  const counts = (await countsOf(scope, [scenario.id])).get(scenario.id) ?? NONE
  const { effectif, assuranceLoiTaux } = await findCompany(scope)
  return {
    ...headOf(scenario, counts.people),
    changes: (await changesOf(scenario)).map(shownChange),
    totals: scenario.totals,
    lawSet: scenario.lawSet,
    company: { effectif, assuranceLoiTaux },
    applied: counts.applied,
  }
}

/** How each scenario of a list is answered; the counts of all are read at once. */
export async function showingScenarios(scope: Scope, rows: readonly Scenario[]) {
  const counts = await countsOf(
    scope,
    rows.map(({ id }) => id)
  )
  return (row: Scenario): Answer<typeof listedScenarioSchema> => {
    const { people, changes } = counts.get(row.id) ?? NONE
    return { ...headOf(row, people), changes, cost: row.totals?.sums.cost ?? null }
  }
}

function headOf(scenario: Scenario, people: number) {
  return {
    id: scenario.id,
    name: scenario.name,
    description: scenario.description,
    dateStr: scenario.date.toISODate()!,
    people,
    isArchived: scenario.archivedAt !== null,
    isKept: scenario.keptBy !== null,
    version: scenario.version,
    isComputed: scenario.computedVersion === scenario.version,
    progress: scenario.progress,
    createdAt: scenario.createdAt.toISO()!,
    updatedAt: scenario.updatedAt.toISO()!,
  }
}

export function shownChange({
  id,
  type,
  data,
  itemIds,
  undoneAt,
}: ScenarioChange): Answer<typeof changeSchema> {
  return {
    id,
    type,
    data,
    scenarioItemIds: itemIds,
    isUndone: undoneAt !== null,
    undoneAt: undoneAt?.toISO() ?? null,
  }
}

export function shownItem(row: ListedItem): Answer<typeof itemSchema> {
  const { workerId, firstName, lastName } = row
  return {
    id: row.id,
    worker: workerId === null ? null : { id: workerId, firstName, lastName },
    nomFonction: row.nomFonction,
    department: row.department,
    isNew: row.isNew,
    before: row.before,
    after: row.after,
    failure: row.failure,
    skipped: row.skipped,
    appliedAs: row.appliedAs,
    appliedId: row.appliedId,
  }
}
