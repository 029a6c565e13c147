import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { say } from './console/progress.mjs'
import { onEnding } from './process/ending.mjs'
import { TestParts } from './checks/test_parts.mjs'
import { ROOT } from './paths.mjs'

/**
 * Runs tests/chaos/chaos.ts in a folder and on ports of its own; it starts the parts itself, to kill them.
 *
 * @param {string[]} argv handed on
 */
export async function chaos(argv) {
  const stopping = new AbortController()
  const parts = new TestParts(stopping.signal)
  const end = onEnding(async (reason) => {
    stopping.abort()
    await parts.stop()
    if (reason) process.exit(1)
  })
  say('\nBarema chaos\n')
  await parts.need('generated')
  const { ports, secrets, folder } = await parts.ready()
  const child = spawn(
    process.execPath,
    ['--import=@poppinss/ts-exec', 'tests/chaos/chaos.ts', ...argv],
    {
      cwd: ROOT,
      env: { ...parts.environment(), CHAOS: JSON.stringify({ ports, secrets, folder }) },
      stdio: 'inherit',
      detached: true,
    }
  )
  parts.follow(child)
  const [code] = await once(child, 'exit')
  await end('')
  process.exit(code ?? 1)
}
