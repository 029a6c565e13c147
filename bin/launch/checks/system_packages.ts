import { LaunchError } from '../console/launch_error.ts'
import { step } from '../console/progress.mjs'
import { run, type Finished } from '../process/run.mjs'

/** What a package is called by Debian, and by Homebrew. */
export interface PackageNames {
  apt: string
  brew: string
}

/** One installation at a time: apt-get and brew hold a lock. */
let queue: Promise<unknown> = Promise.resolve()
let isUpdated = false

/**
 * @param names commands or absolute paths
 * @param probe arguments that make it answer and end
 * @returns the first that runs
 */
export async function findProgram(
  names: string[],
  probe: string[] = ['--version']
): Promise<string | null> {
  for (const name of names)
    if ((await run(name, probe, { timeoutMs: 20_000 })).code === 0) return name
  return null
}

/** An absolute path of a command; empty when there is none. */
export async function pathOf(name: string): Promise<string> {
  if (name.startsWith('/')) return name
  return (await run('sh', ['-c', 'command -v "$1"', 'sh', name])).stdout.trim()
}

/**
 * Installs a system package without asking.
 *
 * @throws {LaunchError} when this machine or this user cannot
 */
export function installPackage(names: PackageNames, label: string): Promise<void> {
  const installed = queue.then(() => step(`${label} (system package)`, () => install(names, label)))
  queue = installed.catch(() => {})
  return installed
}

async function install({ apt, brew }: PackageNames, label: string): Promise<void> {
  const remedy = `${label} is missing and could not be installed; install it (Debian: apt-get install ${apt}; macOS: brew install ${brew}) and run the tests again`
  const done =
    process.platform === 'darwin'
      ? await run('brew', ['install', ...brew.split(' ')])
      : await aptGet(apt)
  if (done.code !== 0)
    throw new LaunchError(`${remedy}.\n${done.output.trim().split('\n').slice(-5).join('\n')}`)
}

/** Whether this machine's system has a package of that name, as only some of Debian's kin do. */
export function isPackaged(name: string): Promise<boolean> {
  const asked = queue.then(async () => {
    await updateLists()
    return (await run('apt-cache', ['show', name])).code === 0
  })
  queue = asked.then(() => {}).catch(() => {})
  return asked
}

async function aptGet(name: string): Promise<Finished> {
  await updateLists()
  return asRoot(['install', '-y', '--no-install-recommends', name])
}

async function updateLists(): Promise<void> {
  if (!isUpdated) await asRoot(['update'])
  isUpdated = true
}

function asRoot(args: string[]): Promise<Finished> {
  const [command, ...first] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return run(command, [...first, ...args], { env })
}
