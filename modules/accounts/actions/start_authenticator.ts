import { randomBytes } from 'node:crypto'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { otpauthUri, writtenSecret } from '../domain/totp.ts'
import SecondFactor, { type FactorKind } from '../models/second_factor.ts'
import User from '../models/user.ts'
import { findCompany } from '../queries/find_company.ts'

/** The SHA-1 block's own output length, as RFC 4226 advises. */
const SECRET_BYTES = 20

/** Gives a person the secret for their app. Nothing is asked at sign-in until a first code proves that the app has it. */
export class StartAuthenticator {
  static async handle(scope: Scope, user: User): Promise<Result<{ secret: string; uri: string }>> {
    const secret = randomBytes(SECRET_BYTES)
    const started = await startFactor(user, 'TOTP', secret.toString('base64'))
    if (!started.ok) return started
    const { name } = await findCompany(scope)
    return ok({
      secret: writtenSecret(secret),
      uri: otpauthUri(secret, `Barema ${name}`, user.email),
    })
  }
}

/** A factor that waits for its first code, in place of one that still waits. */
export async function startFactor(
  user: User,
  kind: FactorKind,
  plain: string
): Promise<Result<null>> {
  await User.locked(user.id)
  const earlier = await SecondFactor.of(user.id, kind)
  if (earlier?.confirmedAt) return fail('E_CONFLICT')
  await earlier?.delete()
  await SecondFactor.create({ userId: user.id, kind, secret: SecondFactor.encrypted(plain) })
  return ok(null)
}
