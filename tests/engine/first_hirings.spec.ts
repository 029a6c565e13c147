import { test } from '@japa/runner'
import { cost, lines, refused, request, type Case } from './requests.ts'

const of = (
  rangEngagement: number,
  trimestreEngagement?: number,
  date = '2026-08-01',
  fields: Case['package'] = {}
): Case => ({ date, package: { rangEngagement, trimestreEngagement, ...fields } })
const quarters = (given: Case) => {
  const computed = lines(given)
  return [1, 2, 3, 4].map((quarter) => computed[`engagementTrimestre${quarter}`])
}

test.group('First hirings', () => {
  test('first worker, 3,000, August 2026: 7,448.81 a year, after the structural reduction', ({
    assert,
  }) => {
    // 2,250.00 − 494.38; 2,332.71 − 395.14; 2,000.00 where the year-end premium leaves room
    assert.deepEqual(quarters(of(1)), [1755.62, 1937.57, 1755.62, 2000])
    assert.equal(cost(of(1)).reductionPremiersEngagements, -7448.81)
  })

  test('from 1 July 2026 second to fifth 1,000 for twelve quarters, sixth none', ({ assert }) => {
    assert.deepEqual(quarters(of(2, 1)), [1000, 1000, 1000, 1000])
    assert.deepEqual(quarters(of(6, 1)), [0, 0, 0, 0])
    const late = { dateEngagement: '2026-08-01' }
    assert.deepEqual(quarters(of(5, 1, '2026-08-01', late)), [1000, 1000, 1000, 1000])
  })

  test('rights opened before go on: by the quarter reached, counted back', ({ assert }) => {
    // the third quarter of 2026 is the second one of the right: 1,550
    assert.deepEqual(quarters(of(2, 2)), [1550, 1550, 1550, 1550])
    // the fifth lies before 2024: the twelfth and thirteenth are left
    assert.deepEqual(quarters(of(5, 12)), [0, 0, 450, 450])
    assert.deepEqual(quarters(of(5, 11)), [0, 0, 0, 0])
  })

  test('its own β: 2,000 at 22.8 of 38 hours is 1,260', ({ assert }) => {
    const part = { salaireBrut: 1800, regimeNumerateur: 22.8 }
    assert.equal(quarters(of(1, undefined, '2026-08-01', part))[3], 1260)
  })

  test('a headcount alone changes nothing; one that excludes the rank is refused', ({ assert }) => {
    const { reductionStructurelle } = cost({ date: '2026-08-01', effectif: 1 })
    assert.equal(reductionStructurelle, cost({ date: '2026-08-01' }).reductionStructurelle)
    assert.notProperty(cost({ effectif: 1 }), 'reductionPremiersEngagements')
    assert.deepEqual(refused(request({ ...of(3, 1), effectif: 1 })), [
      {
        code: 'invalid_value',
        path: 'package.rangEngagement',
        params: { expected: 'hiring_rank' },
      },
    ])
    assert.equal(refused(request(of(2)))[0].path, 'package.trimestreEngagement')
  })
})
