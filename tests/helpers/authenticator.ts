import { stepAt, totp } from '#modules/accounts/domain/totp'
import type { TestClient } from './client.ts'
import { until } from './until.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** An app that read the secret; `code(1)` is the one of the next half minute. */
export function authenticator(secret: string) {
  const bits = [...secret].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'))
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2))
  return { code: (ahead = 0) => totp(Uint8Array.from(bytes), stepAt(Date.now()) + ahead) }
}

/** Waits where the half minute ends so soon that the code of the one before would not be good any more. */
export function untilItLasts(forMs = 2_000): Promise<void> {
  return until('a half minute that lasts', () => stepAt(Date.now() + forMs) === stepAt(Date.now()))
}

/** Turns the second factor of a signed-in person on, with the code of the half minute before. */
export async function turnOnSecondFactor(client: TestClient) {
  const started = await client.post('/api/second-factor')
  const app = authenticator(started.body.secret)
  await untilItLasts()
  const confirmed = await client.post('/api/second-factor/confirmation', { code: app.code(-1) })
  if (confirmed.status !== 200) throw new Error(`Confirmation answered ${confirmed.raw}`)
  return { app, recoveryCodes: confirmed.body.recoveryCodes as string[], started: started.body }
}
