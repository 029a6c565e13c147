import type { HttpContext } from '@adonisjs/core/http'
import { drawDocument, drawings, refuseLongLine } from '#modules/shared/documents/draw_document'
import { paramId } from '#modules/shared/http/param_id'
import { sendPdf } from '#modules/shared/http/send_pdf'
import { unwrap } from '#modules/shared/result'
import { SendLetters } from '../actions/send_letters.ts'
import { letterOf } from '../queries/letter_of.ts'

/** Letters to the people whose pay was indexed. */
export default class LettersController {
  async store({ params, response, scope }: HttpContext) {
    return response.accepted(unwrap(await SendLetters.handle(scope, paramId(params))))
  }

  async pdf({ inScope, params, response }: HttpContext) {
    const letter = await inScope(async (scope) => {
      refuseLongLine(drawings, scope.companyId)
      return unwrap(await letterOf(scope, paramId(params), paramId(params, 'lineId')))
    })
    const bytes = await drawDocument(
      letter.companyId,
      'index_letter',
      await letter.sheet(),
      'answer'
    )
    return sendPdf(response, { name: letter.fileName, bytes })
  }
}
