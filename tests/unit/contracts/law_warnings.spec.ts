import { test } from '@japa/runner'
import { CONTRACT_KINDS } from '#modules/contracts/domain/contract_kinds'
import { bindingLanguages } from '#modules/contracts/domain/law/binding_language'
import { clausePayOf, judgedClauses } from '#modules/contracts/domain/law/clauses'
import { LEGAL_SOURCES } from '#modules/contracts/domain/law/sources'
import en from '../../../modules/contracts/lang/en/contracts.json' with { type: 'json' }
import fr from '../../../modules/contracts/lang/fr/contracts.json' with { type: 'json' }
import nl from '../../../modules/contracts/lang/nl/contracts.json' with { type: 'json' }
import { lawWarnings, type JudgedContract } from '#modules/contracts/domain/law/warnings'

const CONTRACT: JudgedContract = {
  kind: 'OPEN_ENDED',
  startDate: '2027-01-04',
  endDate: null,
  schedule: '38 h, lundi à vendredi',
  isVariableSchedule: false,
  reason: '',
  regime: 'FR',
  worker: { language: 'fr' },
  hours: { worked: 38, full: 38 },
  fixedTermsBefore: [],
  today: '2026-11-23',
}
const codes = (changes: Partial<JudgedContract>) =>
  lawWarnings({ ...CONTRACT, ...changes })
    .filter(({ level }) => level === 'warn')
    .map(({ code }) => code)

test.group('What the law says of a contract', () => {
  test('nothing stands in the way of an open-ended one at full time', ({ assert }) => {
    assert.deepEqual(codes({}), [])
  })

  test('fixed term, defined work, part time, replacement and student are written at the start', ({
    assert,
  }) => {
    for (const kind of CONTRACT_KINDS) {
      const isWritten = ['FIXED_TERM', 'DEFINED_WORK', 'PART_TIME', 'REPLACEMENT', 'STUDENT']
      const hours = { worked: kind === 'PART_TIME' ? 19 : 38, full: 38 }
      const found = codes({ kind, hours, reason: 'maladie' })
      assert.equal(found.includes('WRITING'), isWritten.includes(kind), kind)
      const late = codes({ kind, hours, today: '2027-01-05' })
      assert.equal(late.includes('WRITING_LATE'), isWritten.includes(kind), kind)
    }
    assert.include(codes({ kind: 'TELEWORK_ANNEX' }), 'TELEWORK_WRITING')
    assert.include(codes({ kind: 'OPEN_ENDED', hours: { worked: 30, full: 38 } }), 'WRITING')
  })

  test('part time is a tenth of full time at least, since July 2026; a third before', ({
    assert,
  }) => {
    const least = (worked: number, startDate: string) =>
      codes({ kind: 'PART_TIME', startDate, hours: { worked, full: 38 } }).includes(
        'PART_TIME_LEAST'
      )
    assert.isFalse(least(3.8, '2026-07-01'))
    assert.isTrue(least(3.79, '2026-07-01'))
    assert.isTrue(least(12, '2026-06-30'))
    assert.isFalse(least(12.67, '2026-06-30'))
  })

  test('part time says its schedule, or that it varies and where its frame stands', ({
    assert,
  }) => {
    const told = (changes: Partial<JudgedContract>) =>
      codes({ kind: 'PART_TIME', hours: { worked: 19, full: 38 }, ...changes }).filter((code) =>
        /SCHEDULE|VARI/.test(code)
      )
    assert.deepEqual(told({}), [])
    assert.deepEqual(told({ schedule: ' ' }), ['PART_TIME_SCHEDULE'])
    assert.deepEqual(told({ isVariableSchedule: null }), ['PART_TIME_VARIES'])
    assert.deepEqual(told({ schedule: '', isVariableSchedule: true }), ['PART_TIME_VARIABLE'])
    const full = { hours: { worked: 38, full: 38 }, isVariableSchedule: null }
    assert.deepEqual(codes({ kind: 'OPEN_ENDED', ...full }), [])
  })

  test('a student works twelve months at most, a replacement lasts two years', ({ assert }) => {
    const student = (endDate: string) => codes({ kind: 'STUDENT', endDate })
    assert.notInclude(student('2028-01-03'), 'STUDENT_LONG')
    assert.include(student('2028-01-04'), 'STUDENT_LONG')
    const replacement = (endDate: string) => codes({ kind: 'REPLACEMENT', endDate, reason: 'x' })
    assert.notInclude(replacement('2029-01-03'), 'REPLACEMENT_LONG')
    assert.include(replacement('2029-01-04'), 'REPLACEMENT_LONG')
    assert.include(codes({ kind: 'REPLACEMENT' }), 'REPLACEMENT_REASON')
  })

  test('fixed terms in a row: four at most, three months each, two years together', ({
    assert,
  }) => {
    const terms = (count: number) =>
      Array.from({ length: count }, () => ({ startDate: '2026-10-01', endDate: '2027-01-03' }))
    const next = (endDate: string, fixedTermsBefore = terms(1)) =>
      codes({ kind: 'FIXED_TERM', endDate, fixedTermsBefore }).includes('SUCCESSIVE')
    assert.isFalse(next('2027-04-03'))
    assert.isTrue(next('2027-04-02'), 'shorter than three months')
    assert.isTrue(next('2028-10-01'), 'longer than two years together')
    assert.isFalse(next('2027-04-03', terms(3)))
    assert.isTrue(next('2027-04-03', terms(4)), 'a fifth')
    assert.isFalse(next('2027-01-10', []), 'one alone may be short')
    const [warning] = lawWarnings({
      ...CONTRACT,
      kind: 'FIXED_TERM',
      endDate: '2027-04-02',
      fixedTermsBefore: terms(1),
    }).filter(({ code }) => code === 'SUCCESSIVE')
    assert.equal(LEGAL_SOURCES[warning.source].confidence, 'REC')
  })

  test('a clause is worth something above its threshold only, of the year of the first day', ({
    assert,
  }) => {
    const effects = (pay: number, day = '2026-12-01') =>
      judgedClauses(pay, day).map(({ effect, missing }) => [effect, missing])
    assert.deepEqual(effects(44_447), [
      ['VOID', 0],
      ['VOID', 0],
      ['VOID', 44_448],
    ])
    assert.deepEqual(effects(44_447.01)[0], ['BY_AGREEMENT', 44_447.99])
    assert.deepEqual(effects(44_447.01)[1], ['OPEN', 0])
    assert.deepEqual(
      effects(88_895.01).map(([effect]) => effect),
      ['OPEN', 'OPEN', 'OPEN']
    )
    assert.deepEqual(effects(44_179)[0], ['VOID', 268])
    assert.equal(effects(43_500, '2025-12-31')[1][0], 'OPEN')
    const standing = [44_447, 44_447.01, 88_895, 88_895.01].map((pay) =>
      clausePayOf(pay, '2026-12-01')
    )
    assert.deepEqual(standing, ['UP_TO_LOWER', 'BETWEEN', 'BETWEEN', 'ABOVE_UPPER'])
  })

  test('the operating seat decides which language binds; in Brussels the worker does', ({
    assert,
  }) => {
    for (const language of ['nl', 'fr', 'en'])
      assert.deepEqual(bindingLanguages('NL', { language }), ['nl'])
    assert.deepEqual(bindingLanguages('FR', { language: 'nl' }), ['fr'])
    assert.deepEqual(bindingLanguages('BRUSSELS', { language: 'nl' }), ['nl'])
    assert.deepEqual(bindingLanguages('BRUSSELS', { language: 'en' }), ['fr', 'nl'])
    assert.deepEqual(bindingLanguages('DE', { language: 'fr' }), [])
    assert.include(codes({ regime: 'DE' }), 'LANGUAGE_GERMAN')
  })

  test('every source says when it was looked at, and how near the law it is', ({ assert }) => {
    for (const { confidence, checked } of Object.values(LEGAL_SOURCES)) {
      assert.include(['OFF', 'LAW', 'REC'], confidence)
      assert.match(checked, /^\d{4}-\d{2}-\d{2}$/)
    }
  })

  test('every source has the law’s own name in the three languages', ({ assert }) => {
    for (const { sources } of [fr, nl, en])
      assert.sameMembers(Object.keys(sources), Object.keys(LEGAL_SOURCES))
    assert.equal(fr.sources.ART_9, 'Loi du 3 juillet 1978, art. 9')
    assert.equal(nl.sources.ART_9, 'Wet van 3 juli 1978, art. 9')
  })
})
