import {
  Runtime,
  type LogLevel,
  type LogMetadata,
  type Logger as TemporalLogger,
} from '@temporalio/worker'
import type { Logger } from '@adonisjs/core/logger'

let installed: TemporalLogger | null = null

/**
 * Sets the SDK up, once a process: its messages go to our log, and it leaves the signals to the
 * application, which ends the loops of the worker process in order.
 */
export function installRuntime(logger: Logger): TemporalLogger {
  if (installed) return installed
  installed = forwardTo(logger)
  Runtime.install({
    logger: installed,
    shutdownSignals: [],
    telemetryOptions: { logging: { forward: {}, filter: { core: 'WARN', other: 'ERROR' } } },
  })
  return installed
}

/** While Temporal is away every poll of the SDK warns; one line a minute says the same. */
const QUIET_MS = 60_000

/** Our logger behind the SDK's interface. The SDK reports what it does in much detail: one level lower here. */
function forwardTo(logger: Logger): TemporalLogger {
  let lastCoreWarning = -QUIET_MS
  const log = (
    level: LogLevel,
    message: string,
    { error, sdkComponent, ...meta }: LogMetadata = {}
  ) => {
    const isCoreWarning = sdkComponent === 'core' && level === 'WARN'
    const isRepeated = isCoreWarning && performance.now() - lastCoreWarning < QUIET_MS
    if (isCoreWarning && !isRepeated) lastCoreWarning = performance.now()
    // A failed attempt has its own line already (activity_log.ts).
    const isKnown = isRepeated || 'activityId' in meta
    const names = Object.fromEntries(
      Object.entries(meta).filter(([, value]) => typeof value !== 'bigint')
    )
    logger[isKnown ? 'debug' : LEVELS[level]](
      { ...(error ? { err: error } : {}), ...names },
      `temporal: ${message}`
    )
  }
  return {
    log,
    trace: (message, meta) => log('TRACE', message, meta),
    debug: (message, meta) => log('DEBUG', message, meta),
    info: (message, meta) => log('INFO', message, meta),
    warn: (message, meta) => log('WARN', message, meta),
    error: (message, meta) => log('ERROR', message, meta),
  }
}

const LEVELS = {
  TRACE: 'trace',
  DEBUG: 'trace',
  INFO: 'debug',
  WARN: 'warn',
  ERROR: 'error',
} as const
