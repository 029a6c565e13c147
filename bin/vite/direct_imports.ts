import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** Where a name of a library stands: the module, and what is imported of it. */
interface Place {
  module: string
  /** `default`, or the whole module. */
  of: 'default' | '*'
}

/** What `import { A, B as C, type D } from 'library'` is in our own sources, as prettier writes it. */
const TAKEN = /import \{([^}]*)\} from '(lucide-react|radix-ui)'/g

/**
 * Imports icons and controls from their own files and not through the lists of all of them: a build reads a third less
 * modules, and the graph of them says which page needs which.
 */
export function directImports(): Plugin {
  const places = { 'lucide-react': icons(), 'radix-ui': controls() }
  return {
    name: 'barema-direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/frontend\/.*\.tsx?$/, code: /from '(lucide-react|radix-ui)'/ },
      handler: (code) => ({
        code: code.replace(TAKEN, (_, names: string, library: keyof typeof places) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => directImport(name, library, places[library]))
            .join('; ')
        ),
        map: null,
      }),
    },
  }
}

function directImport(name: string, library: string, places: Map<string, Place>): string {
  const [taken, as = taken] = name.split(' as ') as [string, string?]
  const place = places.get(taken)
  // A type is nothing that runs.
  if (taken.startsWith('type ') || !place) return `import { ${name} } from '${library}'`
  return place.of === '*'
    ? `import * as ${as} from '${place.module}'`
    : `import ${as} from '${place.module}'`
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
