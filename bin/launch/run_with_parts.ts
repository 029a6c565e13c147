import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Context } from './checks/bring.ts'
import type { PartName } from './checks/plan.ts'
import { TestParts } from './checks/test_parts.ts'
import { say } from './console/progress.mjs'
import { ROOT } from './paths.mjs'
import { onEnding } from './process/ending.ts'

export interface RunWithParts {
  /** said first */
  title: string
  needs: PartName[]
  /** from the repository's root, in TypeScript */
  file: string
  /** passed on */
  argv: string[]
  /** what the file gets beside the variables of a test */
  env: (made: Context) => NodeJS.ProcessEnv
}

/**
 * Brings up parts in a folder and on ports of their own, runs a file of the tests with them, and ends all of it.
 *
 * @returns the exit code
 */
export async function runWithParts({
  title,
  needs,
  file,
  argv,
  env,
}: RunWithParts): Promise<number> {
  const stopping = new AbortController()
  const parts = new TestParts(stopping.signal)
  const end = onEnding(async (reason) => {
    stopping.abort()
    await parts.stop()
    if (reason) process.exit(1)
  })
  say(`\n${title}\n`)
  await Promise.all(needs.map((part) => parts.need(part)))
  const made = await parts.ready()
  const child = spawn(process.execPath, ['--import=@poppinss/ts-exec', file, ...argv], {
    cwd: ROOT,
    env: { ...parts.environment(), ...env(made) },
    stdio: 'inherit',
    detached: true,
  })
  parts.follow(child)
  const [code] = await once(child, 'exit')
  await end('')
  return code ?? 1
}
