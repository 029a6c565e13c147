import { setTimeout as sleep } from 'node:timers/promises'

let draining = false

/** Whether this process is about to end: it still answers, and wants no new visitors. */
export const isDraining = () => draining

/**
 * Says in the health answer that this process ends, and waits for so long, serving on: a proxy in front takes
 * it out of its list meanwhile, so that a rolling restart loses no request.
 */
export async function drain(seconds: number): Promise<void> {
  if (draining) return
  draining = true
  await sleep(seconds * 1000)
}
