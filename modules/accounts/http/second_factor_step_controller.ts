import type { HttpContext } from '@adonisjs/core/http'
import { Problem } from '#modules/shared/http/problem'
import { unwrap } from '#modules/shared/result'
import { ProveSecondFactor } from '../actions/prove_second_factor.ts'
import SecondFactor from '../models/second_factor.ts'
import UserSession from '../models/user_session.ts'
import { trustSession, type Way } from './open_session.ts'
import { sendSmsCode } from './send_sms_code.ts'
import { secondFactorCodeValidator } from './sign_in_validators.ts'

/** The step between the first proof and the product. */
export default class SecondFactorStepController {
  async store(ctx: HttpContext) {
    const { request, scope, session } = ctx
    const { code } = await request.validateUsing(secondFactorCodeValidator)
    const { userId } = await waitingSession(ctx)
    const factor = unwrap(await ProveSecondFactor.handle(scope, userId, code))
    // What ended it meanwhile, as a new password does, came before us (User.locked).
    const waiting = await waitingSession(ctx)
    await waiting.delete()
    const way = session.pull('second_factor_way') as Way
    session.forget('second_factor')
    session.forget('second_factor_user')
    return trustSession(ctx, waiting.user, waiting.remembered, { way, factor })
  }

  /** Sends a code to the phone, at most every two minutes. */
  async send(ctx: HttpContext) {
    const { userId } = await waitingSession(ctx)
    if (!(await SecondFactor.kindsOf(userId)).includes('SMS')) throw new Problem('E_NOT_FOUND')
    await sendSmsCode(ctx.scope, userId)
    return ctx.response.noContent()
  }
}

/** The session of this browser that waits for the second factor. */
async function waitingSession({ session }: HttpContext): Promise<UserSession> {
  const waiting = await UserSession.waiting(String(session.get('second_factor')))
  if (!waiting || waiting.user.deactivatedAt) throw new Problem('E_UNAUTHENTICATED')
  return waiting
}
