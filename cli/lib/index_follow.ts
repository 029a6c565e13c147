import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient } from '#modules/shared/api_client'
import { dataOf } from '#cli/lib/client'
import { Failure } from '#cli/lib/failure'
import type { IndexationDetail } from '#cli/lib/index_print'
import { patiently } from '#cli/lib/indexation_run'
import { showRun } from '#cli/lib/run_progress'

const PAUSE_MS = 500

/** A run as it is now. */
export function runOf(api: ApiClient, id: string): Promise<IndexationDetail> {
  return patiently(() => dataOf(api.GET('/indexations/{id}', { params: { path: { id } } })))
}

/**
 * Waits until nothing of a run is under way any more, with a bar on a terminal.
 *
 * @throws Failure with the run's own reason when it failed
 */
export async function untilStill(api: ApiClient, id: string): Promise<IndexationDetail> {
  const progress = showRun()
  try {
    let run = await runOf(api, id)
    while (['waiting', 'running', 'applying', 'undoing'].includes(run.status)) {
      progress.seen(run)
      await sleep(PAUSE_MS)
      run = await runOf(api, id)
    }
    if (run.status === 'failed') throw new Failure(`the run failed. ${run.failure ?? ''}`.trimEnd())
    return run
  } finally {
    progress.stop()
  }
}
