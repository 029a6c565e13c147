import type { HttpContext } from '@adonisjs/core/http'
import { readableDocument } from '#modules/casefiles/index'
import { sendPdf } from '#modules/shared/http/send_pdf'
import { paramId } from '#modules/shared/http/param_id'
import { Problem } from '#modules/shared/http/problem'
import { tokenOf, unshared } from '#modules/shared/links/browser'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { formOfSession, type Worker } from '#modules/team/index'
import { ViewAsWorker, type Viewed } from '../actions/view_as_worker.ts'
import { linkedUrls, OWN_URLS, viewedUrls } from '../domain/portal_urls.ts'
import { asWorker } from '../queries/as_worker.ts'
import { currentContract, ownDocument } from '../queries/current_contract.ts'
import { workerOfSession } from '../queries/worker_of_session.ts'
import { portalToken } from './portal_cookie.ts'

/** The contract of today and what was signed with it: by the worker's session, by the cookie of their link, or as they see it. */
export default class PortalDocumentsController {
  async contract(ctx: HttpContext) {
    const { worker, isSignedIn } = await named(ctx)(ctx.scope)
    return currentContract(ctx.scope, worker, isSignedIn ? OWN_URLS : linkedUrls(worker.id))
  }

  own(ctx: HttpContext) {
    return send(ctx, async () => ctx.portal.worker)
  }

  linked(ctx: HttpContext) {
    const found = named(ctx)
    return send(ctx, async (scope) => (await found(scope)).worker)
  }

  async viewedContract(ctx: HttpContext) {
    unshared(ctx)
    const worker = await viewed(ctx, 'contract')(ctx.scope)
    return currentContract(ctx.scope, worker, viewedUrls(worker.id))
  }

  viewed(ctx: HttpContext) {
    return send(ctx, viewed(ctx, 'document'))
  }
}

/** The worker whom an address names, for who looks at the portal as they see it. */
export function viewed({ params }: HttpContext, what: Viewed): (scope: Scope) => Promise<Worker> {
  const id = paramId(params, 'link')
  return async (scope) => unwrap(await ViewAsWorker.handle(scope, id, what))
}

/**
 * The worker whom the address names, where this browser is theirs: signed in, or with the cookie of a link that was mailed to
 * them. The address alone opens nothing: E_NOT_FOUND for any worker.
 */
function named(ctx: HttpContext) {
  unshared(ctx)
  const { link } = ctx.params
  const [token, linkToken] = [portalToken(ctx), tokenOf(ctx, 'worker')]
  return async (scope: Scope): Promise<{ worker: Worker; isSignedIn: boolean }> => {
    const signedIn = await workerOfSession(scope, token)
    if (signedIn && signedIn.worker.id === String(link).toLowerCase())
      return { worker: signedIn.worker, isSignedIn: true }
    const { worker } = unwrap(await formOfSession(scope, link, linkToken))
    return { worker, isSignedIn: false }
  }
}

/** Answers a signed document of a worker, as it was signed. */
async function send(
  { inScope, params, response }: HttpContext,
  whose: (scope: Scope) => Promise<Worker>
) {
  const id = paramId(params)
  const found = await inScope(async (scope) => {
    const worker = await whose(scope)
    if (!(await ownDocument(scope, worker.id, id))) throw new Problem('E_NOT_FOUND')
    return unwrap(await readableDocument(asWorker(scope), id, 'signed'))
  })
  if (!('fileKey' in found)) throw new Problem('E_NOT_FOUND')
  return sendPdf(response, found)
}
