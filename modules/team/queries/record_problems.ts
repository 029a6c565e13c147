import i18nManager from '@adonisjs/i18n/services/main'
import type { FieldProblem } from '#modules/shared/http/problem'
import type { Scope } from '#modules/shared/tenancy/scope'
import type Worker from '../models/worker.ts'
import { findCostCenter } from './find_cost_center.ts'
import { findLocation } from './find_location.ts'
import { visibleWorkers } from './visible_workers.ts'

/** What is wrong with whom and what a record names, as it would be saved. The caller holds `lockPeople`. */
export async function recordProblems(scope: Scope, worker: Worker): Promise<FieldProblem[]> {
  const changed = worker.$dirty
  const problems: FieldProblem[] = []
  const say = (path: string, code: string) => {
    const message = i18nManager.locale(scope.locale).t(`worker_record.${code}`)
    problems.push({ path, code, message })
  }
  if (changed.managerId) {
    const code = await managerProblem(scope, worker)
    if (code) say('managerId', code)
  }
  if (changed.costCenterId && !(await findCostCenter(scope, worker.costCenterId)))
    say('costCenterId', 'unknown_cost_center')
  if (changed.contractLocationId && !(await findLocation(scope, worker.contractLocationId)))
    say('contractLocationId', 'unknown_location')
  return problems
}

/** What is wrong with who leads a person. Walks up from the manager: a chain that meets the worker again is a circle. */
export async function managerProblem(
  scope: Scope,
  { id, managerId }: Worker
): Promise<string | null> {
  if (managerId === id) return 'own_manager'
  const seen = new Set<string>()
  for (let at = managerId; at !== null && !seen.has(at);) {
    seen.add(at)
    const manager = await visibleWorkers(scope).where('id', at).select('id', 'manager_id').first()
    if (!manager) return at === managerId ? 'unknown_manager' : null
    if (manager.managerId === id) return 'manager_circle'
    at = manager.managerId
  }
  return null
}
