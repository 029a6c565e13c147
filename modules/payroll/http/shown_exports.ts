import { findUserNames } from '#modules/accounts/index'
import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import type { PayrollLine } from '../domain/payroll_file.ts'
import type PayrollExport from '../models/payroll_export.ts'
import { payrollExports } from '../queries/payroll_exports.ts'
import type { payrollExportSchema, payrollLineSchema } from './schemas.ts'

/** How each of these files is answered: with who made it, and whether it is the one that can be taken back. */
export async function showingExports(scope: Scope, exports: readonly PayrollExport[]) {
  const users = await findUserNames(
    scope,
    exports.flatMap(({ createdBy }) => createdBy ?? [])
  )
  const byId = new Map(users.map((user) => [user.id, user]))
  const last = await payrollExports(scope).first()
  return (made: PayrollExport): Answer<typeof payrollExportSchema> => ({
    id: made.id,
    mode: made.mode,
    onStr: made.onDay?.toISODate() ?? null,
    people: made.people,
    lines: made.lines,
    createdBy: byId.get(made.createdBy ?? '') ?? null,
    createdAt: made.createdAt.toUTC().toISO()!,
    isLast: made.id === last?.id,
  })
}

/** Lines as the screen shows them: a manager by name, as the file has an id. */
export async function shownLines(
  scope: Scope,
  lines: readonly PayrollLine[]
): Promise<Answer<typeof payrollLineSchema>[]> {
  const ids = lines.flatMap(({ element, before, after }) =>
    element === 'managerId' ? [before, after].filter((id) => typeof id === 'string') : []
  )
  const managers = await visibleWorkers(scope).whereIn('id', [...new Set(ids)])
  const names = new Map(
    managers.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`])
  )
  return lines.map(
    ({ workerId, firstName, lastName, employeeNumber, element, validFrom, before, after }) => {
      const told = (value: unknown) =>
        element === 'managerId' ? (names.get(value as string) ?? null) : (value ?? null)
      return {
        worker: { id: workerId, displayName: `${firstName} ${lastName}` },
        employeeNumber,
        element: element === 'managerId' ? 'manager' : element,
        validFromStr: validFrom,
        before: told(before),
        after: told(after),
      }
    }
  )
}
