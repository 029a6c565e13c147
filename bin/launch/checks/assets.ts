import { readdirSync, statSync } from 'node:fs'
import { inRoot, NODE } from '../paths.mjs'
import { LaunchError } from '../console/launch_error.ts'
import { step } from '../console/progress.mjs'
import { run } from '../process/run.mjs'

/** What the browser's bundle is made of. */
const SOURCES = [
  'frontend',
  'modules',
  'backend/views',
  'bin/vite',
  'vite.config.ts',
  'package-lock.json',
].map((source) => inRoot(source))
const MANIFEST = inRoot('public', 'assets', '.vite', 'manifest.json')

/** Builds the single-page application when a source is newer than the last build. */
export async function ensureAssets(): Promise<void> {
  const built = statSync(MANIFEST, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (built > Math.max(...SOURCES.map(newest))) return
  await step('Single-page app (vite build)', build)
}

async function build(): Promise<void> {
  const done = await run(
    NODE,
    [inRoot('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
    {
      cwd: inRoot(),
      env: { ...process.env, NODE_ENV: 'production', BROTLI_QUALITY: '8' },
    }
  )
  if (done.code !== 0) throw new LaunchError(`"vite build" failed:\n${done.output}`)
}

/** When the newest file below a path was changed, in milliseconds. */
function newest(path: string): number {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(`${path}/${name}`)))
}
