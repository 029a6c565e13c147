import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../paths.mjs'
import { run } from '../process/run.mjs'
import { until } from '../process/until.mjs'
import { cacheFolder, cachedTemporal, takeLock } from './temporal_cache.mjs'

const PACKAGE = 'github.com/temporalio/cli/cmd/temporal'
/** An environment that is nearly empty has no PATH to Go, which lies in one of these. */
const USUAL_PLACES = ['go', '/usr/local/go/bin/go', '/opt/homebrew/bin/go', '/usr/lib/go/bin/go']
const LONGEST_BUILD_MS = 30 * 60_000

/** @returns {Promise<string | null>} the `go` command */
export async function findGo() {
  for (const go of USUAL_PLACES) if ((await run(go, ['version'])).code === 0) return go
  return null
}

/**
 * Builds the binary into the cache, or waits for another process that does.
 *
 * @param {string} go
 * @param {(event: {text: string}) => void} tell
 * @param {AbortSignal} [signal]
 * @returns {Promise<{ok: true} | {ok: false, problem: string}>}
 */
export async function buildTemporal(go, tell, signal) {
  const release = takeLock()
  if (!release) return waitForOther(tell, signal)

  tell({
    text: 'Temporal is built from its Go module, once on this machine (about 3 minutes, 3 GB for that time)',
  })
  const folder = mkdtempSync(join(cacheFolder(), 'build-'))
  try {
    const built = await compile(go, folder, signal)
    if (built.code !== 0)
      return { ok: false, problem: `its build with Go failed: ${lastLine(built.output)}` }
    renameSync(join(folder, 'temporal'), cachedTemporal())
    return { ok: true }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    release()
  }
}

function compile(go, folder, signal) {
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
    GOPATH: folder,
    GOMODCACHE: join(folder, 'modules'),
    GOCACHE: join(folder, 'cache'),
    GOTMPDIR: folder,
  }
  return run('nice', ['-n', '10', go, ...args], {
    cwd: inRoot('workflows', 'server'),
    env: { ...process.env, ...caches },
    detached: true,
    timeoutMs: LONGEST_BUILD_MS,
    onStart: (child) => signal?.addEventListener('abort', () => endGroup(child)),
  })
}

async function waitForOther(tell, signal) {
  tell({ text: 'Temporal is being built by another process of this user; waiting for it' })
  let release = null
  await until(() => signal?.aborted || existsSync(cachedTemporal()) || (release = takeLock()), {
    timeoutMs: LONGEST_BUILD_MS,
    everyMs: 1000,
  })
  release?.()
  return existsSync(cachedTemporal())
    ? { ok: true }
    : { ok: false, problem: 'another process failed to build it' }
}

function endGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    /* it is gone */
  }
}

const lastLine = (text) => text.trim().split('\n').at(-1)
