import type { HttpContext } from '@adonisjs/core/http'
import { holds } from '#modules/accounts/index'
import { drawings, refuseLongLine } from '#modules/shared/documents/draw_document'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import { sendPdf } from '#modules/shared/http/send_pdf'
import { drawPdf } from '#modules/shared/pdfs/pdf'
import { unwrap } from '#modules/shared/result'
import { AddDocuments } from '../actions/add_documents.ts'
import { AddPdf } from '../actions/add_pdf.ts'
import { DeleteDocument } from '../actions/delete_document.ts'
import { SetContract } from '../actions/set_contract.ts'
import { readableDocument } from '../queries/document_pdf.ts'
import { findCasefile } from '../queries/find_casefile.ts'
import { explainKept, explainPdf } from './explain.ts'
import { shownAfterWait, shownCasefile } from './shown_casefile.ts'
import {
  addDocumentsValidator,
  addPdfValidator,
  documentPdfValidator,
  setContractValidator,
} from './validators.ts'

/** What stands in a casefile: its contract and its documents. */
export default class CasefileContentsController {
  async contract(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(setContractValidator)
    return shownCasefile(ctx, await SetContract.handle(ctx.scope, paramId(ctx.params), input))
  }

  async addDocuments(ctx: HttpContext) {
    const { params, request, scope } = ctx
    const { templateIds } = await request.validateUsing(addDocumentsValidator, {
      data: { templateIds: request.body() },
    })
    return shownCasefile(ctx, await AddDocuments.handle(scope, paramId(params), templateIds))
  }

  async addPdf(ctx: HttpContext) {
    const { bytes, i18n, inScope, params, request } = ctx
    unwrap(await inScope((scope) => findCasefile(scope, paramId(params))))
    const { name } = await request.validateUsing(addPdfValidator, { data: request.qs() })
    const added = await AddPdf.handle(inScope, paramId(params), { name, bytes }, explainPdf(i18n))
    return shownAfterWait(ctx, added)
  }

  async removeDocument({ i18n, params, scope }: HttpContext) {
    const id = paramId(params)
    unwrap(await DeleteDocument.handle(scope, id, explainKept(i18n)))
    return { id }
  }

  async pdf({ inScope, params, request, response, user }: HttpContext) {
    // A document says what is paid.
    if (!holds(user, 'packages.read')) throw new Problem('E_FORBIDDEN')
    const input = await request.validateUsing(documentPdfValidator, { data: request.qs() })
    const found = await inScope(async (scope) => {
      const document = unwrap(await readableDocument(scope, paramId(params), input.as ?? 'shown'))
      if ('pdf' in document) refuseLongLine(drawings, scope.companyId)
      return document
    })
    const { name } = found
    if ('fileKey' in found) return sendPdf(response, { name, fileKey: found.fileKey })
    return sendPdf(response, { name, bytes: await drawPdf(found.pdf, 'answer') })
  }
}
