import { test } from '@japa/runner'
import {
  checkIndexFigures,
  eventOn,
  INDEX_GAPS,
  indexData,
  moderationPeriodOn,
  moderationUsed,
  percentByFormula,
  percentsOf,
  type IndexEvent,
  type IndexValue,
} from '#modules/compute/pure'

const DATA = indexData()

function event(differs: Partial<IndexEvent> = {}): IndexEvent {
  return {
    commissionParitaire: 'BECP124',
    day: '2026-07-01',
    status: 'FINAL',
    percent: 0.8,
    low: null,
    high: null,
    source: 'test',
    confidence: 'provider',
    checked: '2026-11-26',
    ...differs,
  }
}

test.group('Indexation as data', () => {
  test('each figure has a source, a confidence and the day it was checked', ({ assert }) => {
    const { events, values, bases, pivots, mechanisms, periods } = DATA
    for (const figure of [...events, ...values, ...bases, ...pivots, ...mechanisms, ...periods]) {
      assert.isNotEmpty(figure.source)
      assert.isNotEmpty(figure.confidence)
      assert.match(figure.checked, /^2026-1[01]-\d\d$/)
    }
  })

  test('past indexes are the parameters of the law; the coming one of CP 200 is a range and never one number', ({
    assert,
  }) => {
    assert.deepInclude(eventOn(DATA, 'BECP200', '2026-01-01'), { status: 'FINAL', percent: 2.21 })
    const coming = eventOn(DATA, 'BECP200', '2027-01-01')!
    assert.deepInclude(coming, { status: 'RANGE', percent: null, low: 3.7, high: 4 })
    assert.deepEqual(percentsOf(coming), { low: 3.7, high: 4 })
    assert.isUndefined(percentsOf(eventOn(DATA, 'BECP119', '2027-01-01')!))
    assert.isUndefined(eventOn(DATA, 'BECP124', '2026-07-01'), 'what was not found is no event')
  })

  test('a final percent follows from the series where they are known', ({ assert }) => {
    assert.equal(percentByFormula(DATA, 'BECP200', '2026-01-01'), 2.21)
    assert.equal(percentByFormula(DATA, 'BECP302', '2026-01-01'), 2.189)
    assert.equal(percentByFormula(DATA, 'BECP220', '2026-01-01'), 2.19)
    assert.equal(percentByFormula(DATA, 'BECP330', '2026-01-01'), 2)
    assert.isUndefined(percentByFormula(DATA, 'BECP200', '2027-01-01'), 'no month of late 2026 yet')
    assert.isUndefined(percentByFormula(DATA, 'BECP226', '2026-01-01'), 'a formula of its own')
    for (const each of DATA.events.filter(({ status }) => status === 'FINAL')) {
      const computed = percentByFormula(DATA, each.commissionParitaire, each.day)
      if (computed !== undefined) assert.equal(computed, each.percent, each.day)
    }
  })

  test('with two months of another base the law page’s 3.76 % comes out', ({ assert }) => {
    const month = (of: string, value: number): IndexValue => ({
      series: 'SMOOTHED',
      base: 2025,
      month: of,
      value,
      status: 'FORECAST',
      source: 'test',
      confidence: 'derived',
      checked: '2026-11-26',
    })
    const loaded = { values: [month('2026-11', 101.6), month('2026-12', 102.29)] }
    assert.equal(percentByFormula(indexData(loaded), 'BECP200', '2027-01-01'), 3.76)
    const faults = checkIndexFigures({
      ...loaded,
      events: [
        event({ commissionParitaire: 'BECP200', day: '2027-01-01', percent: 3.9 }),
        event({ commissionParitaire: 'BECP200', day: '2027-01-01', percent: 3.76 }),
      ],
    })
    assert.deepEqual(faults, [{ path: 'events.0.percent', code: 'formula_differs' }])
  })

  test('the 2 % are used by period: several steps are added, up to 2, and the next period begins anew', ({
    assert,
  }) => {
    const data = indexData({
      events: [
        event({ day: '2026-07-01', percent: 0.8 }),
        event({ day: '2026-10-01', percent: 0.7 }),
        event({ day: '2027-01-01', percent: 0.9 }),
        event({ day: '2027-04-01', percent: -0.1 }),
      ],
    })
    assert.equal(moderationUsed(data, 'BECP124', '2026-07-01').used, 0)
    assert.equal(moderationUsed(data, 'BECP124', '2026-10-01').used, 0.8)
    assert.equal(moderationUsed(data, 'BECP124', '2027-01-01').used, 1.5)
    assert.equal(moderationUsed(data, 'BECP124', '2027-04-01').used, 2)
    assert.equal(moderationUsed(data, 'BECP124', '2027-07-01').used, 2)
    assert.equal(moderationUsed(data, 'BECP124', '2028-01-01').used, 0)
    assert.equal(moderationUsed(data, 'BECP200', '2027-01-01').used, 0)
  })

  test('days whose index was not found are named: more may have been used', ({ assert }) => {
    assert.deepEqual(moderationUsed(DATA, 'BECP124', '2027-01-01').unknown, [
      '2026-07-01',
      '2026-10-01',
    ])
    assert.deepEqual(moderationUsed(DATA, 'BECP200', '2027-01-01').unknown, [])
  })

  test('the metal’s index of July 2026 used the whole 2 %; in construction pay above the scale gains its difference', ({
    assert,
  }) => {
    for (const committee of ['BECP111', 'BECP209'])
      assert.deepInclude(moderationUsed(DATA, committee, '2027-07-01'), { used: 2, unknown: [] })
    // 17.1660 ÷ 16.8180 of class 1A.
    assert.equal(eventOn(DATA, 'BECP121', '2026-07-01')?.percent, 2.07)
    const construction = DATA.mechanisms.find(
      ({ commissionParitaire }) => commissionParitaire === 'BECP124'
    )!
    assert.equal(construction.scope, 'SCALES_AND_DIFFERENCE')
  })

  test('the periods of the law; the second limit is a gap, as are the consolidated contributions', ({
    assert,
  }) => {
    assert.isUndefined(moderationPeriodOn('2026-05-31'))
    assert.deepInclude(moderationPeriodOn('2026-06-01'), { id: '1', limit: 4000, percent: 2 })
    assert.equal(moderationPeriodOn('2027-12-31')!.id, '1')
    assert.deepInclude(moderationPeriodOn('2028-01-01'), { id: '2', limit: null, percent: 2 })
    for (const gap of [
      'PROVISIONAL_CONTRIBUTION',
      'DEFINITIVE_CONTRIBUTION',
      'SECOND_LIMIT',
    ] as const)
      assert.include(INDEX_GAPS, gap)
  })

  test('figures are judged before they are loaded', ({ assert }) => {
    const codes = (differs: Partial<IndexEvent>) =>
      checkIndexFigures({ events: [event(differs)] }).map(({ code }) => code)
    assert.deepEqual(codes({}), [])
    assert.deepEqual(codes({ percent: -0.4 }), [], 'an index may be below 0')
    assert.deepEqual(codes({ commissionParitaire: 'BECP999' }), ['unknown_committee'])
    assert.deepEqual(codes({ day: '2026-02-30' }), ['not_a_day'])
    assert.deepEqual(codes({ status: 'SURE' as never }), ['unknown_status'])
    assert.deepEqual(codes({ source: ' ' }), ['no_source'])
    assert.deepEqual(codes({ percent: null }), ['final_without_figure'])
    assert.deepEqual(codes({ status: 'RANGE', low: 4, high: 3.7 }), ['range_without_ends'])
    assert.deepEqual(codes({ percent: 20.5 }), ['out_of_range'])
    assert.deepEqual(codes({ percent: 2.00001 }), ['out_of_range'])
  })
})
