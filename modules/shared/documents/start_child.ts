import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/**
 * Starts a module as a process of its own, with no address and no key, behind those that answer people.
 *
 * @param prints what becomes of what it prints
 */
export function startChild(entry: URL, prints: 'inherit' | 'ignore' = 'inherit'): ChildProcess {
  const child = fork(fileURLToPath(entry), {
    execArgv: sourceArguments(entry),
    // Bytes travel as they are, not as JSON.
    serialization: 'advanced',
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production', TZ: 'UTC' },
    stdio: ['ignore', prints, prints, 'ipc'],
  })
  // A file may take a moment more; who waits for an answer may not wait for files.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return child
}

/** What Node needs to run a module as it is: nothing in the build, the reader of TypeScript in the sources. */
export function sourceArguments({ pathname }: URL): string[] {
  return pathname.endsWith('.ts') ? [`--import=${import.meta.resolve('@poppinss/ts-exec')}`] : []
}

/** A module beside another one, as TypeScript in the sources and as JavaScript in the build. */
export function moduleBeside(url: string, name: string): URL {
  // In development an address says which reload it is of: `…/child_renderer.ts?hot-hook=1`.
  const isSource = new URL(url).pathname.endsWith('.ts')
  return new URL(`./${name}.${isSource ? 'ts' : 'js'}`, url)
}
