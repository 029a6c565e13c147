import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { say } from './console/progress.mjs'
import { onEnding } from './process/ending.mjs'
import { TestParts } from './checks/test_parts.mjs'
import { ROOT } from './paths.mjs'

/**
 * Brings up parts in a folder and on ports of their own, runs a file of the tests with them, and ends all of it.
 *
 * @param {object} run
 * @param {string} run.title said first
 * @param {string[]} run.needs parts, see TestParts
 * @param {string} run.file from the repository's root, in TypeScript
 * @param {string[]} run.argv handed on
 * @param {(made: {ports: Record<string, number>, secrets: object, folder: string}) => NodeJS.ProcessEnv} run.env
 * what the file gets beside the variables of a test
 * @returns {Promise<number>} the exit code
 */
export async function runWithParts({ title, needs, file, argv, env }) {
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
