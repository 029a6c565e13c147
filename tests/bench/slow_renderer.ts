import child from 'node:child_process'
import { existsSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * slow_services.ts has the web process begin with this: its renderer is asked five seconds later, which costs no core
 * anything, or at once while the file named by `BENCH_AT_ONCE_FILE` exists. The worker's renderer is as ever, so that its
 * mails do not wait in line for a drawing.
 */
const SLOW_MS = 5_000

if (process.argv[1]?.endsWith('server.ts')) {
  const { fork } = child
  child.fork = ((...started: Parameters<typeof fork>) => {
    const renderer = fork(...started)
    const send = renderer.send.bind(renderer) as (message: unknown) => boolean
    renderer.send = ((message: unknown) => {
      const ms = existsSync(process.env.BENCH_AT_ONCE_FILE!) ? 0 : SLOW_MS
      setTimeout(() => renderer.connected && send(message), ms)
      return true
    }) as typeof renderer.send
    return renderer
  }) as typeof fork
  syncBuiltinESMExports()
}
