import { test } from '@japa/runner'
import {
  bandOf,
  compaRatio,
  compression,
  costPerFte,
  fullTimePay,
  median,
  rangePenetration,
  trendOf,
  turnover,
} from '#modules/analytics/domain/definitions'
import { placed } from '#modules/analytics/domain/placed'
import { hexagonsOf, MOST_POINTS, scatterOf } from '#modules/analytics/domain/scatter'
import { suggestedRange } from '#modules/analytics/domain/suggested_range'

const RANGE = { minimum: 3_400, midpoint: 4_000, maximum: 4_600 }

test.group('What the figures of analytics mean', () => {
  test('compa-ratio is pay at full time by the midpoint', ({ assert }) => {
    assert.equal(compaRatio(3_800, RANGE), 0.95)
  })

  test('range penetration is how far pay is into its range', ({ assert }) => {
    assert.equal(rangePenetration(3_800, RANGE).toFixed(3), '0.333')
    assert.equal(rangePenetration(3_400, RANGE), 0)
    assert.equal(rangePenetration(4_600, RANGE), 1)
  })

  test('a band is a third of the range, with both its ends, or outside', ({ assert }) => {
    const of = (pay: number) => bandOf(pay, RANGE)
    assert.deepEqual([3_399.99, 3_400, 3_799.99, 3_800, 4_199.99, 4_200, 4_600, 4_600.01].map(of), [
      'BELOW',
      'LOW',
      'LOW',
      'MIDDLE',
      'MIDDLE',
      'HIGH',
      'HIGH',
      'ABOVE',
    ])
  })

  test('pay at full time is pay × denominator ÷ numerator, to the cent', ({ assert }) => {
    assert.equal(fullTimePay(2_000, 19, 38), 4_000)
    assert.equal(fullTimePay(2_666.67, 30.4, 38), 3_333.34)
  })

  test('compression compares newcomers with three years and more', ({ assert }) => {
    const people = [
      { pay: 4_200, years: 0.5 },
      { pay: 4_000, years: 3 },
      { pay: 3_800, years: 9 },
      { pay: 9_999, years: 2 },
    ]
    assert.equal(compression(people), 4_200 / 3_900)
    assert.isNull(compression(people.slice(1)))
    assert.isNull(compression([]))
  })

  test('turnover is leavers by the average headcount, cost per FTE cost by full-time equivalents', ({
    assert,
  }) => {
    assert.equal(turnover(3, 28, 32), 0.1)
    assert.isNull(turnover(0, 0, 0))
    assert.equal(costPerFte(180_000, 2.5), 72_000)
    assert.isNull(costPerFte(0, 0))
  })

  test('median and trend of few', ({ assert }) => {
    assert.isNull(median([]))
    assert.equal(median([3, 1, 2]), 2)
    assert.equal(median([4, 1, 2, 3]), 2.5)
    assert.deepEqual(
      trendOf([
        { x: 0, y: 3_000 },
        { x: 10, y: 4_000 },
      ]),
      {
        slope: 100,
        intercept: 3_000,
      }
    )
    assert.isNull(
      trendOf([
        { x: 2, y: 1 },
        { x: 2, y: 5 },
      ])
    )
    assert.isNull(trendOf([]))
  })

  test('a range is suggested from five people on, a fifth around their median', ({ assert }) => {
    assert.isNull(suggestedRange([3_000, 3_100, 3_200, 3_300]))
    assert.deepEqual(suggestedRange([3_000, 3_100, 4_000, 4_100, 9_000]), {
      minimum: 3_200,
      midpoint: 4_000,
      maximum: 4_800,
    })
  })

  test('people stand in the range of their level, else in that of every level, else in a suggested one', ({
    assert,
  }) => {
    const people = [
      { id: 'a', nomFonction: 'Analyst', level: 'L1', pay: 3_000 },
      { id: 'b', nomFonction: 'Analyst', level: 'L2', pay: 3_800 },
      ...[1, 2, 3, 4, 5].map((n) => ({
        id: `c${n}`,
        nomFonction: 'Clerk',
        level: '',
        pay: 2_500 + n,
      })),
      { id: 'd', nomFonction: 'Driver', level: '', pay: 2_400 },
    ]
    const groups = placed(people, [
      { nomFonction: 'analyst', level: 'l2', ...RANGE },
      { nomFonction: 'Analyst', level: '', minimum: 1, midpoint: 2, maximum: 3 },
    ])
    assert.deepEqual(
      groups.map(({ nomFonction, level, source, people: [first] }) => [
        nomFonction,
        level,
        source,
        first?.band ?? null,
      ]),
      [
        ['Analyst', 'L1', 'OWN', 'ABOVE'],
        ['Analyst', 'L2', 'OWN', 'MIDDLE'],
        ['Clerk', '', 'SUGGESTED', 'MIDDLE'],
        ['Driver', '', null, null],
      ]
    )
  })

  test('more points than a picture carries are hexagons that hold them all', ({ assert }) => {
    const points = Array.from({ length: MOST_POINTS + 1 }, (_, n) => ({
      id: String(n),
      name: String(n),
      department: null,
      gender: null,
      x: (n * 7919) % 40,
      y: 2_000 + ((n * 104_729) % 4_000),
    }))
    const many = scatterOf(points)
    assert.lengthOf(many.points, 0)
    assert.equal(
      many.bins.reduce((sum, { count }) => sum + count, 0),
      points.length
    )
    assert.isBelow(many.bins.length, points.length / 1.2)
    assert.lengthOf(scatterOf(points.slice(1)).bins, 0)
    assert.deepEqual(hexagonsOf([{ x: 3, y: 3 }]), [{ x: 3, y: 3, count: 1 }])
  })
})
