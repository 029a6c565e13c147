import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { IntlMessageFormat } from 'intl-messageformat'
import { defineConfig, type Plugin } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { sharedChunks } from './bin/vite/chunks.ts'
import { directImports } from './bin/vite/direct_imports.ts'
import { ENTRIES, firstPages } from './bin/vite/first_pages.ts'
import { EARLY_WORDS } from './frontend/lib/early-words.ts'

/** `/…/frontend/lang/fr/editor.json` -> module, locale, file name and whether it is the employer's copy. */
const CATALOGUE =
  /\/(?:frontend|modules\/([a-z]+))\/lang\/(fr|nl|en)\/([a-z_-]+)\.json(\?employer)?$/

/** Catalogue files that others than the employer read; what is read together stands together. */
const AUDIENCE_OF_FILE: Record<string, string> = {
  'common': 'common',
  'candidate': 'candidate',
  'choices': 'choices',
  'worker': 'portal',
  'portal': 'portal',
  'statement': 'portal',
  'lines': 'lines',
  'inputs': 'lines',
  'pay': 'lines',
  'rules': 'why',
  'parameters': 'why',
  'sources': 'why',
  'year-tax': 'year-tax',
  'year_tax': 'year-tax',
  'told': 'year-tax',
  'rests_on': 'year-tax',
  'refusals': 'year-tax',
  'worker-form': 'signing',
  'signing': 'signing',
  'proof': 'proof',
  'login': 'sign-in',
  'onboarding': 'sign-in',
  'validator': 'sign-in',
  'fields': 'candidate',
  'lists': 'candidate',
  'contents': 'candidate',
}

/** Groups the catalogue files by language and reader, so that a page asks for two files and not for twenty. */
function catalogueChunk(id: string): string | null {
  const [, module, locale, file, ofEmployer] = CATALOGUE.exec(id) ?? []
  if (ofEmployer)
    return EARLY_WORDS.includes(module ? `${module}.${file}` : file!)
      ? `lang-${locale}-employer`
      : `lang-${locale}-employer-more`
  // What the engine says of itself comes with it.
  const audience = file && AUDIENCE_OF_FILE[file]
  return audience ? `lang-${locale}-${audience}` : null
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
  const readAll = (tree: Tree): object =>
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
      handler(code, id) {
        const messages = JSON.stringify(readAll(JSON.parse(code)))
        if (!CATALOGUE.exec(id)![4]) return { code: messages, map: null }
        // Of a copy nobody else makes a script.
        const script = `export default JSON.parse(${JSON.stringify(messages)})`
        return { code: script, moduleType: 'js', map: null }
      },
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
    directImports(),
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
      // As the engine of the build has it (`bin/engine/one_file.ts`).
      optimization: { inlineConst: true },
      // The engine is pure: a file that reads a name of it takes that module, and not the whole law.
      treeshake: { moduleSideEffects: [{ test: /\/modules\/compute\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [{ name: catalogueChunk, priority: 100 }, ...sharedChunks()],
        },
      },
    },
  },
})
