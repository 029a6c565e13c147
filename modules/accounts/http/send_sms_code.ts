import { Problem } from '#modules/shared/http/problem'
import type { Scope } from '#modules/shared/tenancy/scope'
import { AskSmsCode } from '../actions/ask_sms_code.ts'

/** Where asking again too soon meets HTTP: 429 with the seconds that are left. */
export async function sendSmsCode(scope: Scope, userId: string): Promise<void> {
  const retryAfterSeconds = await AskSmsCode.handle(scope, userId)
  if (retryAfterSeconds > 0) throw new Problem('E_TOO_MANY_REQUESTS', { retryAfterSeconds })
}
