import { appendFileSync } from 'node:fs'
import { diff, inspect } from 'node:util'
import type { NamedReporterContract } from '@japa/core/types'

/** How many of the lines in which two values differ are told. */
const MOST_DIFFERENCES = 40

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
          reasons: errors.map(({ error }) => reasonOf(error)),
          ms: now() - startedAt,
        })
      )
      emitter.on('runner:end', () => write({ event: 'done', ...runner.getSummary().aggregates }))
    },
  }
}

/** Notes a try of a test that failed and is followed by another one, which Japa tells nobody. */
export function recordAgain(title: string, errors: unknown[]): void {
  const file = process.env.TEST_RECORDS
  const record = { event: 'again', title, reasons: errors.map(reasonOf) }
  if (file) appendFileSync(file, `${JSON.stringify(record)}\n`)
}

/** Why a test failed, whole: the words of its error, what differs, and where in the test that was. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, stack = '' } = error
  const places = stack.split('\n').filter((line) => /^\s+at .*\/tests\/.*\.spec\.ts:/.test(line))
  return [message, ...differences(error), ...places.slice(0, 2)].join('\n')
}

/** The lines that differ between what an assertion found (`+`) and what it expected (`-`). */
function differences(error: Error): string[] {
  const { showDiff, actual, expected } = error as Error & Record<string, unknown>
  if (!showDiff) return []
  const [found, wanted] = [actual, expected].map((value) =>
    inspect(value, { depth: 10, sorted: true, maxArrayLength: 500, breakLength: 80 }).split('\n')
  )
  const lines = diff(wanted!, found!).flatMap(([is, line]) =>
    is === 0 ? [] : [`${is === 1 ? '-' : '+'} ${line}`]
  )
  const more = lines.length - MOST_DIFFERENCES
  return more > 0 ? [...lines.slice(0, MOST_DIFFERENCES), `… ${more} more differ`] : lines
}
