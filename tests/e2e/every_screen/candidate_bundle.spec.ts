import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import type { CDPSession } from 'playwright-core'
import { bestOf } from '#tests/helpers/best_of'
import { EVERY_CHOICE, PHONE, sentTo } from '../support/candidate_offers.ts'
import { expect } from '../support/expect.ts'
import { slowedDown } from '../support/slow_phone.ts'

const ASSETS = 'public/assets'
const KILOBYTE = 1000

/** One built chunk, and the chunks it cannot do without. */
interface Chunk {
  file: string
  imports?: string[]
  /** What it may ask for later. */
  dynamicImports?: string[]
}

/** What every offer's page loads before it shows: the shell, the candidate's routes and one language. */
const FIRST_LOAD = [
  'frontend/first.ts',
  'frontend/main.tsx',
  'frontend/audiences/candidate/routes.tsx',
  'frontend/audiences/candidate/routes/offer.tsx',
]
/** What the welcome asks for below its first screen: what comes with the pay, the choices, the household. */
const CHOICES = 'frontend/features/offer-page/welcome-details.tsx'
const CONFIGURE = 'frontend/features/offer-page/configure-step.tsx'
/** What a signer loads before the words of a contract stand there. */
const SIGNING = [
  'frontend/first.ts',
  'frontend/main.tsx',
  'frontend/audiences/candidate/routes.tsx',
  'frontend/audiences/candidate/routes/sign.tsx',
]
/** What a worker loads before their statement stands there: the figures and their pictures with it. */
const STATEMENT = [
  'frontend/first.ts',
  'frontend/main.tsx',
  'frontend/audiences/worker/routes.tsx',
  'frontend/audiences/worker/routes/portal.tsx',
  'frontend/audiences/worker/routes/reward.tsx',
  'frontend/features/statement/statement-view.tsx',
]
/** What the editor of packages shows at first, before the law and the form: the frame, name and figures. */
const EDITORS_FIRST_VIEW = 265 * KILOBYTE
/** What stands beside the year, its lines with their names, and what explains one: with the law, or with other pages. */
const AFTER_A_STATEMENT = /-law-|-visitor-|engine-|_lang-\w\w-(lines|why)-/

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
  const languageOf = (chunks: Record<string, Chunk>, language: string, files: string) =>
    Object.keys(chunks).filter((name) => new RegExp(`^_lang-${language}-(${files})-`).test(name))
  const gzipped = (chunks: Record<string, Chunk>, names: Iterable<string>) =>
    [...names].reduce(
      (sum, name) =>
        sum + gzipSync(readFileSync(join(ASSETS, chunks[name].file)), { level: 9 }).length,
      0
    )

  for (const language of ['fr', 'nl', 'en']) {
    test(`stays under 170 kB at its first load in ${language}, the choices and the law come after it`, ({
      assert,
    }) => {
      const chunks = manifest()
      const words = languageOf(chunks, language, 'common|candidate')
      assert.lengthOf(words, 2)
      const first = closure(chunks, [...FIRST_LOAD, ...words])
      assert.isBelow(gzipped(chunks, first), 170 * KILOBYTE)
      const beside = [...closure(chunks, [CHOICES])].filter((name) => !first.has(name))
      // A hundred bytes of it say that the first share counts where a year of birth is not known.
      assert.isBelow(gzipped(chunks, beside), 22.6 * KILOBYTE, 'what stands below the first screen')
      const before = closure(chunks, [CHOICES], new Set(first))
      const more = [...closure(chunks, [CONFIGURE])].filter((name) => !before.has(name))
      assert.isAbove(gzipped(chunks, more), 60 * KILOBYTE, 'the engine with the law')
      // With the picture of the year, which came in a file of its own at the same moment.
      assert.isBelow(
        gzipped(chunks, more),
        102.5 * KILOBYTE,
        'the engine with the screen to configure'
      )
      assert.isEmpty(
        more.filter((name) => name.startsWith('_lang-')),
        'and no other words'
      )
    })
  }

  for (const language of ['fr', 'nl', 'en'])
    test(`of a signer stays under 170 kB in ${language}, the viewer of PDFs comes after it`, ({
      assert,
    }) => {
      const chunks = manifest()
      const words = languageOf(chunks, language, 'common|signing')
      assert.lengthOf(words, 2)
      const first = closure(chunks, [...SIGNING, ...words])
      assert.isBelow(gzipped(chunks, first), 170 * KILOBYTE)
      const viewer = Object.keys(chunks).filter((name) => name.includes('open-pdf'))
      assert.lengthOf(viewer, 1)
      assert.isFalse(first.has(viewer[0]!))
    })

  for (const language of ['fr', 'nl', 'en'])
    test(`of a worker’s statement stays under 170 kB in ${language}, its lines and the law behind them come after it`, ({
      assert,
    }) => {
      const chunks = manifest()
      const words = languageOf(chunks, language, 'common|portal')
      assert.lengthOf(words, 2)
      const first = closure(chunks, [...STATEMENT, ...words])
      assert.isBelow(gzipped(chunks, first), 170 * KILOBYTE)
      assert.isEmpty([...first].filter((name) => AFTER_A_STATEMENT.test(name)))
    })

  for (const language of ['fr', 'nl', 'en'])
    test(`of the editor’s first view stays small in ${language}: no form, no law, no words of other screens`, ({
      assert,
    }) => {
      const chunks = manifest()
      const pages = JSON.parse(readFileSync(join(ASSETS, '.vite/pages.json'), 'utf8')) as {
        path: string
        of: Record<string, { files: string[]; later: string[] }>
      }[]
      const page = pages.find(({ path }) => path.includes('edit'))!
      const { files, later } = page.of[language]!
      const named = new Map(Object.entries(chunks).map(([name, { file }]) => [file, name]))
      const first = closure(chunks, [
        'frontend/first.ts',
        'frontend/main.tsx',
        ...files.map((file) => named.get(file)!),
      ])
      assert.isBelow(gzipped(chunks, first), EDITORS_FIRST_VIEW)
      assert.isEmpty(
        [...first].filter((name) => /-later-|-law-|engine-|-employer-more-/.test(name)),
        'what comes after it'
      )
      assert.isNotEmpty(
        later.filter((file) => file.includes('engine-')),
        'and is fetched beside it'
      )
      assert.isEmpty(later.filter((file) => files.includes(file)))
    })

  test('never asks for the editor of texts', ({ assert }) => {
    const chunks = manifest()
    const asked = new Set<string>()
    const follow = (name: string) => {
      if (asked.has(name)) return
      asked.add(name)
      chunks[name].imports?.forEach(follow)
      // The entry leads to every audience.
      if (name !== 'frontend/main.tsx') chunks[name].dynamicImports?.forEach(follow)
    }
    FIRST_LOAD.forEach(follow)
    const editor = Object.keys(chunks).filter((name) => name.includes('rich-text-editor'))
    assert.lengthOf(editor, 1)
    assert.isTrue(asked.has(CONFIGURE))
    assert.notInclude([...asked], editor[0])
  })
})

const SOON_S = 1
/** A processor four times slower than this one. */
const SLOWER = 4

test.group('The candidate’s page in a browser', () => {
  test('is usable after less than a second of the processor', async ({ visit, assert }) => {
    const { address } = await sentTo()
    // Not the clock: beside other tests it counts their work too.
    const needed = await bestOf(SOON_S, async () => {
      let devtools: CDPSession
      const { page } = await visit(address, {
        before: async (blank) => {
          devtools = await blank.context().newCDPSession(blank)
          await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
        },
      })
      await page.getByRole('button', { name: 'Accepter cette offre' }).waitFor()
      const { metrics } = await devtools!.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')!.value
    })
    assert.isBelow(needed, SOON_S)
  })

  test('opens on a slow phone, and a slider answers there', async ({ visit }) => {
    const { address } = await sentTo({ ...EVERY_CHOICE, mustHaveLaptop: false })
    const visitor = await visit(address, { ...PHONE, before: slowedDown(SLOWER) })
    // A page that was slowed down is no other test's.
    void visitor.context
    const { page } = visitor
    await page.getByRole('button', { name: 'Personnaliser mon offre' }).tap()
    const days = page.getByRole('slider', { name: 'Jours de congé supplémentaires par an' })
    await days.fill('4')
    await expect(page.getByRole('button', { name: /^Retirer\s: Jours/ })).toBeVisible()
    await expect(page.getByText('Vos choix sont enregistrés.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Poursuivre avec cette offre' })).toBeEnabled()
  })
})
