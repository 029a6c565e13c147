import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#modules/shared/audit/record'
import { batchesOf } from '#modules/shared/exports/batches'
import {
  EXPORT_TYPES,
  sendFile,
  sendNamed,
  type ExportFormat,
} from '#modules/shared/exports/send_file'
import { toLongPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { moreTime } from '#modules/shared/tenancy/more_time'
import type { Scope } from '#modules/shared/tenancy/scope'
import { dayOf, today } from '#modules/shared/values/days'
import { thisMonth } from '#modules/shared/values/month'
import { CreatePayrollExport } from '../actions/create_payroll_export.ts'
import { MarkPayrollSent } from '../actions/mark_payroll_sent.ts'
import { RemovePayrollExport } from '../actions/remove_payroll_export.ts'
import { printOf } from '../domain/file_print.ts'
import { payrollBytes } from '../domain/payroll_bytes.ts'
import {
  elementsSent,
  fileNameOf,
  type PayrollLayout,
  type PayrollProfile,
} from '../domain/payroll_layout.ts'
import type { PayrollLine, PayrollMode } from '../domain/payroll_line.ts'
import { PayrollReport, writtenRows } from '../domain/payroll_report.ts'
import { GENERIC_CSV, GENERIC_XLSX } from '../domain/shipped_profiles.ts'
import type PayrollExport from '../models/payroll_export.ts'
import { findPayrollExport, listPayrollExports } from '../queries/payroll_exports.ts'
import { keptLines, newLines, type PayrollInput } from '../queries/payroll_lines.ts'
import { findProfile } from '../queries/payroll_profiles.ts'
import { payrollWarnings } from '../queries/payroll_warnings.ts'
import type {
  payrollExportPageSchema,
  payrollExportSchema,
  payrollPreviewSchema,
} from './schemas.ts'
import { nameOf, showingExports, shownLines } from './shown_exports.ts'
import {
  createPayrollExportValidator,
  listPayrollExportsValidator,
  previewPayrollExportValidator,
} from './validators.ts'

/** Lines and rows that a preview shows: enough to see whether it is right. */
const SHOWN = { lines: 200, rows: 40 }

interface Asked {
  profile?: string
  mode: PayrollMode
  onStr?: string
  month?: string
}

/** Files for payroll: what one would hold, making it, and those that were made. */
export default class PayrollExportsController {
  async index({ request, scope }: HttpContext): Promise<Answer<typeof payrollExportPageSchema>> {
    const input = await request.validateUsing(listPayrollExportsValidator, { data: request.qs() })
    const page = await listPayrollExports(scope, input)
    return toLongPage(page, await showingExports(scope, page.rows))
  }

  /** The file as it would be, written to nowhere. */
  async preview({ request, scope }: HttpContext): Promise<Answer<typeof payrollPreviewSchema>> {
    const asked = await request.validateUsing(previewPayrollExportValidator, { data: request.qs() })
    const { profile, input } = await contentOf(scope, asked)
    const { layout } = profile
    await moreTime(scope)
    const report = new PayrollReport(SHOWN)
    const batches = batchesOf<PayrollLine>(scope.trx, newLines(scope, input, profile))
    const print = await printOf(payrollBytes(layout, writtenRows(layout, batches, report)))
    const known = await payrollWarnings(scope, input, layout)
    const month = input.mode === 'EVERYTHING' ? null : input.month
    return {
      people: report.people,
      total: report.lines,
      leftOut: report.leftOut.length,
      lines: await shownLines(scope, report.firstLines),
      warnings: [...report.warnings, ...known],
      file: {
        name: fileNameOf(layout, { day: today(), month }),
        rows: report.rows,
        ...print,
        sample: report.firstRows,
      },
    }
  }

  async store({ request, response, scope }: HttpContext) {
    const { id, ...asked } = await request.validateUsing(createPayrollExportValidator)
    const content = await contentOf(scope, asked)
    const made = unwrap(await CreatePayrollExport.handle(scope, { id, ...content }))
    return response.created(await shown(scope, made))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await RemovePayrollExport.handle(scope, id))
    return { id }
  }

  async sent({ params, scope }: HttpContext) {
    return shown(scope, unwrap(await MarkPayrollSent.handle(scope, paramId(params), true)))
  }

  async unsent({ params, scope }: HttpContext) {
    return shown(scope, unwrap(await MarkPayrollSent.handle(scope, paramId(params), false)))
  }

  async file({ params, response, scope }: HttpContext) {
    const made = await opened(scope, paramId(params), 'file')
    const { ownLayout: layout } = made
    const chunks = bytesOf(scope, made, layout, 'written')
    await sendNamed(response, typeOf(layout), nameOf(made), chunks)
  }

  csv(ctx: HttpContext) {
    return lines(ctx, 'csv', GENERIC_CSV)
  }

  xlsx(ctx: HttpContext) {
    return lines(ctx, 'xlsx', GENERIC_XLSX)
  }
}

/** What is asked for: the profile, and what of it. */
async function contentOf(
  scope: Scope,
  { profile: asked = GENERIC_CSV.id, mode, onStr, month }: Asked
): Promise<{ profile: PayrollProfile; input: PayrollInput }> {
  const profile = unwrap(await findProfile(scope, asked))
  const { name, layout } = profile
  if ((layout.content === 'PLANNED_TIME') !== (mode === 'MONTH'))
    throw new Problem('E_PAYROLL_MODE')
  const repeats = elementsSent(layout, 'MONTHLY').length > 0
  const input: PayrollInput =
    mode === 'EVERYTHING'
      ? { mode, onDay: onStr ?? today() }
      : mode === 'MONTH'
        ? { mode, month: month ?? thisMonth() }
        : { mode, month: month ?? (repeats ? thisMonth() : null) }
  return { profile: { id: profile.id, name, layout }, input }
}

const shown = async (
  scope: Scope,
  made: PayrollExport
): Promise<Answer<typeof payrollExportSchema>> => (await showingExports(scope, [made]))(made)

/** A file that is about to leave, which the audit log is told. */
async function opened(scope: Scope, id: string, format: string): Promise<PayrollExport> {
  const made = unwrap(await findPayrollExport(scope, id))
  await record(
    scope,
    'payroll_export.downloaded',
    { type: 'payroll_export', id: made.id },
    { format }
  )
  return made
}

function bytesOf(
  scope: Scope,
  { id }: PayrollExport,
  layout: PayrollLayout,
  which: 'all' | 'written'
) {
  const batches = batchesOf<PayrollLine>(scope.trx, keptLines(scope, id, which))
  return payrollBytes(layout, writtenRows(layout, batches))
}

/** All lines of a file, to be read in a spreadsheet. */
async function lines(
  { params, response, scope }: HttpContext,
  format: ExportFormat,
  { layout }: PayrollProfile
): Promise<void> {
  const made = await opened(scope, paramId(params), format)
  const name = `payroll-${dayOf(made.createdAt)}`
  await sendFile(response, format, name, bytesOf(scope, made, layout, 'all'))
}

function typeOf({ format, encoding }: PayrollLayout): string {
  if (format === 'XLSX') return EXPORT_TYPES.xlsx
  return `${format === 'FIXED' ? 'text/plain' : 'text/csv'}; charset=${encoding}`
}
