import type { HttpContext } from '@adonisjs/core/http'
import { sendPdf } from '#modules/shared/http/send_pdf'
import {
  markOpened,
  statementDocument,
  statementForWorker,
  statementPdf,
} from '#modules/rewards/index'
import { paramId } from '#modules/shared/http/param_id'
import { unshared } from '#modules/shared/links/browser'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { OWN_URLS, viewedUrls, type PortalUrls } from '../domain/portal_urls.ts'
import { viewed } from './portal_documents_controller.ts'

/** Reward statements in the portal: a worker's own, and as they see them. */
export default class StatementsController {
  async show({ params, portal, scope }: HttpContext) {
    const id = paramId(params)
    const { id: workerId } = portal.worker
    const answer = unwrap(await statementForWorker(scope, workerId, id, fileOf(OWN_URLS, id)))
    await markOpened(scope, workerId, id)
    return answer
  }

  async pdf({ inScope, params, portal, response }: HttpContext) {
    return sendPdf(response, unwrap(await statementPdf(inScope, portal.worker.id, paramId(params))))
  }

  async document({ inScope, params, portal, response }: HttpContext) {
    const found = await inScope(documentOf(params, portal.worker.id))
    return sendPdf(response, found)
  }

  async viewed(ctx: HttpContext) {
    unshared(ctx)
    const id = paramId(ctx.params)
    const worker = await viewed(ctx, 'statement')(ctx.scope)
    const urls = fileOf(viewedUrls(worker.id), id)
    return unwrap(await statementForWorker(ctx.scope, worker.id, id, urls))
  }

  async viewedPdf(ctx: HttpContext) {
    const worker = await ctx.inScope(viewed(ctx, 'statement'))
    const pdf = await statementPdf(ctx.inScope, worker.id, paramId(ctx.params))
    return sendPdf(ctx.response, unwrap(pdf))
  }

  async viewedDocument(ctx: HttpContext) {
    const worker = await ctx.inScope(viewed(ctx, 'document'))
    return sendPdf(ctx.response, await ctx.inScope(documentOf(ctx.params, worker.id)))
  }
}

/** Where the documents of a statement are read. */
function fileOf({ base }: PortalUrls, statementId: string) {
  return (documentId: string) => `${base}/reward-statement/${statementId}/documents/${documentId}`
}

function documentOf(params: Record<string, string>, workerId: string) {
  const [id, documentId] = [paramId(params), paramId(params, 'documentId')]
  return async (scope: Scope) => unwrap(await statementDocument(scope, workerId, id, documentId))
}
