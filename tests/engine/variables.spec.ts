import { test } from '@japa/runner'
import { lawSets } from '#modules/compute/rules/law_sets/index'
import { answered, lines, refused, request, year } from './requests.ts'
import { lists } from './variables.ts'

test.group('The bonus of CCT 90', () => {
  test('above the ceilings is ordinary pay', ({ assert }) => {
    const differs = { package: { hasCct90: true, cct90: 5000 } }
    const computed = lines(differs)
    // 556.13 up to 4,255, 13.07 % of 745 = 97.37 above
    assert.equal(computed.cct90OnssPersonnel, -653.5)
    assert.equal(computed.cct90Imposable, 645.5)
    // 645.50 × 40.38 %
    assert.equal(computed.cct90Precompte, -260.65)
    assert.equal(year(differs).cct90, 4085.85)
    // 1,404.15, and 186.25 + 12.59 + 2.91 + 0.75 + 0.75 + 0.07 + 0.15 + 1.71 on 745
    assert.equal(lists(differs).variable.cct90Onss, 1609.33)
    // 9,745 in the first quarter: 0.14 × 1,942.74
    assert.equal(computed.reductionTrimestre1, 271.98)
    // Insured at 0.5 %: 42,000 + 3,000 + 330.84 + 460.20 of simple holiday pay + 745
    const both = { ...differs.package, hasCommissions: true, commissions: 500 }
    assert.equal(lines({ package: both }).assuranceLoi, 232.68)
  })

  test('has the ceilings of each year', ({ assert }) => {
    const ceilings = [2021, 2022, 2023, 2024, 2025, 2026].map((of) => {
      const { cct90PlafondSocial, cct90PlafondFiscal } = lawSets.on(`${of}-06-01`)!.law.variables
      return [cct90PlafondSocial / 100, cct90PlafondFiscal / 100]
    })
    assert.deepEqual(ceilings, [
      [3447, 2998],
      [3558, 3094],
      [3948, 3434],
      [4020, 3496],
      [4164, 3622],
      [4255, 3701],
    ])
    // Both are indexed: the fiscal one is that of 2,756, the social one that of 3,169.
    for (const [social, fiscal] of ceilings) {
      assert.closeTo(fiscal / social, 2756 / 3169, 0.0005)
    }
  })

  test('of a student: from 2026', ({ assert }) => {
    const config = { employmentType: 'INTERN', commissionParitaire: 'ETUDIANT' } as const
    const of = (date: string, cct90: number) =>
      request({ date, package: { computeModelConfig: config, hasCct90: true, cct90 } })
    assert.equal(refused(of('2025-12-31', 500))[0].code, 'conflict')
    const { remuneration, coutEmployeur } = answered(of('2026-01-01', 5000)).compute
    // 5,000 − 556.13 − 2.71 % of 745; nothing is withheld
    assert.equal(remuneration.remunerationAnnuelle.cct90, 4423.68)
    // 33 % of 4,255 and 5.42 % of 745
    const onss = coutEmployeur.remunerationsVariables.find(({ key }) => key === 'cct90Onss')
    assert.equal(onss?.amount, 1444.53)
  })
})

test.group('Variable pay as it is read', () => {
  const benefits = [
    'commissions',
    'bonusAnnuel',
    'warrants',
    'flexWarrants',
    'primeBeneficiaire',
    'cct90',
    'epargnePension',
    'droitsAuteur',
  ] as const
  const flagOf = (key: string) => `has${key[0].toUpperCase()}${key.slice(1)}`

  for (const key of benefits) {
    test(`${key}: without its flag it keeps its value without effect`, ({ assert }) => {
      const plain = answered(request()).compute
      assert.deepEqual(answered(request({ package: { [key]: 400 } })).compute, plain)
      const off = { [flagOf(key)]: false, [key]: 400 }
      assert.deepEqual(answered(request({ package: off })).compute, plain)
      assert.deepEqual(refused(request({ package: { ...off, [key]: -1 } }))[0].code, 'out_of_range')
    })

    test(`${key}: with its flag it needs its value`, ({ assert }) => {
      assert.deepEqual(refused(request({ package: { [flagOf(key)]: true } })), [
        { code: 'required', path: `package.${key}` },
      ])
    })
  }

  test('a wrong way of giving and too great a part are refused', ({ assert }) => {
    const of = (more: object) => refused(request({ package: { hasCommissions: true, ...more } }))[0]
    assert.equal(of({ commissions: 5, commissionsInputType: 'PERCENT' }).code, 'invalid_value')
    assert.deepEqual(of({ commissions: 91, commissionsInputType: 'PERCENT_TOTAL' }), {
      code: 'out_of_range',
      path: 'package.commissions',
      params: { min: 0, max: 90, unit: '%' },
    })
  })

  test('a contractor has none of it', ({ assert }) => {
    const config = { employmentType: 'CONTRACTOR' } as const
    const of = { computeModelConfig: config, hasBonusAnnuel: true, bonusAnnuel: 100 }
    assert.equal(refused(request({ package: of }))[0].code, 'conflict')
  })
})

test.group('Variable pay where the law is not known', () => {
  const paid = {
    hasCommissions: true,
    commissions: 100,
    hasBonusAnnuel: true,
    bonusAnnuel: 1000,
    hasCct90: true,
    cct90: 1000,
  }

  test('2023: no net bonus, but the CCT 90 bonus below its ceilings', ({ assert }) => {
    const { gaps, compute } = answered(request({ date: '2023-06-01', package: paid }))
    const missing = gaps!.map(({ line, effect }) => `${line} ${effect}`)
    assert.include(missing, 'remuneration.remunerationAnnuelle.bonusAnnuel left_out')
    assert.notInclude(missing.join(), 'cct90')
    assert.equal(compute.remuneration.remunerationAnnuelle.bonusAnnuel, 0)
    assert.equal(compute.remuneration.remunerationAnnuelle.cct90, 869.3)
    assert.equal(compute.coutEmployeur.remunerationsVariables[3].amount, 1000)
  })

  test('2024: the contributions on the bonus are incomplete', ({ assert }) => {
    const { gaps } = answered(request({ date: '2024-06-01', package: paid }))
    const missing = gaps!.map(({ line, effect }) => `${line} ${effect}`)
    assert.include(missing, 'coutEmployeur.remunerationsVariables.bonusAnnuelOnss incomplete')
    assert.notInclude(missing.join(), 'cct90Onss')
  })
})
