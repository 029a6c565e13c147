import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Loaded before everything else in the processes of a test run (NODE_OPTIONS, see test_environment.ts). ts-exec makes
 * JavaScript of every file in every process; a run starts a hundred of them. What it made of a file is kept in
 * TEST_SCRIPT_CACHE and read by the next process, as long as file, settings and libraries are the same.
 */

const folder = process.env.TEST_SCRIPT_CACHE
const OWN = /^file:.*\.tsx?(\?|$)/

if (folder) {
  mkdirSync(folder, { recursive: true })
  const settings = hashOf(read('tsconfig.json'), read('package-lock.json'))
  registerHooks({
    load(url, context, next) {
      if (!OWN.test(url) || url.includes('/node_modules/')) return next(url, context)
      const file = fileURLToPath(new URL(url))
      // The address stands in the source map.
      const kept = join(folder, hashOf(settings, file, readFileSync(file)))
      const source = readIfThere(kept)
      if (source !== null) return { format: 'module', source, shortCircuit: true }
      const loaded = next(url, context)
      if (loaded.format === 'module' && loaded.source) keep(kept, loaded.source.toString())
      return loaded
    },
  })
}

/** A file of the repository. */
function read(name: string): Buffer {
  return readFileSync(new URL(`../../../${name}`, import.meta.url))
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** Appears at once: another process never reads half of it. */
function keep(path: string, source: string): void {
  writeFileSync(`${path}.${process.pid}`, source)
  renameSync(`${path}.${process.pid}`, path)
}

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}
