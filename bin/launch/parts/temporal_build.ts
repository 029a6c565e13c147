import { existsSync, mkdtempSync, renameSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inRoot } from '../paths.mjs'
import { run, type Finished } from '../process/run.mjs'
import { signal as send } from '../process/signal.ts'
import { until } from '../process/until.ts'
import { cacheFolder, cachedTemporal, takeLock } from './temporal_cache.ts'

const PACKAGE = 'github.com/temporalio/cli/cmd/temporal'
/** An environment that is nearly empty has no PATH to Go, which lies in one of these. */
const USUAL_PLACES = ['go', '/usr/local/go/bin/go', '/opt/homebrew/bin/go', '/usr/lib/go/bin/go']
/** Beside a busy test run it takes half an hour on two cores. */
const LONGEST_BUILD_MS = 60 * 60_000
/** Less than what people wait for, but a share that does not starve it: steps that need it wait too. */
const NICENESS = '4'

/** Told what takes long. */
export type Tell = (text: string) => void
/** Whether the binary is in the cache now, or why it is not. */
export type Obtained = { ok: true } | { ok: false; problem: string }

/** The `go` command; null where there is none. */
export async function findGo(): Promise<string | null> {
  for (const go of USUAL_PLACES) if ((await run(go, ['version'])).code === 0) return go
  return null
}

/** Builds the binary into the cache, or waits for another process that does. */
export async function buildTemporal(
  go: string,
  tell: Tell,
  signal?: AbortSignal
): Promise<Obtained> {
  const release = takeLock()
  if (!release) return waitForOther(tell, signal)

  tell(
    'Temporal is built from its Go module, once on this machine (about 3 minutes, 3 GB for that time)'
  )
  const folder = mkdtempSync(join(cacheFolder(), 'build-'))
  try {
    const built = await compile(go, folder, signal)
    if (built.code !== 0)
      return { ok: false, problem: `its build with Go failed: ${lastLine(built.output)}` }
    renameSync(join(folder, 'temporal'), cachedTemporal())
    // Gigabytes in tens of thousands of files: what runs beside it is not kept waiting.
    await rm(compiledFolder(), { recursive: true, force: true })
    return { ok: true }
  } finally {
    await rm(folder, { recursive: true, force: true })
    release()
  }
}

/** What Go has downloaded and compiled, until the binary is there: a build that was ended goes on from it. */
const compiledFolder = () => join(cacheFolder(), 'go')

function compile(go: string, folder: string, signal?: AbortSignal): Promise<Finished> {
  // -modcacherw: Go's modules are read-only otherwise and could not be deleted afterwards.
  const args = [
    'build',
    '-modcacherw',
    '-mod=readonly',
    '-buildvcs=false',
    '-trimpath',
    '-ldflags',
    '-s -w',
    '-o',
    join(folder, 'temporal'),
    PACKAGE,
  ]
  const caches = {
    GOPATH: compiledFolder(),
    GOMODCACHE: join(compiledFolder(), 'modules'),
    GOCACHE: join(compiledFolder(), 'cache'),
    GOTMPDIR: folder,
  }
  return run('nice', ['-n', NICENESS, go, ...args], {
    cwd: inRoot('workflows', 'server'),
    env: { ...process.env, ...caches },
    detached: true,
    timeoutMs: LONGEST_BUILD_MS,
    onStart: ({ pid }) => signal?.addEventListener('abort', () => pid && send(-pid, 'SIGKILL')),
  })
}

async function waitForOther(tell: Tell, signal?: AbortSignal): Promise<Obtained> {
  tell('Temporal is being built by another process of this user; waiting for it')
  const isOver = () => signal?.aborted || existsSync(cachedTemporal()) || tryLock()
  await until(isOver, { timeoutMs: LONGEST_BUILD_MS, everyMs: 1000 })
  return existsSync(cachedTemporal())
    ? { ok: true }
    : { ok: false, problem: 'another process failed to build it' }
}

/** Whether no process builds any more. */
function tryLock(): boolean {
  const release = takeLock()
  release?.()
  return release !== null
}

const lastLine = (text: string) => text.trim().split('\n').at(-1)
