import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#modules/shared/http/problem'
import { unwrap } from '#modules/shared/result'
import type { Locale } from '#modules/shared/tenancy/scope'
import { ProveAgain } from '../actions/prove_again.ts'
import SecondFactor from '../models/second_factor.ts'
import { browserOf } from './browser_proof.ts'
import { mailAddressProof } from './mail_address_proof.ts'
import { freshProofValidator } from './sign_in_validators.ts'

/** What the signed-in person proves again, in this browser, before what could let another person in. */
export default class FreshProofsController {
  async store(ctx: HttpContext) {
    const session = ctx.auth.use('web').user
    if (!session) throw new Problem('E_FORBIDDEN')
    const proof = await ctx.request.validateUsing(freshProofValidator)
    const browser = browserOf(ctx)
    unwrap(await ProveAgain.handle(ctx.scope, session, { ...proof, browser }))
    return ctx.response.noContent()
  }

  /** Not to a person with a second factor: the mailbox is not it. */
  async mail(ctx: HttpContext) {
    const { auth, response, user } = ctx
    if (!auth.use('web').user) throw new Problem('E_FORBIDDEN')
    if ((await SecondFactor.kindsOf(user.id)).length > 0) throw new Problem('E_NOT_FOUND')
    await mailAddressProof(ctx, 'FRESH_PROOF', user.email, user.language as Locale)
    return response.noContent()
  }
}
