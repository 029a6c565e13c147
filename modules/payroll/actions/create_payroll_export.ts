import { randomUUID } from 'node:crypto'
import { record } from '#modules/shared/audit/record'
import { batchesOf } from '#modules/shared/exports/batches'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce, waitForTwin } from '#modules/shared/tenancy/insert_once'
import { moreTime } from '#modules/shared/tenancy/more_time'
import type { Scope } from '#modules/shared/tenancy/scope'
import { printOf } from '../domain/file_print.ts'
import { payrollBytes } from '../domain/payroll_bytes.ts'
import { unready, type PayrollProfile } from '../domain/payroll_layout.ts'
import type { PayrollLine } from '../domain/payroll_line.ts'
import { PayrollReport, writtenRows } from '../domain/payroll_report.ts'
import type PayrollExport from '../models/payroll_export.ts'
import { findPayrollExport, payrollExports } from '../queries/payroll_exports.ts'
import {
  CARRIED,
  keepLines,
  keptLines,
  lastDayOf,
  leaveOut,
  TOLD,
  type PayrollInput,
} from '../queries/payroll_lines.ts'

export interface CreatePayrollExportInput {
  /** May be chosen by the client, so that a double click makes one file, not two. */
  id?: string
  profile: PayrollProfile
  input: PayrollInput
}

/**
 * Makes a file for payroll, and notes of the changes in it that they were told. One at a time: what the first tells, the
 * second does not. What the profile cannot write stays to be told.
 */
export class CreatePayrollExport {
  static async handle(
    scope: Scope,
    { id = randomUUID(), profile, input }: CreatePayrollExportInput
  ): Promise<Result<PayrollExport>> {
    const { trx, companyId } = scope
    await waitForTwin(scope, id)
    const twin = await payrollExports(scope).where('id', id).first()
    if (twin) return ok(twin)
    if (unready(profile.layout)) return fail('E_PAYROLL_UNREADY')
    await moreTime(scope)
    await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('payroll ' || ?, 0))`, [
      companyId,
    ])
    const made = await insertOnce(scope, 'payroll_exports', {
      id,
      mode: input.mode,
      on_day: input.mode === 'EVERYTHING' ? input.onDay : null,
      month: input.mode === 'EVERYTHING' ? null : input.month,
      profile: profile.id,
      profile_name: profile.name,
      layout: JSON.stringify(profile.layout),
      people: 0,
      lines: 0,
      created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    })
    // That of another company.
    if (!made) return fail('E_CONFLICT')
    const kept = await keepLines(scope, id, input, profile)
    if (kept.lines === 0) return fail('E_PAYROLL_UP_TO_DATE')
    const report = new PayrollReport()
    const batches = batchesOf<PayrollLine>(trx, keptLines(scope, id))
    const print = await printOf(
      payrollBytes(profile.layout, writtenRows(profile.layout, batches, report))
    )
    if (report.rows === 0) return fail('E_PAYROLL_LEFT_OUT')
    await leaveOut(scope, id, report.leftOut)
    if (input.mode !== 'MONTH') await noteTold(scope, id, input)
    const found = await findPayrollExport(scope, id)
    if (!found.ok) return found
    const counts = { ...kept, rows: report.rows, leftOut: report.leftOut.length }
    await found.value.merge({ ...counts, ...print }).save()
    const { mode } = input
    await record(
      scope,
      'payroll_export.created',
      { type: 'payroll_export', id },
      { mode, profile: profile.id, ...counts }
    )
    return found
  }
}

/** Of the changes, and of what earlier files left out, that this one tells them. */
async function noteTold({ trx }: Scope, id: string, input: PayrollInput): Promise<void> {
  const told = { id, until: lastDayOf(input) }
  await trx.rawQuery(`update team_changes set payroll_export_id = :id where ${TOLD}`, told as never)
  await trx.rawQuery(
    `update payroll_export_lines set carried_by_id = :id where payroll_export_id <> :id and ${CARRIED}`,
    told as never
  )
}
