import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { inlineFile } from '#modules/shared/http/inline_file'
import { paramId } from '#modules/shared/http/param_id'
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
    response.header('content-type', 'application/pdf')
    response.header('content-disposition', inlineFile(`${name}.pdf`))
    response.header('cache-control', 'private, no-store')
    return response.send(Buffer.from(await drive.use().getBytes(fileKey)))
  }
}
