import { test } from '@japa/runner'
import { prorata } from '#modules/compute/engine/money'
import type { Law } from '#modules/compute/legislation/index'
import { lawSets } from '#modules/compute/rules/law_sets/index'
import { base } from '#modules/compute/rules/employeur/lignes'
import { pourSalaireDeReference } from '#modules/compute/rules/employeur/reduction_trimestrielle'
import { Sheet } from '#modules/compute/rules/sheet'
import cases from './cases/employer_cost_2026.json' with { type: 'json' }
import { answered, cost, lines, request } from './requests.ts'

/** Cases of later floors, with the reason. */
const LATER: Record<string, string> = {
  'e095': 'an indexation to come: a package has its pay after it',
  'e097': 'rests on the index the employer saved, which no package tells',
  'F-020': 'an indexation to come: a package has its pay after it',
}

/** Cases that another file proves. */
const ELSEWHERE: Record<string, readonly string[]> = {
  'cheques.spec.ts': ['e088'],
  'variables_published.spec.ts': ['e080'],
  'droits_auteur.spec.ts': ['F-008'],
  'voiture.spec.ts': [...['e010', 'e019', 'e020', 'e022', 'e023', 'e025', 'e026', 'e037', 'e038']],
  'mobilite.spec.ts': ['e092'],
  'transport.spec.ts': ['F-024'],
}

const law = (date: string): Law => lawSets.on(date)!.law
const cents = (euros: number) => Math.round(euros * 100)

/** By quarter, the first day of its law. */
const QUARTERS: Record<string, string> = {
  '2026Q1': '2026-01-01',
  '2026Q2': '2026-04-01',
  '2026Q3': '2026-07-01',
}

test.group('Published cases of employer cost in 2026', () => {
  const reductions = cases.filter(({ date }) => date in QUARTERS)

  for (const { id, date, inputs, expected } of reductions) {
    test(`${id}: structural reduction of ${date}`, ({ assert }) => {
      const reference = cents((inputs as { S: number }).S)
      const reduction = pourSalaireDeReference(reference, law(QUARTERS[date]))
      assert.equal(reduction, cents((expected as { R_quarter: number }).R_quarter))
    })
  }

  test('Group S, May 2026: 2,276.51 gross, 50 to 99 workers, employer contributions 621.73', ({
    assert,
  }) => {
    const computed = lines({
      date: '2026-05-12',
      effectif: 60,
      package: { salaireBrut: 2276.51, computeModelConfig: { employmentType: 'EMPLOYE' } },
    })
    assert.equal(computed.cotisationsPatronalesMois, 621.73)
    // e059: 2,276.51 + 621.73 − 329.90 = 2,568.34, with the reduction Group S gives
    assert.equal(cents(2276.51) + cents(computed.cotisationsPatronalesMois) - 329_90, 2568_34)
  })

  test('Group S, May 2026: its monthly reduction 329.90, with the γ of the first quarter', ({
    assert,
  }) => {
    // Group S refers one month to the quarter by its paid days: S = W × round(65 ÷ 21, 2), and still
    // had γ = 0.15 on 12 May 2026. We refer a full quarter: 3 × W. Same formula, another S.
    const reference = prorata(cents(2276.51), 310, 100)
    const quarter = pourSalaireDeReference(reference, law('2026-01-01'))
    assert.equal(reference, 7057_18)
    assert.equal(prorata(quarter, 1, 3), 329_90)
  })

  test('F-003, Group S, October 2026: reduction 398.98, and 165.27 left for a first hire', ({
    assert,
  }) => {
    const quarter = pourSalaireDeReference(prorata(cents(2257), 295, 100), law('2026-10-01'))
    const month = prorata(quarter, 1, 3)
    assert.equal(month, 398_98)
    assert.equal(base(cents(2257), new Sheet(), law('2026-10-01')) - month, 165_27)
  })

  for (const id of ['e061', 'e062']) {
    test(`${id}: of a yearly budget with double holiday pay, 12 of 12.92 parts bear 25 %`, ({
      assert,
    }) => {
      const { inputs, expected } = cases.find((example) => example.id === id)! as never as {
        inputs: { G: number }
        expected: { employer_onss: number; employer_cost: number }
      }
      const { cotisations, peculeVacances } = law('2026-09-01')
      const parts = 12_000_000 + peculeVacances.tauxDouble
      const due = prorata(cents(inputs.G), 12 * cotisations.base, parts)
      assert.equal(due, cents(expected.employer_onss))
      assert.equal(cents(inputs.G) + due, cents(expected.employer_cost))
    })
  }

  test('e064: CP 200 at 4,500 €, double holiday pay 4,140, contributions on premiums 1,207.71', ({
    assert,
  }) => {
    const differs = { package: { salaireBrut: 4500, hasEcoCheques: true } }
    const computed = lines(differs)
    assert.equal(cost(differs).doublePeculeVacances, 4140)
    assert.equal(computed.doublePeculeOnss, -499.93)
    const { primeFinAnneeBrute, primeSectorielleBrute, ecoCheques } = computed
    assert.equal(primeFinAnneeBrute + primeSectorielleBrute + ecoCheques, 5080.84)
    assert.equal(base(cents(4500 + 330.84), new Sheet(), law('2026-09-01')), 1207_71)
    // Its yearly total, 78,214.75, adds twelve times a monthly cost given from elsewhere, 5,648.85.
    assert.equal(12 * 5648_85 + 5080_84 + 1207_71 + 4140_00, 78_214_75)
  })

  test('e065: minimum scale of CP 200, 293.14 and 560.70', ({ assert }) => {
    const computed = lines({ package: { salaireBrut: 2242.81 } })
    assert.equal(computed.onss, -293.14)
    assert.equal(computed.cotisationBase, 560.7)
  })

  test('e091: the mobility budget is at most 17,244 € a year, 1,437 a month', ({ assert }) => {
    const { budgetMobiliteMax } = answered(request({ package: { salaireBrut: 9000 } })).compute
    assert.equal(budgetMobiliteMax, 17_244)
    assert.equal(budgetMobiliteMax / 12, 1437)
  })

  test('cases of later floors are listed with their reason', ({ assert }) => {
    const here = [...reductions.map(({ id }) => id), 'e059', 'e061', 'e062', 'e064', 'e065']
    const known = [
      ...here,
      'e091',
      'F-003',
      ...Object.keys(LATER),
      ...Object.values(ELSEWHERE).flat(),
    ]
    assert.sameMembers(
      known,
      cases.map(({ id }) => id)
    )
  })
})

test.group('The cost of the employer', () => {
  const month = (effectif: number, date = '2026-09-01') =>
    lines({
      date,
      effectif,
      package: { salaireBrut: 10_000, computeModelConfig: { employmentType: 'EMPLOYE' } },
    }).cotisationsPatronalesMois

  test('25.57, 27.26 and 27.31 % by size, a hundredth less without the asbestos quarter', ({
    assert,
  }) => {
    assert.deepEqual(
      [1, 9].map((n) => month(n)),
      [2557, 2557]
    )
    assert.deepEqual(
      [10, 19].map((n) => month(n)),
      [2726, 2726]
    )
    assert.deepEqual(
      [20, 500].map((n) => month(n)),
      [2731, 2731]
    )
    assert.equal(month(20, '2026-12-01'), 2730)
  })

  test('the year counts nine months of asbestos, whatever the quarter of the date', ({
    assert,
  }) => {
    const annual = (date: string) =>
      cost({ date, package: { computeModelConfig: { employmentType: 'EMPLOYE' } } }).onssPatronal
    assert.equal(annual('2026-09-01'), annual('2026-10-01'))
    // 3,000 €: 750 + 50.70 + 11.70 + 3 + 3 + 0.60 = 819.00 a month, and 0.30 of asbestos
    assert.equal(annual('2026-09-01'), 12 * 819 + 9 * 0.3)
  })

  test('above the quarterly cap the base contribution stands still, the others go on', ({
    assert,
  }) => {
    const at = (salaireBrut: number, date: string) => lines({ date, package: { salaireBrut } })
    assert.equal(at(28_900, '2026-06-30').cotisationBase, 7225)
    assert.equal(at(40_000, '2026-06-30').cotisationBase, 7225)
    assert.equal(at(40_000, '2026-07-01').cotisationBase, 7369.5)
    assert.equal(at(40_000, '2026-07-01').cotisationDixTravailleurs, 676)
  })

  test('the year-end premium ends the structural reduction of the fourth quarter', ({ assert }) => {
    const computed = lines()
    // S = 9,000: 0.14 × 2,687.74 + 0.16 × 738.14 = 376.28 + 118.10
    assert.equal(computed.reductionTrimestre1, 494.38)
    // S = 9,330.84 with the sector premium: 329.97 + 65.17
    assert.equal(computed.reductionTrimestre2, 395.14)
    assert.equal(computed.reductionTrimestre4, 0)
  })

  test('the structural reduction of a year is that of its four quarters', ({ assert }) => {
    const computed = lines({ package: { salaireBrut: 2300 } })
    // S = 2,300 more than 6,900: 0.14 × 2,487.74 + 0.16 × 538.14 = 348.28 + 86.10
    assert.equal(computed.reductionTrimestre4, 434.38)
    // 1,124.38 for 6,900, twice; 1,025.14 with the sector premium of June
    assert.equal(computed.reductionStructurelle, -3708.28)
  })

  test('part time: µ × βs', ({ assert }) => {
    const config = { employmentType: 'EMPLOYE' } as const
    const part = (salaireBrut: number, regimeNumerateur: number) =>
      lines({ package: { salaireBrut, regimeNumerateur, computeModelConfig: config } })
        .reductionTrimestre1
    // S = 9,000 each time, R = 494.38
    assert.equal(part(2400, 30.4), 494.38)
    assert.equal(part(1500, 19), 291.68) // 0.50 × 1.18
    // 38 ÷ 22.8 is 1.67: S = 9,018.00, R = 488.98
    assert.equal(part(1800, 22.8), 350.31) // 0.60 × (1.18 + 0.28 × 0.05)
    assert.equal(part(789.47, 10), 0) // 0.26 of full time
  })

  test('reductions never exceed the base contribution of the quarter', ({ assert }) => {
    const computed = lines({
      package: { salaireBrut: 500, computeModelConfig: { employmentType: 'EMPLOYE' } },
    })
    assert.equal(computed.reductionTrimestre1, 375)
  })
})
