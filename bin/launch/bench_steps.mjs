import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { say } from './console/progress.mjs'
import { onEnding } from './process/ending.mjs'
import { TestParts } from './checks/test_parts.mjs'
import { ROOT } from './paths.mjs'

/**
 * Brings up a database of its own, finds a browser and runs tests/bench/run.ts with it.
 *
 * @param {string[]} argv handed on
 */
export async function bench(argv) {
  const stopping = new AbortController()
  const parts = new TestParts(stopping.signal)
  const end = onEnding(async (reason) => {
    stopping.abort()
    await parts.stop()
    if (reason) process.exit(1)
  })
  say('\nBarema bench\n')
  await Promise.all(['database', 'assets', 'chromium'].map((part) => parts.need(part)))
  const child = spawn(
    process.execPath,
    ['--import=@poppinss/ts-exec', 'tests/bench/run.ts', ...argv],
    {
      cwd: ROOT,
      env: { ...parts.environment(), NODE_ENV: 'production' },
      stdio: 'inherit',
      detached: true,
    }
  )
  parts.follow(child)
  const [code] = await once(child, 'exit')
  await end('')
  process.exit(code ?? 1)
}
