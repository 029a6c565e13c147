import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { IntlMessageFormat } from 'intl-messageformat'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { PAGES } from './frontend/pages.ts'

/** `/…/frontend/lang/fr/editor.json` -> locale and file name; the same for a module's catalogue. */
const CATALOGUE = /\/(frontend|modules\/[a-z]+)\/lang\/(fr|nl|en)\/([a-z_-]+)\.json$/

/** Catalogue files that others than the employer read as well; what is read together stands together. */
const AUDIENCE_OF_FILE: Record<string, string> = {
  'common': 'common',
  'candidate': 'candidate',
  'worker': 'worker',
  'worker-form': 'worker-form',
  'signing': 'signing',
  'login': 'doors',
  'onboarding': 'doors',
  'validator': 'doors',
  'fields': 'package',
  'lists': 'package',
  'contents': 'package',
}

/** Groups the catalogue files by language and reader, so that a page asks for two files and not for twenty. */
function catalogueChunk(id: string): string | null {
  const match = CATALOGUE.exec(id)
  // The engine itself names the joint committees: their names come with it, not with everything the employer reads.
  if (!match || match[3] === 'commissions') return null
  return `lang-${match[2]}-${AUDIENCE_OF_FILE[match[3]!] ?? 'employer'}`
}

/** Large, and needed by few: charts and the editor of texts. */
const APART = /\/components\/(charts|rich-text)\//
const ENGINE = /\/modules\/compute\//

/**
 * Which pages have a module among their first files: the candidate's offer, the signer's documents, those of other
 * visitors, the employer's; none where it is only fetched later. What a module imports has the same pages and maybe more:
 * chunks of fewer pages import those of more, and never the other way round.
 */
function pagesOf(id: string, context: Rolldown.ChunkingContext): string[] {
  const pages = new Set<string>()
  const seen = new Set<string>()
  const climb = (at: string) => {
    if (seen.has(at)) return
    seen.add(at)
    const entry = /\/frontend\/(main|first)\.tsx?$/.exec(at)?.[1]
    if (entry) pages.add(entry)
    const [, audience, page] =
      /\/frontend\/audiences\/(\w+)\/(?:.*\/)?([\w-]+)\.tsx?/.exec(at) ?? []
    if (!audience) context.getModuleInfo(at)?.importers.forEach(climb)
    else if (audience === 'employer') pages.add(audience)
    else pages.add(['offer', 'sign'].includes(page!) ? page! : 'visitor')
  }
  climb(id)
  // What runs before the page is painted waits for nothing else.
  const entry = ['first', 'main'].find((each) => pages.has(each))
  return entry ? [entry] : [...pages].sort()
}

/** Whether a module imports the engine, itself or by another: it must not come with what shows before the law. */
function needsTheLaw(
  id: string,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>()
): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  if (ENGINE.test(id)) return true
  return (context.getModuleInfo(id)?.importedIds ?? []).some((each) =>
    needsTheLaw(each, context, seen)
  )
}

/** Whether a candidate's page may ever ask for a module. */
function isCandidates(
  id: string,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>()
): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const audience = /\/frontend\/audiences\/(\w+)\//.exec(id)?.[1]
  if (audience) return audience === 'candidate'
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
  return [...importers, ...dynamicImporters].some((each) => isCandidates(each, context, seen))
}

/**
 * What pages share stands together, one file instead of a hundred small ones: by the pages whose first files it is among;
 * for the employer also by feature. The engine is in two parts, as candidates need less of it.
 */
function sharedChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  if (APART.test(id)) return null
  if (ENGINE.test(id)) return isCandidates(id, context) ? 'engine' : 'engine-desk'
  const pages = pagesOf(id, context)
  if (pages.length === 0) return null
  const isDesk = pages.join() === 'employer'
  if (needsTheLaw(id, context)) return isDesk ? 'law' : null
  const feature = /\/frontend\/features\/([\w-]+)\//.exec(id)?.[1]
  return isDesk && feature ? `feature-${feature}` : `first-${pages.join('-')}`
}

/** What a catalogue file holds: messages under names. */
type Tree = { [key: string]: string | Tree }

/**
 * Reads the syntax of the messages while building: no browser downloads a parser, and none parses. A message with an
 * argument becomes its syntax tree, one without stays a text.
 */
function readMessages(): Plugin {
  const read = (message: string): unknown =>
    message.includes('{') ? IntlMessageFormat.__parse!(message) : message
  const readAll = (tree: Tree): unknown =>
    Object.fromEntries(
      Object.entries(tree).map(([key, value]) => [
        key,
        typeof value === 'string' ? read(value) : readAll(value),
      ])
    )
  return {
    name: 'barema-messages',
    enforce: 'pre',
    transform: {
      filter: { id: CATALOGUE },
      handler: (code) => ({ code: JSON.stringify(readAll(JSON.parse(code))), map: null }),
    },
  }
}

/** The toasts put their styles into the page without a nonce; frontend/styles/app.css has the same as a file. */
function toastsBringNoStyles(): Plugin {
  return {
    name: 'barema-toasts',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler: (code) => ({ code: code.replace(/^__insertCSS\(.*$/m, ''), map: null }),
    },
  }
}

const ENTRIES = ['frontend/first.ts', 'frontend/main.tsx']

/** Writes the files of each page that people open cold (frontend/pages.ts), for backend/http/first_page.ts to name. */
function firstPages(): Plugin {
  return {
    name: 'barema-first-pages',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((each) =>
          each.type === 'chunk' ? [[each.fileName, each]] : []
        )
      )
      const withSource = (path: string) => {
        const found = [...chunks.values()].find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith(`/frontend/${path}`))
        )
        if (!found) throw new Error(`frontend/pages.ts names ${path}, which is in no file`)
        return found.fileName
      }
      /** Files with all that they import, each once, what is imported after what imports it. */
      const closure = (files: string[], seen = new Set<string>()) => {
        for (const file of files) {
          if (seen.has(file)) continue
          seen.add(file)
          closure(chunks.get(file)?.imports ?? [], seen)
        }
        return seen
      }
      const words = (locale: string, groups: readonly string[] | undefined) =>
        [...chunks.values()]
          .filter(({ name }) => {
            const [, of, group] = /^lang-(\w\w)-(.+)$/.exec(name) ?? []
            return of === locale && (!groups || groups.includes(group!))
          })
          .map(({ fileName }) => fileName)
      const entry = closure(ENTRIES.map((path) => withSource(path.replace('frontend/', ''))))
      const pages = PAGES.map(({ path, files, words: groups, skeleton }) => ({
        path: path.source,
        skeleton,
        files: Object.fromEntries(
          ['fr', 'nl', 'en'].map((locale) => [
            locale,
            [...closure([...words(locale, groups), ...files.map(withSource)])].filter(
              (file) => !entry.has(file)
            ),
          ])
        ),
      }))
      this.emitFile({
        type: 'asset',
        fileName: '.vite/pages.json',
        source: JSON.stringify(pages),
      })
    },
  }
}

const IN_TEST = process.env.NODE_ENV === 'test'

/** As small as may be, which takes half of the time of a build; a test run asks for less. */
const BROTLI = defineAlgorithm('brotliCompress', {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: Number(
      process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY
    ),
  },
})

export default defineConfig({
  plugins: [
    readMessages(),
    toastsBringNoStyles(),
    firstPages(),
    tailwindcss(),
    react(),
    // backend/http/middleware/assets_middleware.ts serves them.
    compression({ algorithms: ['gzip', BROTLI], threshold: 1024 }),
    adonisjs({ entryPoints: ENTRIES, reload: ['backend/views/**/*.edge'] }),
  ],
  resolve: {
    // react-intl and the library below it bring a copy each.
    dedupe: ['intl-messageformat'],
    alias: {
      '@': fileURLToPath(new URL('./frontend', import.meta.url)),
      // The messages come parsed (see readMessages).
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  server: {
    // On this machine only. Each parallel checkout may choose its own socket: Vite's default port is fixed.
    hmr: { host: '127.0.0.1', port: Number(process.env.VITE_HMR_PORT || 24678) },
    watch: IN_TEST
      ? null
      : {
          ignored: [
            ...['**/.data/**', '**/.adonisjs/**', '**/tests/**'],
            ...['**/database/**', '**/storage/**'],
          ],
        },
  },
  // Tests ask a page for its tags; no browser loads what they name.
  optimizeDeps: { noDiscovery: IN_TEST },
  build: {
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // The engine is pure: a file that reads a name of it takes that module, and not the whole law.
      treeshake: { moduleSideEffects: [{ test: /\/modules\/compute\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          // A group takes what it names; what that imports is shared by more and has a group of its own.
          includeDependenciesRecursively: false,
          groups: [
            { name: catalogueChunk, priority: 20 },
            { name: sharedChunk, minShareCount: 2, priority: 5 },
          ],
        },
      },
    },
  },
})
