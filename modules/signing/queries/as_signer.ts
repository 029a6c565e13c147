import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'

/** For the one casefile that a signer is asked to sign. */
export function asSigner(scope: Scope): Scope {
  return seeingWhatTheActorMayNot(
    scope,
    'signers are shown the casefile that they are asked to sign'
  )
}
