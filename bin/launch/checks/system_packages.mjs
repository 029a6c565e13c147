import { LaunchError } from '../console/launch_error.mjs'
import { step } from '../console/progress.mjs'
import { run } from '../process/run.mjs'

/** One installation at a time: apt-get and brew hold a lock. */
let queue = Promise.resolve()
let isUpdated = false

/**
 * @param {string[]} names commands or absolute paths
 * @param {string[]} [probe] arguments that make it answer and end
 * @returns {Promise<string | null>} the first that runs
 */
export async function findProgram(names, probe = ['--version']) {
  for (const name of names)
    if ((await run(name, probe, { timeoutMs: 20_000 })).code === 0) return name
  return null
}

/**
 * Installs a system package without asking.
 *
 * @param {{apt: string, brew: string}} names
 * @param {string} label
 * @throws {LaunchError} when this machine or this user cannot
 */
export function installPackage(names, label) {
  const installed = queue.then(() => step(`${label} (system package)`, () => install(names, label)))
  queue = installed.catch(() => {})
  return installed
}

async function install({ apt, brew }, label) {
  const remedy = `${label} is missing and could not be installed; install it (Debian: apt-get install ${apt}; macOS: brew install ${brew}) and run the tests again`
  const done =
    process.platform === 'darwin'
      ? await run('brew', ['install', ...brew.split(' ')])
      : await aptGet(apt)
  if (done.code !== 0)
    throw new LaunchError(`${remedy}.\n${done.output.trim().split('\n').slice(-5).join('\n')}`)
}

async function aptGet(name) {
  const [command, ...first] = process.getuid() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (!isUpdated) await run(command, [...first, 'update'], { env })
  isUpdated = true
  return run(command, [...first, 'install', '-y', '--no-install-recommends', name], { env })
}
