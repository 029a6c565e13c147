import type { Logger } from '@adonisjs/core/logger'

const QUIET_MS = 60_000

/** While a store is away the same error comes every moment; one line a minute says the same, and the others whisper. */
export function sayOnceAMinute(logger: Logger) {
  const said = new Map<string, number>()
  return (level: 'warn' | 'error', message: string, error: unknown): void => {
    const what = `${message} ${error instanceof Error ? error.message : error}`
    const isNew = performance.now() - (said.get(what) ?? -Infinity) >= QUIET_MS
    if (isNew) {
      // Messages may hold numbers that never come again.
      if (said.size > 100) said.clear()
      said.set(what, performance.now())
    }
    logger[isNew ? level : 'debug']({ err: error }, message)
  }
}
