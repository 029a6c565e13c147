import { existsSync } from 'node:fs'
import { buildTemporal, findGo, type Tell } from './parts/temporal_build.ts'
import { downloadTemporal } from './parts/temporal_download.ts'
import { cachedTemporal } from './parts/temporal_cache.ts'
import { run } from './process/run.mjs'
import type { Part } from './process/children.ts'

const REMEDY =
  'install the Temporal CLI (https://docs.temporal.io/cli, macOS: brew install temporal) or Go 1.25, or set TEMPORAL_ADDRESS; then start again'

/**
 * The Temporal development server's binary: `temporal` on the PATH, the one in the user's cache, else built
 * once from workflows/server/go.mod, else downloaded by Temporal's SDK. With TEMPORAL_ADDRESS set it is
 * not needed.
 *
 * @param tell what takes long
 * @param signal ends a build that is not waited for any more
 * @returns `missing` is a sentence with the remedy
 */
export async function obtainTemporal(
  tell: Tell,
  signal?: AbortSignal
): Promise<{ binary: string; missing?: undefined } | { missing: string }> {
  const ready = await installedTemporal()
  if (ready) return { binary: ready }

  const problems = []
  const go = await findGo()
  if (!go) problems.push('there is no Go to build it with')
  if (go) {
    const built = await buildTemporal(go, tell, signal)
    if (built.ok) return { binary: cachedTemporal() }
    problems.push(built.problem)
  }
  if (signal?.aborted) return { missing: 'Temporal: stopped' }
  const downloaded = await downloadTemporal(tell, signal)
  if (downloaded.ok) return { binary: cachedTemporal() }
  problems.push(downloaded.problem)
  return {
    missing: `Temporal is not here (${problems.join('; ')}): ${REMEDY}. Long-running processes wait until it is there.`,
  }
}

/** A binary that can start now; null when there is none. */
export async function installedTemporal(): Promise<string | null> {
  if ((await run('temporal', ['--version'])).code === 0) return 'temporal'
  return existsSync(cachedTemporal()) ? cachedTemporal() : null
}

/**
 * The development server as a part.
 *
 * @param options `default` is always there; without a file everything is
 * forgotten at the end; without a page port there is no page
 */
export function temporalPart(
  binary: string,
  {
    port,
    pagePort,
    databaseFile,
    namespaces = [],
  }: { port: number; pagePort?: number; databaseFile?: string; namespaces?: string[] }
): Part {
  const page = pagePort ? ['--ui-port', String(pagePort)] : ['--headless']
  const spaces = namespaces.flatMap((namespace) => ['--namespace', namespace])
  const file = databaseFile ? ['--db-filename', databaseFile] : []
  return {
    name: 'temporal',
    command: binary,
    args: [
      'server',
      'start-dev',
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      ...page,
      ...file,
      ...spaces,
      '--log-level',
      'warn',
    ],
    isReady: () => temporalAnswers(binary, port),
  }
}

/** Whether the server serves. */
export async function temporalAnswers(binary: string, port: number): Promise<boolean> {
  const health = await run(
    binary,
    ['operator', 'cluster', 'health', '--address', `127.0.0.1:${port}`],
    { timeoutMs: 5000 }
  )
  return health.code === 0 && health.stdout.includes('SERVING')
}
