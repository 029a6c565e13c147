import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { listParameters } from '#modules/compute/pure'
import { barema, TYPED } from './barema.ts'

const law = (...args: string[]) => barema(['law', ...args])

test.group('barema law', () => {
  test('lists law sets and parameters', async ({ assert }) => {
    const { code, out } = await barema(['law', 'list'], { entry: TYPED })
    assert.equal(code, 0)
    assert.match(out, /^BE-2021-01-01 {2}[0-9a-f]{64}\n/)
    assert.match(out, /onss\.tauxPersonnel +13\.07 %/)
  })

  test('says what a figure is of, and marks what is not the law’s own text', async ({ assert }) => {
    const { out } = await law('list', '--on', '2026-09-01')
    assert.match(out, /transport\.kilometre +0\.4571 EUR\/km \(assumed\)\n/)
    assert.match(out, /transport\.cp200VoitureDistance +3 km\n/)
    assert.match(out, /voiture\.fraction +6\/7\n/)
    assert.match(out, /voiture\.referenceDiesel +58 g\/km/)
    assert.match((await law('list', '--on', '2026-06-01')).out, /kilometre +0\.4449 EUR\/km\n/)
  })

  test('shows a parameter with its history and sources', async ({ assert }) => {
    const { out } = await law('show', 'bonusEmploi.voletAPlafond')
    assert.match(out, /from 2026-01-01 {2}3271\.48 EUR/)
    assert.match(out, /from 2026-09-01 {2}3403\.62 EUR\n +ONSS instructions 2026\/3/)
  })

  test('shows the figures of a law set', async ({ assert }) => {
    assert.match(
      (await law('show', 'BE-2026-03-01')).out,
      /bonusEmploi\.voletACoefficient +24\.42 %/
    )
  })

  test('an unknown name is told with exit code 1', async ({ assert }) => {
    const { code, err } = await law('show', 'nothing')
    assert.equal(code, 1)
    assert.match(err, /^barema: nothing is neither/)
  })

  test('shows a parameter in words, and a gap as one', async ({ assert }) => {
    const { out } = await law('show', 'exceptionnel.bornes')
    assert.match(out, /^exceptionnel\.bornes\n {2}Exceptional pay: brackets\. /)
    assert.match(out, /from 2023-01-01 {2}not known\n/)
  })

  test('lists the figures of a day', async ({ assert }) => {
    const { code, out } = await law('list', '--on', '2026-03-15')
    assert.equal(code, 0)
    assert.match(out, /bonusEmploi\.voletAPlafond +3336\.98 EUR/)
    assert.equal((await law('list', '--on', '2019-01-01')).code, 1)
  })

  test('tells what changed between two days, and nothing else', async ({ assert }) => {
    const { code, out } = await law('diff', '2026-03-01', '2026-09-01')
    assert.equal(code, 0)
    assert.match(out, /^BE-2026-03-01 → BE-2026-09-01\n/)
    assert.match(out, /bonusEmploi\.voletACoefficient +24\.42 % → 27\.39 %/)
    assert.notMatch(out, /onss\.tauxPersonnel/)
    assert.match(out, /\n\d+ changed\n$/)
    assert.match((await law('diff', '2026-09-01', '2026-09-02')).out, /nothing changed\n$/)
  })

  test('a gap that ends is a change', async ({ assert }) => {
    assert.match(
      (await law('diff', '2023-06-01', '2024-06-01')).out,
      /exceptionnel\.reductionLimites +not known → 27410 · /
    )
  })

  test('a day without law, or no day, is told with exit code 1', async ({ assert }) => {
    for (const day of ['2019-01-01', '2031-01-01', 'yesterday']) {
      const { code, err } = await law('diff', day, '2026-09-01')
      assert.equal(code, 1)
      assert.include(err, `no law is known on ${day}`)
    }
  })

  test('checks a year that has not begun: lists, and does not fail', async ({ assert }) => {
    const { code, out } = await law('check', '--year', '2027', '--today', '2026-12-31')
    assert.equal(code, 0)
    assert.match(out, /^no value for 2027 yet, an earlier year's goes on: \d+\n/)
    assert.match(out, /\n {2}precompte\.tranches\n/)
    assert.notMatch(out, /onss\.tauxPersonnel/)
  })

  test('fails on 1 January when a yearly figure has no value', async ({ assert }) => {
    const { code, err } = await law('check', '--year', '2027', '--today', '2027-01-01')
    assert.equal(code, 1)
    assert.match(err, /^barema: 2027 has begun, and \d+ yearly figures have no value/)
    assert.equal((await law('check', '--today', '2027-01-01')).code, 1)
  })

  test('the year of the law in force is whole; what is not sure is named', async ({ assert }) => {
    const { code, out } = await law('check', '--year', '2026', '--today', '2026-11-21')
    assert.equal(code, 0)
    assert.notMatch(out, /no value for/)
    assert.match(out, /not known: \d+\n(.*\n)* {2}indexation\.CP226\n/)
    assert.match(out, /to confirm: \d+\n(.*\n)* +reductionStructurelle\.beta +118 % \(recalled\)/)
    assert.equal((await law('check', '--year', 'soon')).code, 1)
    assert.equal((await law('check', '--today', 'now')).code, 1)
  })
})

test.group('barema law open', (group) => {
  /** The first year that is not opened in this tree. */
  const UNOPENED = '2028'
  let folder: string

  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'barema-law-'))
    await cp('modules/compute/legislation', folder, { recursive: true })
    return () => rm(folder, { recursive: true, force: true })
  })

  test('adds the empty entry to every yearly parameter, once', async ({ assert }) => {
    const yearly = listParameters().filter((each) => each.yearly)
    const { code, out } = await law('open', UNOPENED, '--folder', folder)
    assert.equal(code, 0)
    assert.match(out, new RegExp(`^opened for ${UNOPENED}: ${yearly.length}\n`))
    const source = await readFile(join(folder, 'mois/precompte/tranches.ts'), 'utf8')
    assert.match(
      source,
      new RegExp(`\n {4}\\{ from: '${UNOPENED}-01-01', value: undefined \\},\n {2}\\],\n`)
    )
    const again = await law('open', UNOPENED, '--folder', folder)
    assert.equal(again.out, `have an entry of ${UNOPENED} already: ${yearly.length}\n`)
    const rate = join(folder, 'mois/onss/taux_personnel.ts')
    assert.notInclude(await readFile(rate, 'utf8'), UNOPENED)
  })

  test('a dry run tells the same and writes nothing', async ({ assert }) => {
    const { out } = await law('open', UNOPENED, '--folder', folder, '--dry-run')
    assert.match(out, new RegExp(`^would be opened for ${UNOPENED}: \\d+\n`))
    const source = await readFile(join(folder, 'mois/precompte/tranches.ts'), 'utf8')
    assert.notInclude(source, UNOPENED)
  })

  test('no year, and a folder without law, are told with exit code 1', async ({ assert }) => {
    assert.equal((await law('open', 'soon')).code, 1)
    const { code, err } = await law('open', UNOPENED, '--folder', 'docs')
    assert.equal(code, 1)
    assert.match(err, /holds no figure that is set anew each year/)
  })
})
