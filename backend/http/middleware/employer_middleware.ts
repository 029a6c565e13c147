import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { Endpoint } from '#modules/shared/http/endpoint'
import { actingAs, holds, isFresh, type User } from '#modules/accounts/index'
import { EntitlementsPort, type Feature } from '#modules/shared/entitlements/entitlements'
import { Problem } from '#modules/shared/http/problem'

/** What the endpoint says of itself. */
type Demands = Pick<
  Extract<Endpoint, { audience: 'employer' }>,
  'can' | 'evenDisabled' | 'feature' | 'freshProof'
>

/**
 * Lets a signed-in user of this company through who holds the endpoint's right. A browser comes with its
 * session, a program with a token; a role that changed or an account that ended counts at once.
 */
export default class EmployerMiddleware {
  async handle(
    ctx: HttpContext,
    next: NextFn,
    { can, evenDisabled, feature, freshProof }: Demands
  ) {
    const user = await (ctx.request.header('authorization') ? ofToken(ctx) : ofSession(ctx))
    if (!user || user.deactivatedAt) throw new Problem('E_UNAUTHENTICATED')
    ctx.user = user
    ctx.scope = { ...ctx.scope, ...actingAs(user) }
    if (!holds(user, can)) throw new Problem('E_FORBIDDEN')
    const port = await ctx.containerResolver.make(EntitlementsPort)
    const { isActive, features } = await port.of(ctx.scope)
    if (!isActive && !evenDisabled) throw new Problem('E_ACCOUNT_DISABLED')
    if (feature && ![feature].flat().some((one) => features.has(one)))
      throw new Problem('E_FEATURE_LOCKED')
    ctx.features = features
    if (freshProof) demandFreshProof(ctx)
    return next()
  }
}

/** No person sits at a program to prove anything: what asks for a proof is for browsers. */
function demandFreshProof({ auth, user }: HttpContext): void {
  if (user.currentAccessToken) throw new Problem('E_FORBIDDEN')
  const { provenAt } = auth.use('web').user!
  if (!isFresh(provenAt?.toMillis() ?? null, Date.now())) throw new Problem('E_FRESH_PROOF')
}

async function ofToken({ auth }: HttpContext): Promise<User | undefined> {
  return (await auth.use('api').check()) ? auth.use('api').user : undefined
}

async function ofSession({ auth }: HttpContext): Promise<User | undefined> {
  return (await auth.use('web').check()) ? auth.use('web').user!.user : undefined
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The signed-in person, whichever way they came in; on employer endpoints only. */
    user: User
    /** What the company's plan opens; on employer endpoints only. */
    features: ReadonlySet<Feature>
  }
}
