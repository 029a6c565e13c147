import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import { unwrap } from '#modules/shared/result'
import { RequestPrint } from '../actions/request_print.ts'
import { findPrint } from '../queries/find_package.ts'
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

  async pdf({ params, response, scope }: HttpContext) {
    const print = unwrap(await findPrint(scope, paramId(params)))
    if (!print.fileKey) throw new Problem('E_NOT_READY')
    response.header('content-type', 'application/pdf')
    response.header('content-disposition', `inline; filename="barema-${print.packageId}.pdf"`)
    response.header('cache-control', 'private, no-store')
    return response.send(Buffer.from(await drive.use().getBytes(print.fileKey)))
  }
}
