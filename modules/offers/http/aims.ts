import type { Aiming } from '#modules/shared/limits/aim'
import { hasToken } from './candidate_session.ts'

/** At an offer, by the name that its links begin with: where a secret is tried. */
export const aimAtOffer: Aiming = async ({ params }) => ({ account: String(params.link) })

/** At an offer that this browser opened: its signed token is not guessed. Who has none is counted as one who guesses. */
export const aimAtOpened: Aiming = async (ctx) =>
  hasToken(ctx) ? { account: null, proven: true } : { account: null }
