import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** Where a name of a library stands: the module, and its name there; `*` is the whole module. */
interface Place {
  module: string
  of: string
}

/** The engine's public entry, which is a list too. */
const ENGINE = fileURLToPath(new URL('../../modules/compute/pure.ts', import.meta.url))

/** What `import { A, B as C, type D } from 'library'` is in our own sources, as prettier writes it; `export` likewise. */
const TAKEN = /(import|export) \{([^}]*)\} from '(lucide-react|radix-ui|#modules\/compute\/pure)'/g

/**
 * Imports icons, controls and what the engine offers from their own files and not through the lists of all of them: a build reads a third less
 * modules, and the graph of them says which page needs which.
 */
export function directImports(): Plugin {
  const places = {
    'lucide-react': icons(),
    'radix-ui': controls(),
    '#modules/compute/pure': engine(),
  }
  return {
    name: 'barema-direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {
        id: /\/(frontend|modules)\/.*\.tsx?$/,
        code: /from '(lucide-react|radix-ui|#modules\/compute\/pure)'/,
      },
      handler: (code) => ({
        code: code.replace(
          TAKEN,
          (_, verb: 'import' | 'export', names: string, library: keyof typeof places) =>
            names
              .split(',')
              .map((name) => name.trim())
              .filter(Boolean)
              .map((name) => direct(verb, name, library, places[library]))
              .filter(Boolean)
              .join('; ')
        ),
        map: null,
      }),
    },
  }
}

function direct(
  verb: 'import' | 'export',
  name: string,
  library: string,
  places: Map<string, Place>
): string {
  const [taken, as = taken] = name.split(' as ') as [string, string?]
  // A type is nothing that runs.
  if (taken.startsWith('type ')) return ''
  const place = places.get(taken)
  if (!place) return `${verb} { ${name} } from '${library}'`
  return place.of === '*'
    ? `${verb} * as ${as} from '${place.module}'`
    : `${verb} { ${place.of} as ${as} } from '${place.module}'`
}

/** `export { default as Check, default as CheckIcon } from './icons/check.mjs'` */
function icons(): Map<string, Place> {
  const list = join(
    dirname(require.resolve('lucide-react/package.json')),
    'dist/esm/lucide-react.mjs'
  )
  const lines = readFileSync(list, 'utf8').matchAll(/^export \{(.+)\} from '(\.\/icons\/.+)';$/gm)
  return new Map(
    [...lines].flatMap(([, names, file]) =>
      [...names!.matchAll(/default as (\w+)/g)].map(([, name]) => [
        name!,
        { module: join(dirname(list), file!), of: 'default' },
      ])
    )
  )
}

/** `import * as Dialog from "@radix-ui/react-dialog"` */
function controls(): Map<string, Place> {
  const list = join(dirname(require.resolve('radix-ui/package.json')), 'dist/index.mjs')
  const lines = readFileSync(list, 'utf8').matchAll(
    /^import \* as (\w+) from "(@radix-ui\/.+)";$/gm
  )
  return new Map([...lines].map(([, name, module]) => [name!, { module: module!, of: '*' }]))
}

/** `export { cents, type Cents, lineOf as line } from './contract/cents.ts'` */
function engine(): Map<string, Place> {
  const lists = readFileSync(ENGINE, 'utf8').matchAll(/^export \{([^}]+)\} from '(.+)'$/gm)
  return new Map(
    [...lists].flatMap(([, names, file]) =>
      names!
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '))
        .map((name) => {
          const [of, as = of] = name.split(' as ') as [string, string?]
          return [as, { module: join(dirname(ENGINE), file!), of }] as const
        })
    )
  )
}
