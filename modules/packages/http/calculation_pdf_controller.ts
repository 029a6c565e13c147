import type { HttpContext } from '@adonisjs/core/http'
import { explainIn } from '#modules/compute/index'
import { drawDocument, drawings, refuseLongLine } from '#modules/shared/documents/draw_document'
import { fileName } from '#modules/shared/http/inline_file'
import { Problem } from '#modules/shared/http/problem'
import { sendPdf } from '#modules/shared/http/send_pdf'
import type { Locale } from '#modules/shared/tenancy/scope'
import { CALCULATION_NAMES, CALCULATIONS } from '../documents/calculation/calculations.ts'
import { calculationPdf } from '../queries/calculation_pdf.ts'
import { calculationPdfValidator } from './validators.ts'

/** The PDF of an answer beside a payslip. Nothing of it is kept. */
export default class CalculationPdfController {
  async store({ i18n, inScope, params, request, response }: HttpContext) {
    const name = CALCULATION_NAMES.find((each) => each === params.calculation)
    if (name === undefined) throw new Problem('E_NOT_FOUND')
    const input = await request.validateUsing(calculationPdfValidator)
    const asked = { ...input.request, explain: true }
    const result = CALCULATIONS[name].compute(asked)
    if (!result.ok) {
      const explain = explainIn(i18n)
      throw new Problem('E_VALIDATION', {
        errors: result.errors.map((error) => ({
          code: error.code,
          path: `request.${error.path}`,
          message: explain(error),
        })),
      })
    }
    const { companyId, sheet } = await inScope((scope) => {
      refuseLongLine(drawings, scope.companyId)
      return calculationPdf(scope, {
        name,
        request: asked,
        answer: result.answer,
        language: input.language ?? (i18n.locale as Locale),
        forWhom: input.forWhom ?? '',
      })
    })
    const drawn = await sheet()
    const bytes = await drawDocument(companyId, 'calculation', drawn, 'answer')
    return sendPdf(response, { name: fileName(drawn.title), bytes })
  }
}
