import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { sendPdf } from '#modules/shared/http/send_pdf'
import { unwrap } from '#modules/shared/result'
import { RequestPrint } from '../actions/request_print.ts'
import { findPrint, findPrintedFile } from '../queries/find_package.ts'
import { toPrint } from './transformers.ts'
import { requestPrintValidator } from './validators.ts'

export default class PrintsController {
  async store({ params, request, response, scope }: HttpContext) {
    const input = await request.validateUsing(requestPrintValidator)
    return response.accepted(
      toPrint(unwrap(await RequestPrint.handle(scope, paramId(params), input)))
    )
  }

  async show({ params, scope }: HttpContext) {
    return toPrint(unwrap(await findPrint(scope, paramId(params))))
  }

  async pdf({ inScope, params, response }: HttpContext) {
    const { fileKey, name } = unwrap(
      await inScope((scope) => findPrintedFile(scope, paramId(params)))
    )
    return sendPdf(response, { name, fileKey })
  }
}
