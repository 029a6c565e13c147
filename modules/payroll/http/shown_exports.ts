import { findUserNames } from '#modules/accounts/index'
import type { Answer } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { dayOf } from '#modules/shared/values/days'
import { visibleWorkers } from '#modules/team/index'
import { fileNameOf } from '../domain/payroll_layout.ts'
import type { ReportedLine } from '../domain/payroll_report.ts'
import type PayrollExport from '../models/payroll_export.ts'
import { payrollExports } from '../queries/payroll_exports.ts'
import type { payrollExportSchema, payrollLineSchema } from './schemas.ts'

/** How each of these files is answered: with who made it, and whether it is the one that can be taken back. */
export async function showingExports(scope: Scope, exports: readonly PayrollExport[]) {
  const users = await findUserNames(
    scope,
    exports.flatMap(({ createdBy, sentBy }) => [createdBy ?? [], sentBy ?? []].flat())
  )
  const byId = new Map(users.map((user) => [user.id, user]))
  const last = await payrollExports(scope).first()
  return (made: PayrollExport): Answer<typeof payrollExportSchema> => ({
    id: made.id,
    mode: made.mode,
    onStr: made.onDay?.toISODate() ?? null,
    month: made.month,
    profile: made.profile,
    profileName: made.profileName,
    format: made.ownLayout.format,
    fileName: nameOf(made),
    people: made.people,
    lines: made.lines,
    leftOut: made.leftOut,
    rows: made.rows,
    bytes: made.bytes === null ? null : Number(made.bytes),
    hash: made.hash,
    createdBy: byId.get(made.createdBy ?? '') ?? null,
    createdAt: made.createdAt.toUTC().toISO()!,
    sentAt: made.sentAt?.toUTC().toISO() ?? null,
    sentBy: byId.get(made.sentBy ?? '') ?? null,
    isLast: made.id === last?.id,
  })
}

/** What the file of an export is called. */
export const nameOf = (made: PayrollExport): string =>
  fileNameOf(made.ownLayout, { day: dayOf(made.createdAt), month: made.month })

/** Lines as the screen shows them: a manager by name, as the file has an id. */
export async function shownLines(
  scope: Scope,
  lines: readonly ReportedLine[]
): Promise<Answer<typeof payrollLineSchema>[]> {
  const ids = lines.flatMap(({ element, before, after }) =>
    element === 'managerId' ? [before, after].filter((id) => typeof id === 'string') : []
  )
  const managers = await visibleWorkers(scope).whereIn('id', [...new Set(ids)])
  const names = new Map(
    managers.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`])
  )
  return lines.map(
    ({ workerId, firstName, lastName, employeeNumber, element, validFrom, validUntil, leftOut, before, after }) => {
      const told = (value: unknown) =>
        element === 'managerId' ? (names.get(value as string) ?? null) : (value ?? null)
      return {
        worker: { id: workerId, displayName: `${firstName} ${lastName}` },
        employeeNumber,
        element: element === 'managerId' ? 'manager' : element,
        validFromStr: validFrom,
        validUntilStr: validUntil,
        leftOut,
        before: told(before),
        after: told(after),
      }
    }
  )
}
