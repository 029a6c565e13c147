import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'

const ASSETS = 'public/assets'
const KILOBYTE = 1000

/** One built chunk, and the chunks it cannot do without. */
interface Chunk {
  file: string
  imports?: string[]
}

/** What an offer's page loads before it shows: the shell, the candidate's routes and one language. */
const FIRST_LOAD = [
  'frontend/main.tsx',
  'frontend/audiences/candidate/routes.tsx',
  'frontend/audiences/candidate/routes/offer.tsx',
]
const CONFIGURE = 'frontend/features/offer-page/configure-step.tsx'

test.group('The script of the candidate’s page', () => {
  const manifest = () =>
    JSON.parse(readFileSync(join(ASSETS, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  /** The chunks with everything they import, each once. */
  const closure = (chunks: Record<string, Chunk>, names: string[], seen = new Set<string>()) => {
    for (const name of names) {
      if (seen.has(name)) continue
      seen.add(name)
      closure(chunks, chunks[name].imports ?? [], seen)
    }
    return seen
  }
  const languageOf = (chunks: Record<string, Chunk>, language: string) =>
    Object.keys(chunks).filter((name) =>
      new RegExp(`^_lang-${language}-(common|candidate|package)-`).test(name)
    )
  const gzipped = (chunks: Record<string, Chunk>, names: Iterable<string>) =>
    [...names].reduce(
      (sum, name) =>
        sum + gzipSync(readFileSync(join(ASSETS, chunks[name].file)), { level: 9 }).length,
      0
    )

  for (const language of ['fr', 'nl', 'en']) {
    test(`stays under 170 kB at its first load in ${language}, and the law comes after it`, ({
      assert,
    }) => {
      const chunks = manifest()
      const words = languageOf(chunks, language)
      assert.lengthOf(words, 3)
      const first = closure(chunks, [...FIRST_LOAD, ...words])
      assert.isBelow(gzipped(chunks, first), 170 * KILOBYTE)
      const more = [...closure(chunks, [CONFIGURE])].filter((name) => !first.has(name))
      assert.isTrue(more.some((name) => name.startsWith('_legislation')))
      assert.isBelow(
        gzipped(chunks, more),
        100 * KILOBYTE,
        'the engine with the screen to configure'
      )
      assert.isEmpty(
        more.filter((name) => name.startsWith('_lang-')),
        'and no other words'
      )
    })
  }
})
