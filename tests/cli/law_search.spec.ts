import { test } from '@japa/runner'
import { lawSetsOfHash, listLawSets } from '#modules/compute/pure'
import { barema } from './barema.ts'

const search = (...args: string[]) => barema(['law', 'search', ...args])
const idsOf = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).id as string)

test.group('barema law search', () => {
  test('shows what a figure is, since when, and where it stands', async ({ assert }) => {
    const { code, out, err } = await search('km', '--on', '2026-06-01')
    assert.deepEqual([code, err], [0, ''])
    assert.match(
      out,
      /^transport\.kilometre +0\.4449 EUR\/km\n {2}Federal mileage allowance\. [^]*?\n {2}from 2025-07-01, another one from 2026-07-01\n {4}eloya, Securex, July 2025 to June 2026 \(provider, checked [\d-]+\)\n/
    )
    assert.match(out, /\ntransport\.cp200VoitureDistance +3 km\n/)
    for (const line of out.split('\n')) assert.isAtMost(line.length, 80, line)
  })

  test('finds by words of each language, without accents, capitals and order', async ({
    assert,
  }) => {
    for (const words of [
      'indemnité kilométrique',
      'KILOMETRIQUE indemnite',
      'mileage',
      'kilometervergoeding',
    ])
      assert.include(idsOf((await search(words, '--json')).out), 'transport.kilometre', words)
  })

  test('a short word begins a word, a longer one may stand inside', async ({ assert }) => {
    const { out } = await search('vergoeding', '--json')
    assert.include(idsOf(out), 'transport.veloKilometre')
    assert.notInclude(idsOf((await search('km', '--json')).out), 'onss.tauxPersonnel')
  })

  test('finds formulas with their article, and writes in the language that is asked for', async ({
    assert,
  }) => {
    const { out } = await search('nettoloon', '--lang', 'nl')
    assert.match(out, /^salaireNet +Nettoloon\n {2}\S/)
  })

  test('finds a formula that has the words of its line', async ({ assert }) => {
    const { out } = await search('meal allowance road')
    assert.match(out, /^indemniteRepasAnnuelle +Meal allowance \(staff on the road\)\n {2}\S/m)
  })

  test('as JSON each line has value, validity and source', async ({ assert }) => {
    const { out } = await search('mileage', '--on', '2026-06-01', '--json')
    const [first] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.containsSubset(first, {
      id: 'transport.kilometre',
      title: 'Federal mileage allowance',
      from: '2025-07-01',
      until: '2026-07-01',
      confidence: 'provider',
      source: 'eloya, Securex, July 2025 to June 2026',
    })
  })

  test('nothing found, a day without law and no words are told with exit code 1', async ({
    assert,
  }) => {
    const nothing = await search('zzz')
    assert.deepEqual([nothing.code, nothing.out], [1, ''])
    assert.equal(nothing.err, 'barema: nothing in the law has "zzz", in French, Dutch or English\n')
    assert.include((await search('km', '--on', '2019-01-01')).err, 'no law is known on 2019-01-01')
    assert.equal((await search()).code, 1)
  })
})

test.group('barema law show', () => {
  test('shows every law set that a hash stands for', async ({ assert }) => {
    const { hash } = listLawSets()[0]
    const { code, out } = await barema(['law', 'show', hash])
    assert.equal(code, 0)
    for (const set of lawSetsOfHash(hash)) assert.include(out, `${set.id}  ${set.hash}\n`)
  })
})
