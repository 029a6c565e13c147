import { randomUUID } from 'node:crypto'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce, waitForTwin } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import type PayrollExport from '../models/payroll_export.ts'
import { findPayrollExport, payrollExports } from '../queries/payroll_exports.ts'
import { keepLines, TOLD, type PayrollInput } from '../queries/payroll_lines.ts'

/** `id` may be chosen by the client, so that a double click makes one file, not two. */
export type CreatePayrollExportInput = PayrollInput & { id?: string }

/**
 * Makes a file for payroll, and notes of the changes in it that they were told. One at a time: what the first tells, the
 * second does not.
 */
export class CreatePayrollExport {
  static async handle(
    scope: Scope,
    { id = randomUUID(), ...input }: CreatePayrollExportInput
  ): Promise<Result<PayrollExport>> {
    const { trx, companyId } = scope
    await waitForTwin(scope, id)
    const twin = await payrollExports(scope).where('id', id).first()
    if (twin) return ok(twin)
    await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('payroll ' || ?, 0))`, [
      companyId,
    ])
    const made = await insertOnce(scope, 'payroll_exports', {
      id,
      mode: input.mode,
      on_day: input.mode === 'EVERYTHING' ? input.onDay : null,
      people: 0,
      lines: 0,
      created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    })
    // That of another company.
    if (!made) return fail('E_CONFLICT')
    const kept = await keepLines(scope, id, input)
    if (kept.lines === 0) return fail('E_PAYROLL_UP_TO_DATE')
    await trx.rawQuery(
      `update team_changes set payroll_export_id = :id where ${TOLD[input.mode]}`,
      input.mode === 'EVERYTHING' ? { id, day: input.onDay } : { id }
    )
    const found = await findPayrollExport(scope, id)
    if (!found.ok) return found
    await found.value.merge(kept).save()
    await record(
      scope,
      'payroll_export.created',
      { type: 'payroll_export', id },
      { mode: input.mode, ...kept }
    )
    return found
  }
}
