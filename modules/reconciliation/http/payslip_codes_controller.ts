import type { HttpContext } from '@adonisjs/core/http'
import { lineText } from '#modules/compute/pure'
import type { Answer } from '#modules/shared/http/shapes'
import { MapCodes } from '../actions/map_codes.ts'
import { CODE_LINES, OTHER_MEANINGS } from '../domain/payslip.ts'
import { listCodes } from '../queries/list_codes.ts'
import type { codesSchema } from './schemas.ts'
import { mapCodesValidator, monthValidator } from './validators.ts'

/** What the codes of payroll providers mean here. */
export default class PayslipCodesController {
  async index({ i18n, request, scope }: HttpContext): Promise<Answer<typeof codesSchema>> {
    const { month } = await request.validateUsing(monthValidator, { data: request.qs() })
    return {
      data: await listCodes(scope, month),
      lines: CODE_LINES.map((value) => ({
        value,
        label: OTHER_MEANINGS.some((each) => each === value)
          ? i18n.t(`reconciliation.line_${value}`)
          : lineText(value, scope.locale),
      })),
    }
  }

  async update({ request, response, scope }: HttpContext) {
    await MapCodes.handle(scope, await request.validateUsing(mapCodesValidator))
    return response.noContent()
  }
}
