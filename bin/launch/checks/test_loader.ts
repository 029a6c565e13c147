import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createRequire, registerHooks, SourceMap } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Options, transformSync } from '@swc/core'

/*
 * TypeScript in the processes of a test run, in the place of ts-exec: loaded before everything else (NODE_OPTIONS, see
 * test_environment.ts). A run starts hundreds of processes of thousands of modules. ts-exec asks a second thread where
 * each of them lies and makes JavaScript of the same files again in every process; here both happen at once, in the
 * thread that asks, and what was made of a file is kept in a folder and read by the next process, as long as file,
 * settings and libraries are the same.
 */

const ROOT = new URL('../../../', import.meta.url)
/** In the address, which children get that are given no environment. */
const folder = new URL(import.meta.url).searchParams.get('cache')
const TS_EXEC = '@poppinss/ts-exec'
const TYPESCRIPT = /^file:.*\.tsx?(\?|$)/

if (folder) {
  tellPlacesInSources()
  registerHooks({
    resolve(specifier, context, next) {
      // It is there already; a child is given it by its address.
      if (specifier === TS_EXEC || specifier.endsWith(`/${TS_EXEC}/build/index.js`))
        return { url: import.meta.url, format: 'module-typescript', shortCircuit: true }
      const url = ownSource(specifier, context.parentURL)
      if (!url) return next(specifier, context)
      return { url, format: 'module-typescript', shortCircuit: true }
    },
    load(url, context, next) {
      if (!isOwn(url) || url === import.meta.url) return next(url, context)
      const file = fileURLToPath(url)
      const source = readFileSync(file)
      // The address stands in the source map.
      const kept = join(folder, hashOf((settings ??= settingsIn(folder)), url, source))
      const script = readIfThere(kept) ?? keep(kept, scriptOf(source.toString(), file, url))
      scripts.set(url, kept)
      return { format: 'module', source: script, shortCircuit: true }
    },
  })
}

/** Of all that decides what becomes of a file beside itself; only for processes that have such files. */
let settings: string | undefined

function settingsIn(cache: string): string {
  mkdirSync(cache, { recursive: true })
  return hashOf(read('tsconfig.json'), read('package-lock.json'), read(import.meta.url))
}

function isOwn(url: string): boolean {
  return TYPESCRIPT.test(url) && !url.includes('/node_modules/')
}

/** The file of an import of this repository's own, which names what the build makes: `.js` for `.ts` and `.tsx`. */
function ownSource(specifier: string, parent: string | undefined): string | null {
  if (!parent) return null
  const target = specifier.startsWith('#') ? aliasOf(specifier, parent) : specifier
  if (!target || !/^(\.\.?\/|\/|file:)/.test(target)) return null
  const { href } = new URL(target, specifier.startsWith('#') ? ROOT : parent)
  // The framework imports commands by their address.
  if (href.includes('/node_modules/')) return null
  let found = sources.get(href)
  if (found === undefined) sources.set(href, (found = sourceOf(href)))
  return found
}

const sources = new Map<string, string | null>()

/** What `imports` of package.json says of `#modules/…`, where the importing file is of this repository. */
function aliasOf(specifier: string, parent: string): string | null {
  if (!parent.startsWith(ROOT.href)) return null
  aliases ??= Object.entries(
    JSON.parse(read('package.json').toString()).imports as Record<string, string>
  ).map(([from, to]) => [from.replace('*', ''), to.split('*')])
  for (const [prefix, [before, after]] of aliases)
    if (specifier.startsWith(prefix)) return before + specifier.slice(prefix.length) + after
  return null
}

let aliases: [string, string[]][] | undefined

/** As ts-exec looks: the file itself, else what it is made of. */
function sourceOf(href: string): string | null {
  const [path, ...query] = href.split('?') as [string, ...string[]]
  if (isFile(path)) return isOwn(href) ? href : null
  if (!path.endsWith('.js')) return null
  const stem = path.slice(0, -'.js'.length)
  const made = [`${stem}.ts`, `${stem}.tsx`].find((one) => isFile(one))
  return made ? [made, ...query].join('?') : null
}

function isFile(href: string): boolean {
  return statSync(fileURLToPath(href), { throwIfNoEntry: false })?.isFile() ?? false
}

/** Exactly what ts-exec makes of it, for the settings of tsconfig.json (tests/unit/launch/test_loader.spec.ts). */
function scriptOf(source: string, file: string, url: string): string {
  swc ??= createRequire(new URL(`node_modules/${TS_EXEC}/package.json`, ROOT))('@swc/core') as Swc
  const { code, map } = swc.transformSync(source, { filename: file, ...SETTINGS })
  const packed = Buffer.from(map!).toString('base64')
  return `${code}\n\n//# sourceMappingURL=data:application/json;base64,${packed}\n\n//# sourceURL=${url}`
}

/** The file of each script that was loaded. */
const scripts = new Map<string, string>()
const maps = new Map<string, SourceMap | null>()

/**
 * Errors tell where in TypeScript they came about. Node would do so (`setSourceMapsSupport`), and for that reads the map
 * of every script that is loaded, a tenth of a start; here a map is read when an error has to be told.
 */
function tellPlacesInSources(): void {
  const tell = Error.prepareStackTrace!
  Error.prepareStackTrace = (error, sites) =>
    String(tell(error, sites)).replaceAll(
      /^( {4}at .*?)(file:[^\s()]+):(\d+):(\d+)(\)?)$/gm,
      (line, before: string, url: string, row: string, column: string, after: string) => {
        const place = mapOf(url)?.findEntry(Number(row) - 1, Number(column) - 1)
        if (!place || !('originalLine' in place)) return line
        const { originalLine, originalColumn } = place
        return `${before}${fileURLToPath(url)}:${originalLine + 1}:${originalColumn + 1}${after}`
      }
    )
}

function mapOf(url: string): SourceMap | null {
  if (!maps.has(url)) maps.set(url, readMap(scripts.get(url)))
  return maps.get(url)!
}

function readMap(script: string | undefined): SourceMap | null {
  const packed =
    script && /^\/\/# sourceMappingURL=[^,]*,(.*)$/m.exec(readIfThere(script) ?? '')?.[1]
  return packed ? new SourceMap(JSON.parse(Buffer.from(packed, 'base64').toString())) : null
}

type Swc = { transformSync: typeof transformSync }
let swc: Swc | undefined

const SETTINGS: Options = {
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'esnext',
    externalHelpers: false,
    parser: { syntax: 'typescript', tsx: true, decorators: true, dynamicImport: true } as never,
    transform: {
      decoratorMetadata: true,
      legacyDecorator: true,
      react: { runtime: 'automatic' },
    },
    experimental: { keepImportAttributes: true },
    keepClassNames: true,
  },
}

/** A file of the repository. */
function read(name: string): Buffer {
  return readFileSync(fileURLToPath(new URL(name, ROOT)))
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** Appears at once: another process never reads half of it. */
function keep(path: string, script: string): string {
  writeFileSync(`${path}.${process.pid}`, script)
  renameSync(`${path}.${process.pid}`, path)
  return script
}

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}
