import { test } from '@japa/runner'
import { answered, cost, lines, refused, request, type Case } from './requests.ts'

type Category = 1 | 2 | 3 | '3BIS'

const of = (categorieReduction: Category | undefined, date: string, salaireBrut = 2500): Case => ({
  date,
  package: {
    salaireBrut,
    computeModelConfig: {
      employmentType: 'EMPLOYE',
      ...(categorieReduction && { categorieReduction }),
    },
  },
})

/** R of a full quarter at a monthly pay, by hand: S = W = 3 × pay. */
const CASES: [category: Category, date: string, gross: number, reduction: number, how: string][] = [
  [1, '2025-04-01', 2500, 522.74, '14 % × 3,733.89'],
  [2, '2022-07-01', 2500, 304.01, '79 + 25.57 % × 879.97'],
  [2, '2022-07-01', 6000, 281.27, '79 + 6 % × 3,371.14'],
  [2, '2025-04-01', 2400, 682.31, '79 + 25.57 % × 2,237.21 + 40 % × 78.16'],
  [2, '2026-01-01', 2500, 1019.73, '79 + 23 % × 2,475.60 + 15 % × 2,475.60'],
  [3, '2022-07-01', 2500, 463.25, '14 % × 3,308.95'],
  [3, '2026-01-01', 2500, 995.33, '14 % × 4,916.08 + 15 % × 2,047.20'],
  ['3BIS', '2023-01-01', 2400, 1153.77, '495 + 17.85 % × 3,690.57'],
  ['3BIS', '2026-01-01', 3000, 1074.79, '495 + 17.85 % × 2,788.30 + 15 % × 547.20'],
  ['3BIS', '2026-01-01', 2500, 1491, 'no more than 19.88 % of 7,500'],
]

test.group('The structural reduction by category', () => {
  for (const [category, date, gross, reduction, how] of CASES) {
    test(`category ${category} on ${date}, ${gross} €: ${how}`, ({ assert }) => {
      assert.equal(lines(of(category, date, gross)).reductionTrimestre1, reduction)
    })
  }

  test('category 1 unless told', ({ assert }) => {
    assert.deepEqual(cost(of(undefined, '2026-01-01')), cost(of(1, '2026-01-01')))
  })

  for (const category of [2, 3, '3BIS'] as const) {
    test(`category ${category}: from April 2026 γ is not known, and the reduction is left out`, ({
      assert,
    }) => {
      const { gaps, compute } = answered(request(of(category, '2026-09-01')))
      const line = 'coutEmployeur.remunerationsFixes.reductionStructurelle'
      const parameters = [{ id: 'reductionStructurelle.gammaAutresCategories', from: '2026-04-01' }]
      assert.deepInclude(gaps, { line, effect: 'left_out', parameters })
      assert.deepInclude(gaps, {
        line: 'coutEmployeur.coutEmployeurAnnuel',
        effect: 'incomplete',
        parameters,
      })
      const { remunerationsFixes } = compute.coutEmployeur
      assert.deepInclude(remunerationsFixes, { key: 'reductionStructurelle', amount: 0 })
    })
  }

  test('category 1 knows no gap from April 2026 on, also after another category', ({ assert }) => {
    answered(request(of(2, '2026-09-01')))
    assert.isUndefined(answered(request(of(1, '2026-09-01'))).gaps)
  })

  test('the base contribution: 25 %, 32.40 % in category 2, 19.88 % without wage moderation', ({
    assert,
  }) => {
    const base = (category: Category) => lines(of(category, '2026-01-01', 3000)).cotisationBase
    assert.deepEqual(([1, 2, 3, '3BIS'] as const).map(base), [750, 972, 750, 596.4])
  })

  test('each category is explained with its own figures', ({ assert }) => {
    const line = answered(
      request({ ...of('3BIS', '2026-01-01'), explain: true })
    ).explanation!.find(({ rule }) => rule === 'reductionTrimestre1')!
    const ids = line.parameters.map(({ id }) => id)
    assert.include(ids, 'reductionStructurelle.forfaitCategorie3bis')
    assert.notInclude(ids, 'reductionStructurelle.forfaitCategorie2')
    assert.equal(line.inputs.gammaParticulier, 15)
  })

  test('another category is refused', ({ assert }) => {
    const [error] = refused(request(of(4 as never, '2026-01-01')))
    assert.deepInclude(error, {
      code: 'invalid_value',
      path: 'package.computeModelConfig.categorieReduction',
    })
  })
})
