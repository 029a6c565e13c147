const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Calls `stop` once on the first sign that this run shall end: Ctrl-C, SIGTERM, a closed terminal, or the
 * death of the first-stage process. Further signs are ignored: npm and the terminal often send two.
 */
export function onEnding(
  stop: (reason: string) => Promise<void>
): (reason: string) => Promise<void> {
  let isEnding = false
  const end = async (reason: string) => {
    if (isEnding) return
    isEnding = true
    await stop(reason)
  }
  for (const signal of SIGNALS) process.on(signal, () => end(signal))
  process.on('disconnect', () => end('the launcher was killed'))
  // A terminal that is gone must not make the last sentences fail.
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  return end
}
