import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#modules/shared/audit/record'
import { chunksOf } from '#modules/shared/exports/answer_export'
import { batchesOf } from '#modules/shared/exports/batches'
import { sendFile, type ExportFormat } from '#modules/shared/exports/send_file'
import { toLongPage } from '#modules/shared/http/pagination'
import { paramId } from '#modules/shared/http/param_id'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { dayOf, today } from '#modules/shared/values/days'
import { CreatePayrollExport } from '../actions/create_payroll_export.ts'
import { RemovePayrollExport } from '../actions/remove_payroll_export.ts'
import { PAYROLL_CSV, payrollTable, type PayrollLine } from '../domain/payroll_file.ts'
import { findPayrollExport, listPayrollExports } from '../queries/payroll_exports.ts'
import { keptLines, previewLines, type PayrollInput } from '../queries/payroll_lines.ts'
import { payrollWarnings } from '../queries/payroll_warnings.ts'
import type { payrollExportPageSchema, payrollPreviewSchema } from './schemas.ts'
import { showingExports, shownLines } from './shown_exports.ts'
import {
  createPayrollExportValidator,
  listPayrollExportsValidator,
  previewPayrollExportValidator,
} from './validators.ts'

/** Lines that a preview shows: enough to see whether it is right. */
const SHOWN = 200

export default class PayrollExportsController {
  async index({ request, scope }: HttpContext): Promise<Answer<typeof payrollExportPageSchema>> {
    const input = await request.validateUsing(listPayrollExportsValidator, { data: request.qs() })
    const page = await listPayrollExports(scope, input)
    return toLongPage(page, await showingExports(scope, page.rows))
  }

  async preview({ request, scope }: HttpContext): Promise<Answer<typeof payrollPreviewSchema>> {
    const asked = await request.validateUsing(previewPayrollExportValidator, { data: request.qs() })
    const input = inputOf(asked)
    const { lines, ...counts } = await previewLines(scope, input, SHOWN)
    const day = input.mode === 'EVERYTHING' ? input.onDay : today()
    const warnings = await payrollWarnings(scope, input, day)
    return { ...counts, lines: await shownLines(scope, lines), warnings }
  }

  async store({ request, response, scope }: HttpContext) {
    const { id, ...asked } = await request.validateUsing(createPayrollExportValidator)
    const made = unwrap(await CreatePayrollExport.handle(scope, { id, ...inputOf(asked) }))
    return response.created((await showingExports(scope, [made]))(made))
  }

  async destroy({ params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await RemovePayrollExport.handle(scope, id))
    return { id }
  }

  csv(ctx: HttpContext) {
    return file(ctx, 'csv')
  }

  xlsx(ctx: HttpContext) {
    return file(ctx, 'xlsx')
  }
}

function inputOf({ mode, onStr }: { mode: PayrollInput['mode']; onStr?: string }): PayrollInput {
  return mode === 'EVERYTHING' ? { mode, onDay: onStr ?? today() } : { mode }
}

async function file({ params, response, scope }: HttpContext, format: ExportFormat): Promise<void> {
  const { id, createdAt } = unwrap(await findPayrollExport(scope, paramId(params)))
  await record(scope, 'payroll_export.downloaded', { type: 'payroll_export', id }, { format })
  const table = payrollTable(batchesOf<PayrollLine>(scope.trx, keptLines(scope, id)))
  const name = `payroll-${dayOf(createdAt)}`
  await sendFile(response, format, name, chunksOf(table, format, PAYROLL_CSV))
}
