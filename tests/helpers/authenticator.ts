import { TOTP } from 'otpauth'
import type { TestClient } from './client.ts'
import { until } from './until.ts'

const STEP_MS = 30_000
const stepAt = (now: number) => TOTP.counter({ timestamp: now })

/** An app that read the secret; `code(1)` is the one of the next half minute. */
export function authenticator(secret: string) {
  const app = new TOTP({ secret })
  return { code: (ahead = 0) => app.generate({ timestamp: Date.now() + ahead * STEP_MS }) }
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
