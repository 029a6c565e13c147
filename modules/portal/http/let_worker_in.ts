import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#modules/shared/http/problem'
import { unshared } from '#modules/shared/links/browser'
import { workerOfSession, type SignedInWorker } from '../queries/worker_of_session.ts'
import { portalToken } from './portal_cookie.ts'

/** Lets the browser of a signed-in worker in; what it is answered stays in no cache. */
export async function letWorkerIn(ctx: HttpContext): Promise<void> {
  unshared(ctx)
  const signedIn = await workerOfSession(ctx.scope, portalToken(ctx))
  if (!signedIn) throw new Problem('E_UNAUTHENTICATED')
  ctx.portal = signedIn
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The worker who is signed in to their portal, and in which browser; on the worker's endpoints only. */
    portal: SignedInWorker
  }
}
