import child from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'

/**
 * What slow_services.ts has the web process begin with: whoever draws for it is told five seconds later, which costs no
 * core anything. The worker's draws as ever, so that its mails do not wait in line for a drawing.
 */
const SLOW_MS = 5_000

if (process.argv[1]?.endsWith('server.ts')) {
  const { fork } = child
  child.fork = ((...started: Parameters<typeof fork>) => {
    const renderer = fork(...started)
    const send = renderer.send.bind(renderer) as (message: unknown) => boolean
    renderer.send = ((message: unknown) => {
      setTimeout(() => renderer.connected && send(message), SLOW_MS)
      return true
    }) as typeof renderer.send
    return renderer
  }) as typeof fork
  syncBuiltinESMExports()
}
