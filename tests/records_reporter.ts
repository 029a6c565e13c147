import { appendFileSync } from 'node:fs'
import type { NamedReporterContract } from '@japa/core/types'

/**
 * Writes what happened to the file that the launcher names (`TEST_RECORDS`), a line each: which test began, how it
 * ended and how long it took with what prepares it, and the numbers of the whole run. At once and to a file, because what
 * a process prints last may be lost in its pipe when it ends.
 */
export function recordsReporter(file: string): NamedReporterContract {
  const write = (record: object) => appendFileSync(file, `${JSON.stringify(record)}\n`)
  return {
    name: 'records',
    handler(runner, emitter) {
      // Not a clock that a test may set: one that it left set makes its own record absurd.
      const now = () => Number(process.hrtime.bigint() / 1_000_000n)
      let startedAt = 0
      emitter.on('test:start', ({ title }) => {
        startedAt = now()
        write({ event: 'start', title: title.expanded })
      })
      emitter.on('test:end', ({ title, errors, retryAttempt }) =>
        write({
          event: 'end',
          title: title.expanded,
          retryAttempt,
          failed: errors.length > 0,
          reasons: errors.map(({ error }) => String(error?.message ?? error)),
          ms: now() - startedAt,
        })
      )
      emitter.on('runner:end', () => write({ event: 'done', ...runner.getSummary().aggregates }))
    },
  }
}
