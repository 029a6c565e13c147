import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NODE } from '../paths.mjs'
import { run } from '../process/run.mjs'
import type { Obtained, Tell } from './temporal_build.ts'
import { cacheFolder, cachedTemporal, takeLock } from './temporal_cache.ts'

const SCRIPT = fileURLToPath(new URL('temporal_download_script.ts', import.meta.url))
const LONGEST_DOWNLOAD_MS = 5 * 60_000

/** Lets Temporal's SDK download the binary into the cache. */
export async function downloadTemporal(tell: Tell, signal?: AbortSignal): Promise<Obtained> {
  const release = takeLock()
  if (!release) return { ok: false, problem: 'another process is downloading it' }

  tell('Temporal is downloaded by its SDK, once on this machine')
  const folder = mkdtempSync(join(cacheFolder(), 'build-'))
  try {
    // A process of its own: the SDK's native part writes to the console and starts the server it fetched.
    const done = await run(NODE, [SCRIPT, folder], {
      detached: true,
      timeoutMs: LONGEST_DOWNLOAD_MS,
      onStart: (child) => signal?.addEventListener('abort', () => child.kill('SIGKILL')),
    })
    const file = readdirSync(folder).find((name) => name.startsWith('temporal'))
    if (done.code !== 0 || !file) return { ok: false, problem: 'its download failed' }
    chmodSync(join(folder, file), 0o755)
    renameSync(join(folder, file), cachedTemporal())
    return { ok: true }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    release()
  }
}
