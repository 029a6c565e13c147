import { execFile } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What the browser's bundle is made of. */
const SOURCES = ['frontend', 'modules', 'vite.config.ts', 'package-lock.json']
const MANIFEST = 'public/assets/.vite/manifest.json'

/** Builds the single-page application when a source is newer than the last build. */
export async function ensureAssets(): Promise<void> {
  const built = statSync(MANIFEST, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (built > Math.max(...SOURCES.map(newest))) return
  await run(
    'node_modules/.bin/node',
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
    {
      env: { ...process.env, NODE_ENV: 'production' },
    }
  )
}

function newest(path: string): number {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}
