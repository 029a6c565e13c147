import type { ProblemCode } from '#modules/shared/http/problem'
import type { Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { AssignDepartment, UpdateWorker, visibleWorkers } from '#modules/team/index'

/** One of them, for all who are chosen; `null` takes it away. */
export const ASSIGNED = ['departmentId', 'contractLocationId', 'costCenterId', 'managerId'] as const
export type Assigned = (typeof ASSIGNED)[number]
export interface Assignment {
  field: Assigned
  value: string | null
}

/** What became of each: the value before, with which it can be undone, or why it was left as it was. */
export interface AssignedPeople {
  done: { id: string; before: string | null }[]
  refused: { id: string; displayName: string; code: ProblemCode; message: string | null }[]
}

/** Puts people in a department, at a place of work, on a cost centre or under a manager. A refusal for one person does not stop the others. */
export class Assign {
  static async handle(
    scope: Scope,
    ids: readonly string[],
    { field, value }: Assignment
  ): Promise<AssignedPeople> {
    const people = new Map(
      (await visibleWorkers(scope).whereIn('id', [...ids])).map((each) => [each.id, each])
    )
    const done: AssignedPeople['done'] = []
    const refused: AssignedPeople['refused'] = []
    for (const id of ids) {
      const worker = people.get(id)
      if (!worker) continue
      const before = worker[field]
      const changed = await assigned(scope, id, { field, value })
      if (changed.ok) {
        if (before !== value) done.push({ id, before })
        continue
      }
      const displayName = `${worker.firstName} ${worker.lastName}`
      const message = changed.errors?.[0]?.message ?? null
      refused.push({ id, displayName, code: changed.problem, message })
    }
    return { done, refused }
  }
}

function assigned(
  scope: Scope,
  id: string,
  { field, value }: Assignment
): Promise<Result<unknown>> {
  return field === 'departmentId'
    ? AssignDepartment.handle(scope, id, value)
    : UpdateWorker.handle(scope, id, { [field]: value })
}
