import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { lawBook } from '#modules/compute/engine/law_set'
import { parameter } from '#modules/compute/engine/parameter'
import { sha256 } from '#modules/compute/engine/sha256'
import { isPlainDate, quarterOf } from '#modules/compute/engine/dates'
import { lawSetOn, listLawSets, listParameters } from '#modules/compute/pure'
import { answered, request } from './requests.ts'

/** The first digits of each hash, in the order of the sets. */
const HASHES = ['7cdb93d6731c', '467a622c1cea', '644a4b82e0bc', 'b5ccec0e8a51', '4d6d2d6576cf']

const CONFIDENCES = [
  'official',
  'official_quoted',
  'provider',
  'third_party',
  'derived',
  'recalled',
  'assumed',
]

test.group('The law sets', () => {
  test('2026 has five, from the dated parameters alone', ({ assert }) => {
    assert.deepEqual(
      listLawSets().map(({ id }) => id),
      ['BE-2026-01-01', 'BE-2026-03-01', 'BE-2026-04-01', 'BE-2026-07-01', 'BE-2026-09-01']
    )
  })

  test('the content hash of a law set in use stays what it was', ({ assert }) => {
    // Offers and contracts carry these. A new parameter of a later floor changes them rightly; a
    // changed figure needs a new start, or its correction told in the change log.
    assert.deepEqual(
      listLawSets().map(({ hash }) => hash.slice(0, 12)),
      HASHES
    )
    for (const { hash } of listLawSets()) assert.match(hash, /^[0-9a-f]{64}$/)
  })

  test('each day has the set in force, from its first day on', ({ assert }) => {
    assert.equal(lawSetOn('2026-02-28')!.id, 'BE-2026-01-01')
    assert.equal(lawSetOn('2026-03-01')!.id, 'BE-2026-03-01')
    assert.equal(lawSetOn('2026-12-31')!.id, 'BE-2026-09-01')
    assert.isUndefined(lawSetOn('2025-12-31'))
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

  test('the tables of the law fit each other', ({ assert }) => {
    const value = (id: string) =>
      listParameters()
        .find((each) => each.id === id)!
        .values.at(-1)!.value
    const table = (id: string) => value(id) as readonly number[]
    const near = (actual: number, expected: number) => assert.closeTo(actual, expected, 0.0051)
    const [first, second, third] = table('precompte.tranches')
    const rates = table('precompte.tauxTranches').map((rate) => rate / 100)
    const taxes = table('precompte.impotTranches')
    near(taxes[0], first * rates[0])
    near(taxes[1], taxes[0] + (second - first) * rates[1])
    near(taxes[2], taxes[1] + (third - second) * rates[2])
    near(value('precompte.impotQuotiteExemptee') as number, 11_170 * rates[0])
    assert.lengthOf(table('exceptionnel.tauxPecule'), table('exceptionnel.bornes').length + 1)
    assert.lengthOf(table('exceptionnel.tauxAutres'), table('exceptionnel.bornes').length + 1)
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
