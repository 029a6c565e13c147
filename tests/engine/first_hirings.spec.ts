import { test } from '@japa/runner'
import { cashFlow, errorText, SOUGHT_PATHS } from '#modules/compute/pure'
import { answered, cost, lines, refused, request, type Case } from './requests.ts'

const of = (
  rangEngagement: number,
  trimestreEngagement?: number,
  date = '2026-08-01',
  fields: Case['package'] = {}
): Case => ({ date, package: { rangEngagement, trimestreEngagement, ...fields } })
const DIRECTOR = { computeModelConfig: { employmentType: 'EMPLOYE' } } as const
const isStructural = ({ key }: { key: string }) => key === 'reductionStructurelle'
const quarters = (given: Case) => {
  const { engagementTrimestre1, engagementTrimestre2, engagementTrimestre3, engagementTrimestre4 } =
    lines(given)
  return [engagementTrimestre1, engagementTrimestre2, engagementTrimestre3, engagementTrimestre4]
}

test.group('First hirings', () => {
  test('first worker, 3,000, August 2026: 7,448.81 a year, after the structural reduction', ({
    assert,
  }) => {
    // 2,250.00 − 494.38; 2,332.71 − 395.14; 2,000.00 where the year-end premium leaves room
    assert.deepEqual(quarters(of(1)), [1755.62, 1937.57, 1755.62, 2000])
    assert.equal(cost(of(1)).reductionPremiersEngagements, -7448.81)
    const total = (given: Case) => lines(given).coutEmployeurAnnuel
    assert.closeTo(total({ date: '2026-08-01' }) - total(of(1)), 7448.81, 0.001)
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

  test('a headcount alone changes nothing: it asks, until the rank or none is told', ({
    assert,
  }) => {
    const alone = answered(request({ date: '2026-08-01', effectif: 1 }))
    assert.deepEqual(
      alone.compute.coutEmployeur.remunerationsFixes.find(isStructural),
      answered(request({ date: '2026-08-01' })).compute.coutEmployeur.remunerationsFixes.find(
        isStructural
      )
    )
    assert.notProperty(cost({ effectif: 1 }), 'reductionPremiersEngagements')
    const [question, ...others] = alone.questions!
    assert.isEmpty(others)
    assert.containsSubset(question, {
      code: 'rangEngagement',
      path: 'package.rangEngagement',
      effectif: 1,
      parameter: { id: 'premiersEngagements.premier', value: 2000, unit: 'EUR' },
    })
    const asked = (differs: Case) => answered(request({ date: '2026-08-01', ...differs })).questions
    assert.isUndefined(asked({ effectif: 6 }))
    assert.isDefined(asked({ effectif: 5 }))
    for (const rangEngagement of [0, 1]) {
      assert.isUndefined(asked({ effectif: 1, package: { rangEngagement } }))
    }
    const none = { effectif: 1, package: { rangEngagement: 0 } }
    assert.notProperty(cost(none), 'reductionPremiersEngagements')
    assert.isUndefined(asked({ effectif: 1, worker: { dirigeant: true }, package: DIRECTOR }))
    assert.isUndefined(answered(request({ date: '2021-06-01', effectif: 1 })).questions)
  })

  test('what cannot be is refused, each with its sentence', ({ assert }) => {
    const [rank] = refused(request({ ...of(3, 1), effectif: 1 }))
    assert.deepEqual([rank!.code, rank!.path], ['invalid_value', 'package.rangEngagement'])
    assert.equal(
      errorText(rank!, 'fr'),
      'Avec un effectif de 1, ce ne peut pas être l’engagement n° 3.'
    )
    assert.equal(
      errorText(rank!, 'nl'),
      'Bij een aantal werknemers van 1 kan dit niet aanwerving nr. 3 zijn.'
    )
    assert.equal(errorText(rank!, 'en'), 'With a headcount of 1, this cannot be hire no. 3.')
    assert.equal(refused(request(of(2)))[0]!.path, 'package.trimestreEngagement')
    const late = of(2, 2, '2026-08-01', { dateEngagement: '2026-08-01' })
    assert.equal(refused(request(late))[0]!.path, 'package.dateEngagement')
    assert.equal(refused(request(of(7, 1)))[0]!.code, 'out_of_range')
  })

  test('the explanation names the amounts of the right, from July 2026 the new ones too', ({
    assert,
  }) => {
    const named = (date: string) =>
      answered(request({ ...of(2, 1, date), explain: true }))
        .explanation!.find(({ rule }) => rule === 'engagementTrimestre1')!
        .parameters.map(({ id }) => id)
    assert.include(named('2026-08-01'), 'premiersEngagements.deuxiemeACinquieme')
    assert.notInclude(named('2026-06-01'), 'premiersEngagements.deuxiemeACinquieme')
    assert.include(named('2026-06-01'), 'premiersEngagements.deuxiemeAncien')
    assert.includeMembers(named('2026-08-01'), [
      'premiersEngagements.dernierRang',
      'premiersEngagements.trimestres',
      'premiersEngagements.beta',
      'premiersEngagements.betaPente',
    ])
  })

  test('the cost is solved for, and the rank is not an amount that is looked for', ({ assert }) => {
    const target = 'coutEmployeur.coutEmployeurAnnuel'
    const amount = answered(request(of(1))).compute.coutEmployeur.coutEmployeurAnnuel
    assert.equal(answered(request({ ...of(1), solve: { target, amount } })).solved!.amount, 3000)
    assert.notInclude(SOUGHT_PATHS, 'package.rangEngagement')
  })

  test('each quarter bears its own in the coming months, and their sum is the line of the year', ({
    assert,
  }) => {
    const flow = cashFlow(request(of(1)))
    if (!flow.ok) throw new Error('refused')
    const own = flow.entries.filter(({ kind }) => kind === 'reductionPremiersEngagements')
    const sum = own.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
    assert.equal(sum, -7448_81)
    const autumn = own.filter(({ date }) => /-1[0-2]-/.test(date))
    assert.equal(
      autumn.reduce((total, { amount }) => total + Math.round(amount * 100), 0),
      -2000_00
    )
  })
})
