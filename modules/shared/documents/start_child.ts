import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/** Starts a module as a process of its own, with no address and no key, behind those that answer people. */
export function startChild(entry: URL, execArgv: readonly string[] = []): ChildProcess {
  const fromSource = entry.pathname.endsWith('.ts')
  const child = fork(fileURLToPath(entry), {
    execArgv: [
      ...(fromSource ? [`--import=${import.meta.resolve('@poppinss/ts-exec')}`] : []),
      ...execArgv,
    ],
    // Bytes travel as they are, not as JSON.
    serialization: 'advanced',
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production', TZ: 'UTC' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // A file may take a moment more; who waits for an answer may not wait for files.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return child
}

/** A module beside another one, as TypeScript in the sources and as JavaScript in the build. */
export function moduleBeside(url: string, name: string): URL {
  return new URL(`./${name}.${url.endsWith('.ts') ? 'ts' : 'js'}`, url)
}
