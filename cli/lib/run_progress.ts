import { Presets, SingleBar } from 'cli-progress'
import type { IndexationRun } from '#cli/lib/indexation_run'

/** What is shown of a run on its way. */
type ShownRun = Pick<IndexationRun, 'id' | 'status' | 'done' | 'total'>

/** After this a person wonders whether anything happens. */
const PATIENCE_MS = 10_000

/**
 * Shows on the error output how far a run is: a bar on a terminal, elsewhere only the sentence that it
 * has not started yet.
 */
export function showRun(): { seen(run: ShownRun): void; stop(): void } {
  const started = performance.now()
  let bar: SingleBar | null = null
  let hasTold = false
  return {
    seen(run) {
      if (run.status === 'waiting' && !hasTold && performance.now() - started > PATIENCE_MS) {
        hasTold = true
        process.stderr.write(
          `The run is kept and starts as soon as the server gets to it. Ctrl-C is safe: --id ${run.id} comes back to it.\n`
        )
      }
      if (!process.stderr.isTTY || run.total === 0) return
      bar ??= startBar(run.total)
      bar.update(run.done)
    },
    stop: () => bar?.stop(),
  }
}

function startBar(total: number): SingleBar {
  const format = '{bar} {value} of {total} contracts · {eta_formatted} left'
  const bar = new SingleBar(
    { stream: process.stderr, format, clearOnComplete: true, hideCursor: true },
    Presets.shades_classic
  )
  bar.start(total, 0)
  return bar
}
