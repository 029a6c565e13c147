import type { HttpContext } from '@adonisjs/core/http'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import { sendPicture } from '#modules/shared/http/send_picture'
import { unshared } from '#modules/shared/links/browser'
import { unwrap } from '#modules/shared/result'
import { findWorker } from '#modules/team/index'
import { viewedUrls } from '../domain/portal_urls.ts'
import { portalCompany } from '../queries/portal_company.ts'
import { portalWorker } from '../queries/portal_worker.ts'
import { questionsOf } from '../queries/questions.ts'
import { viewed } from './portal_documents_controller.ts'

/** A worker's portal as they see it, for a signed-in user of the company with a right of its own: to read, never to write. */
export default class ViewedPortalController {
  async worker(ctx: HttpContext) {
    unshared(ctx)
    const worker = await viewed(ctx, 'worker')(ctx.scope)
    return portalWorker(ctx.scope, worker, viewedUrls(worker.id))
  }

  async company(ctx: HttpContext) {
    await named(ctx)
    return portalCompany(ctx.scope)
  }

  async questions(ctx: HttpContext) {
    const worker = await named(ctx)
    return questionsOf(ctx.scope, worker.id)
  }

  async photo(ctx: HttpContext) {
    unshared(ctx)
    const id = paramId(ctx.params, 'link')
    const worker = await ctx.inScope(async (scope) => unwrap(await findWorker(scope, id)))
    const { photoFileKey: fileKey, photoType: type } = worker
    return sendPicture(ctx.response, { fileKey, type })
  }

  /** What a worker may change is not changed in their place here. */
  refuse() {
    throw new Problem('E_PORTAL_READ_ONLY')
  }
}

async function named(ctx: HttpContext) {
  unshared(ctx)
  return unwrap(await findWorker(ctx.scope, paramId(ctx.params, 'link')))
}
