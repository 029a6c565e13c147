/** When a session ends and by how long each use moves that on; milliseconds. */
export interface Lifetime {
  endsAt: number
  idleMs: number
}

const HOUR_MS = 3_600_000
/** Two hours without a request on a shared desk, thirty days where "remember me" was ticked. */
const IDLE_MS = { session: 2 * HOUR_MS, remembered: 30 * 24 * HOUR_MS }

export function openLifetime(now: number, remember: boolean): Lifetime {
  const idleMs = remember ? IDLE_MS.remembered : IDLE_MS.session
  return { endsAt: now + idleMs, idleMs }
}

/** The lifetime after a use at `now`, or null when it had run out (or was never there). */
export function renewLifetime(lifetime: Lifetime | undefined, now: number): Lifetime | null {
  if (!lifetime || now >= lifetime.endsAt) return null
  return { ...lifetime, endsAt: now + lifetime.idleMs }
}
