import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../paths.mjs'

/** What the built application is made of. Tests and documents are not in it. */
const SOURCES = [
  'backend',
  'modules',
  'workflows',
  'cli',
  'database',
  'config',
  'frontend',
  'public',
  'bin/server.ts',
  'bin/worker.ts',
  'bin/console.ts',
  'bin/engine',
  'adonisrc.ts',
  'ace.js',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.build.json',
  'package.json',
  'package-lock.json',
]
/** Vite writes here during the build. */
const GENERATED = new Set(['public/assets'])

/**
 * A fingerprint of the sources' contents: times and checkouts do not change it.
 *
 * @param locate for tests
 */
export function sourceStamp(
  locate: (path: string) => string = inRoot,
  sources: string[] = SOURCES
) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesBelow(source, locate))) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(locate(path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(path: string, locate: (path: string) => string): string[] {
  if (GENERATED.has(path) || !existsSync(locate(path))) return []
  if (!statSync(locate(path)).isDirectory()) return [path]
  return readdirSync(locate(path))
    .sort()
    .flatMap((name) => filesBelow(join(path, name), locate))
}
