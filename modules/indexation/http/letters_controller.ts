import type { HttpContext } from '@adonisjs/core/http'
import { drawDocument, drawings, refuseLongLine } from '#modules/shared/documents/draw_document'
import { inlineFile } from '#modules/shared/http/inline_file'
import { paramId } from '#modules/shared/http/param_id'
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
    response.header('content-type', 'application/pdf')
    response.header('content-disposition', inlineFile(letter.fileName))
    response.header('cache-control', 'private, no-store')
    return response.send(bytes)
  }
}
