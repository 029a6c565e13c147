import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { lawBook } from '#modules/compute/engine/law_set'
import { parameter } from '#modules/compute/engine/parameter'
import { sha256 } from '#modules/compute/engine/sha256'
import { isPlainDate, quarterOf } from '#modules/compute/engine/dates'
import { lawSetOn, listLawSets, listParameters } from '#modules/compute/pure'
import { answered, request } from './requests.ts'

/** The first day and the first digits of the hash of each law set. */
const SETS: Record<string, string> = {
  '2021-01-01': '402e6d3afa3a',
  '2021-09-01': '7b4abf1378d0',
  '2022-01-01': '7b19d3b5d3b8',
  '2022-04-01': '382e7166b50a',
  '2022-05-01': '262fe08788cc',
  '2022-07-01': '0889f5cf29e7',
  '2022-08-01': '25ff045f1f31',
  '2022-10-01': '7c7e2a83f176',
  '2022-11-01': '067b8ef2a5b3',
  '2022-12-01': 'b7f7745ce47c',
  '2023-01-01': 'a3141d6f68aa',
  '2023-07-01': '141f662b713e',
  '2024-01-01': '4627c94e6d51',
  '2024-04-01': 'd9949a1f89ed',
  '2024-05-01': '1c9ef45e5bf6',
  '2024-07-01': '8e210e14122b',
  '2025-01-01': 'd56aba344ea2',
  '2025-02-01': 'bc4b92921ebe',
  '2025-04-01': 'd0a02584176f',
  '2025-07-01': 'c6173c4bc97f',
  '2026-01-01': '7cdb93d6731c',
  '2026-03-01': '467a622c1cea',
  '2026-04-01': '644a4b82e0bc',
  '2026-07-01': 'b5ccec0e8a51',
  '2026-09-01': '4d6d2d6576cf',
}

const CONFIDENCES = [
  'official',
  'official_quoted',
  'provider',
  'third_party',
  'derived',
  'recalled',
  'assumed',
  'not_found',
]

test.group('The law sets', () => {
  test('begin where a figure or a formula of the law changed, from the parameters alone', ({
    assert,
  }) => {
    assert.deepEqual(
      listLawSets().map(({ id, from }) => [id, from]),
      Object.keys(SETS).map((from) => [`BE-${from}`, from])
    )
  })

  test('the content hash of a law set in use stays what it was', ({ assert }) => {
    // Offers and contracts carry these. A new parameter of a later floor changes them rightly; a
    // changed figure needs a new start, or its correction told in the change log.
    assert.deepEqual(
      listLawSets().map(({ hash }) => hash.slice(0, 12)),
      Object.values(SETS)
    )
    for (const { hash } of listLawSets()) assert.match(hash, /^[0-9a-f]{64}$/)
  })

  test('each day has the set in force, from its first day on', ({ assert }) => {
    assert.equal(lawSetOn('2026-02-28')!.id, 'BE-2026-01-01')
    assert.equal(lawSetOn('2026-03-01')!.id, 'BE-2026-03-01')
    assert.equal(lawSetOn('2026-12-31')!.id, 'BE-2026-09-01')
    assert.equal(lawSetOn('2025-12-31')!.id, 'BE-2025-07-01')
    assert.equal(lawSetOn('2021-01-01')!.id, 'BE-2021-01-01')
    assert.isUndefined(lawSetOn('2020-12-31'))
    assert.isUndefined(lawSetOn('2028-01-01'))
  })

  test('2027 goes on with the last figures and says so', ({ assert }) => {
    assert.deepInclude(lawSetOn('2027-01-01'), { id: 'BE-2026-09-01', extrapolated: true })
    assert.isTrue(answered(request({ date: '2027-03-01' })).lawset.extrapolated)
    assert.notProperty(answered(request({ date: '2026-12-31' })).lawset, 'extrapolated')
  })

  test('every value has a start, a source, a confidence and the day it was checked', ({
    assert,
  }) => {
    for (const { id, values } of listParameters()) {
      assert.isNotEmpty(values, id)
      for (const { from, source, confidence, checked } of values) {
        assert.isTrue(isPlainDate(from) && isPlainDate(checked), id)
        assert.isNotEmpty(source, id)
        assert.include(CONFIDENCES, confidence, id)
      }
    }
  })

  const EXEMPT: Record<string, number> = {
    '2021-01-01': 7900,
    '2022-01-01': 8310,
    '2023-01-01': 9620,
    '2024-01-01': 10_580,
    '2025-01-01': 10_900,
    '2026-01-01': 11_170,
  }

  for (const [date, exempt] of Object.entries(EXEMPT)) {
    test(`the tables of the law fit each other on ${date}`, ({ assert }) => {
      const value = (id: string) =>
        listParameters()
          .find((each) => each.id === id)!
          .values.findLast(({ from }) => from <= date)!.value
      const table = (id: string) => value(id) as readonly number[]
      const near = (actual: number, expected: number) => assert.closeTo(actual, expected, 0.0051)
      const [first, second, third] = table('precompte.tranches')
      const rates = table('precompte.tauxTranches').map((rate) => rate / 100)
      const taxes = table('precompte.impotTranches')
      near(taxes[0], first * rates[0])
      near(taxes[1], taxes[0] + (second - first) * rates[1])
      near(taxes[2], taxes[1] + (third - second) * rates[2])
      near(value('precompte.impotQuotiteExemptee') as number, exempt * rates[0])
      assert.lengthOf(table('precompte.reductionsEnfants'), 8)
      if (value('exceptionnel.bornes') === null) return
      assert.lengthOf(table('exceptionnel.tauxPecule'), table('exceptionnel.bornes').length + 1)
      assert.lengthOf(table('exceptionnel.tauxAutres'), table('exceptionnel.bornes').length + 1)
    })
  }

  test('the gaps of the law are these, and each has an end', ({ assert }) => {
    const gaps = listParameters().flatMap(({ id, values }) =>
      values.flatMap(({ from, confidence }, i) =>
        confidence === 'not_found' ? [`${id} ${from} to ${values[i + 1].from}`] : []
      )
    )
    assert.deepEqual(gaps, [
      'exceptionnel.bornes 2023-01-01 to 2024-01-01',
      'exceptionnel.exonerationLimites 2023-01-01 to 2024-01-01',
      'exceptionnel.exonerationEnfantSupplementaire 2023-01-01 to 2024-01-01',
      'exceptionnel.reductionLimites 2023-01-01 to 2024-01-01',
      'commission200.primeSectorielle 2021-01-01 to 2023-01-01',
      'budgetMobilite.part 2021-01-01 to 2022-01-01',
      'budgetMobilite.maximum 2021-01-01 to 2022-01-01',
      'cotisations.fermetureSpeciale 2024-01-01 to 2025-01-01',
      'reductionStructurelle.plafondBasSalaires 2021-01-01 to 2022-04-01',
      'reductionStructurelle.alpha 2021-01-01 to 2022-04-01',
      'reductionStructurelle.plafondTresBasSalaires 2021-01-01 to 2022-04-01',
      'reductionStructurelle.gamma 2021-01-01 to 2022-04-01',
    ])
  })
})

test.group('Law books', () => {
  const values = (from: string, value: number) => ({
    from,
    value,
    source: 'test',
    confidence: 'assumed' as const,
    checked: '2026-11-20',
  })

  test('a hole in the law fails when it is loaded, not when somebody computes', ({ assert }) => {
    const rates = { late: parameter('ppm', [values('2026-02-01', 1)]) }
    const options = { first: '2026-01-01', last: '2026-12-31', revision: '1' }
    assert.throws(() => lawBook({ rates }, options), 'rates.late has no value on 2026-01-01')
  })

  test('starts out of order are refused', ({ assert }) => {
    assert.throws(() => parameter('ppm', [values('2026-02-01', 1), values('2026-01-01', 2)]))
  })

  test('the hash follows the figures and the revision of the formulas', ({ assert }) => {
    const hash = (value: number, revision: string) => {
      const rates = { one: parameter('ppm', [values('2026-01-01', value)], { yearly: true }) }
      return lawBook({ rates }, { first: '2026-01-01', last: '2026-12-31', revision }).sets[0].hash
    }
    assert.equal(hash(1, 'a'), hash(1, 'a'))
    assert.notEqual(hash(1, 'a'), hash(2, 'a'))
    assert.notEqual(hash(1, 'a'), hash(1, 'b'))
  })
})

test.group('Small tools', () => {
  test('SHA-256 agrees with the one of the machine', ({ assert }) => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 1000]) {
      const text = 'a7'.repeat(length).slice(0, length)
      assert.equal(sha256(text), createHash('sha256').update(text).digest('hex'))
    }
  })

  test('days of the calendar', ({ assert }) => {
    for (const day of ['2028-02-29', '2000-02-29', '2026-12-31']) assert.isTrue(isPlainDate(day))
    for (const day of [
      '2026-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      ' 2026-01-01',
    ]) {
      assert.isFalse(isPlainDate(day), day)
    }
    assert.deepEqual(
      ['2026-01-01', '2026-03-31', '2026-04-01', '2026-12-01'].map(quarterOf),
      [1, 1, 2, 4]
    )
  })
})
