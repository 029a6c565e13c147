import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { say } from './console/progress.mjs'
import { onEnding } from './process/ending.mjs'
import { TestParts } from './checks/test_parts.mjs'
import { ROOT } from './paths.mjs'

/**
 * Brings up one database, one Redis and a mailbox, and runs tests/machines/run.ts with them; it starts the processes itself.
 *
 * @param {string[]} argv handed on
 */
export async function machines(argv) {
  const stopping = new AbortController()
  const parts = new TestParts(stopping.signal)
  const end = onEnding(async (reason) => {
    stopping.abort()
    await parts.stop()
    if (reason) process.exit(1)
  })
  say('\nBarema machines\n')
  await Promise.all(['database', 'redis', 'mailbox', 'temporal'].map((part) => parts.need(part)))
  const { ports } = await parts.ready()
  const child = spawn(
    process.execPath,
    ['--import=@poppinss/ts-exec', 'tests/machines/run.ts', ...argv],
    {
      cwd: ROOT,
      env: {
        ...parts.environment(),
        NODE_ENV: 'production',
        REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
        // The proxy has the address that people type; the processes behind it have two others.
        MACHINES: JSON.stringify({ proxy: ports['web-a'], web: [ports['web-b'], ports['web-c']] }),
      },
      stdio: 'inherit',
      detached: true,
    }
  )
  parts.follow(child)
  const [code] = await once(child, 'exit')
  await end('')
  process.exit(code ?? 1)
}
