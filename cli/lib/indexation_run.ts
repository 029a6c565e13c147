import { setTimeout as sleep } from 'node:timers/promises'
import { dataOf, Refused } from '#cli/lib/client'
import { Failure } from '#cli/lib/failure'
import type { Index } from '#cli/lib/indexation_options'
import { Unreachable } from '#cli/lib/transport'
import type { ApiClient } from '#modules/shared/api_client'

/** A run as the API shows it. */
export interface IndexationRun {
  id: string
  percent: number
  commissionParitaire: string
  date: string
  status: string
  done: number
  total: number
  failure?: string | null
}

const SHORTEST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 2_000
/** A restart of the server lies within; a server that is gone does not. */
const PATIENCE_MS = 60_000

/**
 * Asks for a run under an id of our own, so that asking again (after a lost answer) is the same run.
 * @throws Failure when the id is that of another run
 */
export async function requestIndexation(
  api: ApiClient,
  id: string,
  index: Index
): Promise<IndexationRun> {
  const run = await patiently(() => dataOf(api.POST('/indexations', { body: { id, ...index } })))
  const isSame =
    run.percent === index.percent &&
    run.commissionParitaire === index.commissionParitaire &&
    run.date === index.date
  if (isSame) return run
  throw new Failure(
    `${id} is another run: ${run.percent} % on ${run.commissionParitaire} at ${run.date}`
  )
}

/**
 * Follows a run to its end.
 * @param seen called with every state on the way
 * @throws Failure with the run's own reason when it failed
 */
export async function followIndexation(
  api: ApiClient,
  run: IndexationRun,
  seen: (run: IndexationRun) => void
): Promise<IndexationRun> {
  let pauseMs = SHORTEST_PAUSE_MS
  while (run.status === 'waiting' || run.status === 'running') {
    seen(run)
    await sleep(pauseMs)
    pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)
    run = await patiently(() =>
      dataOf(api.GET('/indexations/{id}', { params: { path: { id: run.id } } }))
    )
  }
  seen(run)
  if (run.status === 'failed') throw new Failure(`the run failed. ${run.failure ?? ''}`.trimEnd())
  return run
}

/** The table of a run that is done, as the server writes it. */
export function indexationCsv(api: ApiClient, id: string): Promise<string> {
  return patiently(() =>
    dataOf(api.GET('/indexations/{id}/csv', { params: { path: { id } }, parseAs: 'text' }))
  ) as Promise<string>
}

/** Tries again for a minute while the server is away or troubled; a refusal counts at once. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  const end = performance.now() + PATIENCE_MS
  for (let pauseMs = SHORTEST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await ask()
    } catch (error) {
      const mayPass =
        error instanceof Unreachable ||
        (error instanceof Refused && [502, 503, 504].includes(error.status))
      if (!mayPass || performance.now() > end) throw error
      await sleep(pauseMs)
    }
  }
}
