import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { may, renewLifetime, type Lifetime } from '#modules/accounts/index'
import { Problem } from '#modules/shared/http/problem'

/**
 * Lets a signed-in user of this company through who holds the endpoint's right. A browser comes with its
 * session, a program with a token; a role that changed or an account that ended counts at once.
 */
export default class EmployerMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { can }: { can: string }) {
    const guard = ctx.request.header('authorization') ? 'api' : 'web'
    const signedIn = (guard === 'api' || stillOpen(ctx)) && (await ctx.auth.use(guard).check())
    const user = signedIn ? ctx.auth.use(guard).user! : null
    if (!user || user.deactivatedAt) throw new Problem('E_UNAUTHENTICATED')
    // The controllers ask `auth` for the user whichever way they came in.
    ctx.auth.getUserOrFail = () => user as never
    ctx.scope = { ...ctx.scope, actor: { kind: 'user', id: user.id, role: user.role } }
    if (!may(user.role, can)) throw new Problem('E_FORBIDDEN')
    return next()
  }
}

/** A browser's session that has run out is none, whatever the cookie's own date says. */
function stillOpen({ session }: HttpContext): boolean {
  const renewed = renewLifetime(session.get('lifetime') as Lifetime | undefined, Date.now())
  if (renewed) session.put('lifetime', renewed)
  return renewed !== null
}
