import { test } from '@japa/runner'
import { lawSets } from '#modules/compute/rules/law_sets/index'
import { pourSalaireDeReference } from '#modules/compute/rules/employeur/reduction_trimestrielle'
import cases from './cases/employer_cost_2021_2025.json' with { type: 'json' }
import { cost, lines } from './requests.ts'

const cents = (euros: number) => Math.round(euros * 100)

/** By quarter, the first day of its law. */
const QUARTERS: Record<string, string> = {
  '2023Q1': '2023-01-01',
  '2024Q2': '2024-04-01',
  '2025Q3': '2025-07-01',
}

/** Cases of later floors, with the reason. */
const LATER: Record<string, readonly string[]> = {
  'budgets of a cafeteria plan at 27 %, no employer contribution of the law': ['e070', 'e074'],
  'the tables of CCT 19 before 2026 were not found, and no price of a ticket is asked': ['e089'],
  'the cost of a car is given, not computed: 7,104 is no fifth of 44,990 under any VAT': ['e094'],
  'a premium at the top rate: the same 53.50 % stands in the table of exceptional pay': ['F-006'],
  'index of CP 302': ['F-018'],
}

/** Cases that another file proves. */
const ELSEWHERE: Record<string, readonly string[]> = {
  'avantages.spec.ts': ['e073'],
  'variables_published.spec.ts': ['e071'],
  'voiture.spec.ts': [
    ...['e002', 'e004', 'e005', 'e007', 'e008', 'e011', 'e013', 'e014', 'e016', 'e017'],
    ...['F-011', 'F-013', 'F-014', 'e031', 'e032', 'e034', 'e035'],
  ],
}

test.group('Published cases of employer cost from 2021 to 2025', () => {
  const reductions = cases.filter(({ date }) => date in QUARTERS)

  for (const { id, date, inputs, expected } of reductions) {
    test(`${id}: structural reduction of ${date}`, ({ assert }) => {
      const { law } = lawSets.on(QUARTERS[date])!
      const reference = cents((inputs as { S: number }).S)
      const reduction = pourSalaireDeReference(reference, law)
      assert.equal(reduction, cents((expected as { R_quarter: number }).R_quarter))
    })
  }

  test('e101: a student at 1,000 € within the quota, 27.10 and 54.20', ({ assert }) => {
    const computed = lines({
      date: '2025-03-01',
      package: {
        salaireBrut: 1000,
        computeModelConfig: { employmentType: 'INTERN', commissionParitaire: 'ETUDIANT' },
      },
    })
    assert.equal(computed.onss, -27.1)
    assert.equal(computed.cotisationEtudiants, 54.2)
  })

  test('F-022: the work-study allowances are 17, 24 and 32 % of the minimum income', ({
    assert,
  }) => {
    // Work-study contracts are no kind of employment here; the minimum income they rest on is.
    const { revenuMinimum } = lawSets.on('2025-02-01')!.law.stages
    assert.deepEqual(
      [17, 24, 32].map((percent) => Math.round((revenuMinimum * percent) / 100) / 100),
      [359.02, 506.85, 675.8]
    )
  })

  test('cases of later floors are listed with their reason', ({ assert }) => {
    assert.sameMembers(
      [
        ...reductions.map(({ id }) => id),
        'e101',
        'F-022',
        ...Object.values(LATER).flat(),
        ...Object.values(ELSEWHERE).flat(),
      ],
      cases.map(({ id }) => id)
    )
  })

  test('F-006: of 1,000 € at the top rate 404 are left, as SD Worx says', ({ assert }) => {
    const { law } = lawSets.on('2025-01-01')!
    const left =
      (1_000_000 - law.onss.tauxPersonnel) * (1_000_000 - law.exceptionnel.tauxAutres.at(-1)!)
    assert.equal(Math.round(left / 1e9), 404)
  })
})

test.group('The cost of the employer by year', () => {
  const at = (date: string, effectif: number) =>
    lines({
      date,
      effectif,
      package: { salaireBrut: 10_000, computeModelConfig: { employmentType: 'EMPLOYE' } },
    }).cotisationsPatronalesMois

  // 25.00, 1.69 from ten workers, closure fund, special closure fund, 0.10, asbestos, 0.02
  const RATES: [date: string, small: number, ten: number, twenty: number][] = [
    ['2021-03-01', 2540, 2709, 2714],
    ['2022-03-01', 2530, 2699, 2705],
    ['2023-03-01', 2530, 2699, 2705],
    ['2025-03-01', 2548, 2717, 2722],
    ['2025-09-01', 2547, 2716, 2721],
  ]

  for (const [date, ...rates] of RATES) {
    test(`${date}: ${rates.map((rate) => rate / 100).join(', ')} % by size`, ({ assert }) => {
      assert.deepEqual(
        [1, 10, 20].map((size) => at(date, size)),
        rates
      )
    })
  }

  test('the base contribution has a cap from July 2025 on', ({ assert }) => {
    const base = (date: string) => lines({ date, package: { salaireBrut: 40_000 } }).cotisationBase
    assert.equal(base('2025-06-30'), 10_000)
    assert.equal(base('2025-07-01'), 7083.33) // a third of 85,000 is 28,333.33
  })

  test('the year counts six months of asbestos before 2026', ({ assert }) => {
    const config = { computeModelConfig: { employmentType: 'EMPLOYE' } } as const
    // 3,000 €: 750 + 50.70 + 6.90 + 5.10 + 3 + 0.60 = 816.30 a month, six times 0.30 of asbestos
    assert.equal(cost({ date: '2025-12-01', package: config }).onssPatronal, 9797.4)
  })

  test('the sector premium of 2025 is the published one', ({ assert }) => {
    assert.equal(cost({ date: '2025-06-01' }).primeSectorielle, 323.69)
  })
})
