import { test } from '@japa/runner'
import { share } from '#modules/compute/engine/money'
import { lawSets } from '#modules/compute/legislation/index'
import { solve, validate } from '#modules/compute/pure'
import earlier from './cases/employer_cost_2021_2025.json' with { type: 'json' }
import cases2026 from './cases/employer_cost_2026.json' with { type: 'json' }
import undated from './cases/variables_any_year.json' with { type: 'json' }
import { answered, lines, refused, request, year, type Case } from './requests.ts'

const cents = (euros: number) => Math.round(euros * 100)
const { law } = lawSets.on('2026-09-01')!

/** The lists of a case by key, the cost of variable pay first. */
function lists(differs: Case) {
  const { coutEmployeur, remuneration } = answered(request(differs)).compute
  const byKey = (list: readonly { key: string; amount: number }[]) =>
    Object.fromEntries(list.map(({ key, amount }) => [key, amount]))
  return {
    variable: byKey(coutEmployeur.remunerationsVariables),
    total: coutEmployeur.remunerationsVariablesTotal,
    exclusions: byKey(coutEmployeur.exclusions),
    cash: byKey(remuneration.totalCashAnnuel.remunerationsVariables),
    fixed: byKey(coutEmployeur.remunerationsFixes),
  }
}

/** The input and the expected figures of a published case. */
function published(id: string) {
  const all = [...earlier, ...cases2026, ...undated]
  const { inputs, expected } = all.find((example) => example.id === id)!
  return {
    inputs: inputs as unknown as Record<string, number>,
    expected: expected as unknown as Record<string, number>,
  }
}

/** High enough for the top rate of exceptional pay in every year. */
const TOP = { salaireBrut: 9000 }

test.group('Published cases of variable pay, to the cent on every field they give', () => {
  test('e080: a CCT 90 bonus at the ceiling costs 5,659.15 and leaves 3,698.87', ({ assert }) => {
    const { inputs, expected } = published('e080')
    const differs = { package: { hasCct90: true, cct90: inputs.bonus } }
    const { variable, total } = lists(differs)
    assert.equal(variable.cct90Onss, expected.employer_special_33)
    assert.equal(total, expected.total_cost)
    assert.equal(lines(differs).cct90OnssPersonnel, -expected.employee_solidarity)
    assert.equal(year(differs).cct90, expected.net)
  })

  test('cct90-sdworx-2018: of 1,000 of cost, 653.61 (the rates have not changed since)', ({
    assert,
  }) => {
    const { inputs, expected } = published('cct90-sdworx-2018')
    const differs = { package: { hasCct90: true, cct90: expected.gross } }
    const { variable, total } = lists(differs)
    assert.equal(total, inputs.employer_cost)
    assert.equal(variable.cct90Onss, expected.employer_contribution)
    assert.equal(lines(differs).cct90OnssPersonnel, -expected.employee_contribution)
    assert.equal(year(differs).cct90, expected.net)
  })

  test('winstpremie-sdworx-2018: of 771.72, 623.90 is left', ({ assert }) => {
    const { inputs, expected } = published('winstpremie-sdworx-2018')
    const differs = { package: { hasPrimeBeneficiaire: true, primeBeneficiaire: expected.gross } }
    const computed = lines(differs)
    assert.equal(computed.primeBeneficiaireSolidarite, -expected.solidarity)
    assert.equal(computed.primeBeneficiaireImpot, -expected.tax7)
    assert.equal(year(differs).primeBeneficiaire, expected.net)
    // corporate_tax, 228.28, is what is left of 1,000: the tax of 2018, 29.58 % of the premium, is a cent less.
    const tax2018 = share(cents(expected.gross), 295_800)
    assert.equal(cents(inputs.cost) - cents(expected.gross), cents(expected.corporate_tax))
    assert.equal(tax2018, cents(expected.corporate_tax) - 1)
    assert.equal(lists(differs).exclusions.primeBeneficiaireImpotSocietes, 192.93)
  })

  test('e071: of 990 € of pension savings paid back, 460.35 at the top rate', ({ assert }) => {
    const { inputs, expected } = published('e071')
    const differs = {
      date: '2025-03-01',
      package: { ...TOP, hasEpargnePension: true, epargnePension: inputs.amount },
    }
    assert.equal(lists(differs).total, expected.budget_impact)
    assert.equal(year(differs).epargnePension, expected.net_benefit)
    // cash_alternative and gain rest on a contribution of 27 %, which is no figure of the law:
    const gross = Math.round(cents(expected.budget_impact) / (1 + inputs.employer_rate))
    const taxable = gross - share(gross, law.onss.tauxPersonnel)
    assert.equal(taxable - share(taxable, 535_000), cents(expected.cash_alternative))
    assert.equal(
      cents(expected.net_benefit) - cents(expected.cash_alternative),
      cents(expected.gain)
    )
  })

  test('e082: warrants at most 30,000 of 100,000 fixed and 50,000 variable', ({ assert }) => {
    const { inputs, expected } = published('e082')
    assert.equal(
      share(cents(inputs.fixed + inputs.variable), law.variables.warrantsPart),
      cents(expected.max_warrants)
    )
    // The fixed pay of a package is 12.92 months without premiums.
    const config = { employmentType: 'EMPLOYE' } as const
    const differs = {
      package: {
        computeModelConfig: config,
        salaireBrut: 7739.94,
        hasBonusAnnuel: true,
        bonusAnnuel: inputs.variable,
        // The published case counts no holiday pay on it.
        bonusAnnuelCertain: true,
        hasWarrants: true,
        warrants: expected.max_warrants,
      },
    }
    assert.equal(lines(differs).warrantsMaximum, expected.max_warrants)
  })

  test('e083: an option of ten years is taxed on 23 % of the share, or half of it', ({
    assert,
  }) => {
    const { inputs, expected } = published('e083')
    const options = {
      hasStockOptions: true,
      stockOptionUnits: 1,
      stockOptionValue: inputs.value,
      stockOptionDuree: inputs.term,
    }
    const benefit = (more: object) => lines({ package: { ...options, ...more } })
    assert.equal(benefit({}).stockOptionsAvantage, expected.bik)
    assert.equal(benefit({ stockOptionReduit: true }).stockOptionsAvantage, expected.bik_reduced)
  })

  test('Securex: warrants of 3,460.87 at the top rate leave 1,597.19, a bonus 1,398.96', ({
    assert,
  }) => {
    const differs = {
      package: {
        ...TOP,
        hasWarrants: true,
        warrants: 3460.87,
        hasBonusAnnuel: true,
        bonusAnnuel: 3460.87,
      },
    }
    const computed = lines(differs)
    assert.equal(computed.warrantsPrecompte, -1851.57)
    assert.equal(year(differs).warrants, 1597.19)
    assert.equal(computed.bonusAnnuelOnssPersonnel, -452.34)
    assert.equal(computed.bonusAnnuelPrecompte, -1609.56)
    // Securex rounds the tax of 1,609.5636 up, to 1,609.57: the tax law rounds to the nearest cent.
    assert.equal(year(differs).bonusAnnuel, 1398.97)
    assert.deepEqual(lists(differs).variable.warrants, 3460.87)
  })

  test('the cases of this file come from the law page', ({ assert }) => {
    assert.sameMembers(
      undated.map(({ id }) => id),
      ['e082', 'e083', 'cct90-sdworx-2018', 'winstpremie-sdworx-2018', 'copyright-2018-18000']
    )
  })
})

test.group('Commissions', () => {
  const commissions = { hasCommissions: true, commissions: 500 }

  test('are pay of the month: contributions, tax and work bonus follow', ({ assert }) => {
    const computed = lines({ package: commissions })
    assert.equal(computed.commissionsBrutes, 500)
    assert.equal(computed.sousTotalBrut, 3500)
    assert.equal(computed.onss, -457.45)
    assert.equal(computed.bonusEmploi, 0)
    assert.equal(computed.revenuAnnuelNormal, 36_510.6)
  })

  test('stand in the cost among variable pay, and bring holiday pay', ({ assert }) => {
    const { variable, cash, fixed } = lists({ package: commissions })
    // 6,000 × 7.67 % each; the employer owes contributions on the simple one: 115.05, 7.78, 1.79,
    // 0.46, 0.46, 0.05, 0.09, 1.06
    assert.deepEqual(variable, {
      commissions: 6000,
      simplePeculeVariable: 460.2,
      doublePeculeVariable: 460.2,
      peculeVariableOnss: 126.74,
    })
    assert.deepEqual(cash, {
      commissions: 6000,
      simplePeculeVariable: 460.2,
      doublePeculeVariable: 460.2,
    })
    assert.equal(fixed.salaireBrutAnnuel, 36_000)
    assert.equal(fixed.doublePeculeVacances, 2760)
  })

  test('show their holiday pay in the year with the double holiday pay', ({ assert }) => {
    const differs = { package: commissions }
    const computed = lines(differs)
    // 460.20 × 13.07 % = 60.15; 460.20 × 85 ÷ 92 = 425.18, × 13.07 % = 55.57
    assert.equal(computed.peculeVariableOnssPersonnel, -115.72)
    // 804.68 × 42.39 %
    assert.equal(computed.tauxExceptionnelPecule, 42.39)
    assert.equal(computed.peculeVariablePrecompte, -341.1)
    assert.equal(computed.peculeVariable, 463.58)
    const fixed = computed.doublePeculeBrut + computed.doublePeculeOnss
    assert.equal(
      cents(year(differs).doublePeculeVacances),
      cents(fixed + computed.doublePeculePrecompte + computed.peculeVariable)
    )
  })

  test('in percent of the fixed pay, or of the total', ({ assert }) => {
    const of = (type: 'PERCENT_BASE' | 'PERCENT_TOTAL', percent = 25) =>
      lines({ package: { hasCommissions: true, commissions: percent, commissionsInputType: type } })
        .commissionsBrutes
    assert.equal(of('PERCENT_BASE'), 750)
    assert.equal(of('PERCENT_TOTAL'), 1000)
    assert.equal(of('PERCENT_TOTAL', 0), 0)
    assert.equal(of('PERCENT_BASE', 12.34), 370.2)
  })

  test('of a manual worker bring their holiday pay through the fund', ({ assert }) => {
    const config = { employmentType: 'OUVRIER', commissionParitaire: 'BECP111' } as const
    const of = (more: object) =>
      answered(request({ package: { computeModelConfig: config, ...more } })).compute.coutEmployeur
    const keys = of(commissions).remunerationsVariables.map(({ key }) => key)
    assert.deepEqual(keys, ['commissions'])
    const fund = (cost: ReturnType<typeof of>) =>
      cost.remunerationsFixes.find(({ key }) => key === 'cotisationVacances')!.amount
    assert.isAbove(fund(of(commissions)), fund(of({})))
    assert.isAbove(fund(of({ hasBonusAnnuel: true, bonusAnnuel: 1000 })), fund(of({})))
  })
})

test.group('The yearly bonus', () => {
  const bonus = { hasBonusAnnuel: true, bonusAnnuel: 5000 }

  test('bears contributions and the tax of exceptional pay', ({ assert }) => {
    const computed = lines({ package: bonus })
    assert.equal(computed.bonusAnnuelOnssPersonnel, -653.5)
    assert.equal(computed.tauxExceptionnelAutres, 40.38)
    assert.equal(computed.bonusAnnuelPrecompte, -1755.12)
    assert.equal(computed.bonusAnnuel, 2591.38)
  })

  test('costs its contributions, of the first quarter', ({ assert }) => {
    const { variable, fixed } = lists({ package: { ...bonus, bonusAnnuelCertain: true } })
    // 1,250 + 84.50 + 19.50 + 5 + 5 + 0.50 + 1 + 11.50
    assert.deepEqual(variable, { bonusAnnuel: 5000, bonusAnnuelOnss: 1377 })
    const plain = lists({})
    // The accident insurance follows, and the structural reduction of the quarter is lost.
    assert.equal(cents(fixed.assuranceLoi) - cents(plain.fixed.assuranceLoi), 2500)
    assert.equal(lines({ package: bonus }).reductionTrimestre1, 0)
    assert.equal(fixed.onssPatronal, plain.fixed.onssPatronal)
  })

  test('brings holiday pay like commissions, for its payment is uncertain unless told', ({
    assert,
  }) => {
    const { variable } = lists({ package: bonus })
    // 5,000 × 7.67 %; simple holiday pay bears 95.88 + 6.48 + 1.50 + 0.38 + 0.38 + 0.04 + 0.08 + 0.88
    assert.deepEqual(variable, {
      simplePeculeVariable: 383.5,
      doublePeculeVariable: 383.5,
      bonusAnnuel: 5000,
      peculeVariableOnss: 105.62,
      bonusAnnuelOnss: 1377,
    })
    const computed = lines({ package: bonus })
    assert.equal(computed.remunerationVariable, 5000)
    assert.equal(lines({ package: { ...bonus, bonusAnnuelCertain: true } }).remunerationVariable, 0)
    const named = (more: object) =>
      answered(request({ package: { ...bonus, ...more } })).defaults.includes(
        'package.bonusAnnuelCertain'
      )
    assert.isTrue(named({}))
    assert.isFalse(named({ bonusAnnuelCertain: false }))
  })

  test('in percent of twelve months, or of the pay of the year', ({ assert }) => {
    const of = (type: 'PERCENT_BASE' | 'PERCENT_TOTAL') =>
      lines({
        package: { hasBonusAnnuel: true, bonusAnnuel: 10, bonusAnnuelInputType: type },
      }).bonusAnnuelBrut
    assert.equal(of('PERCENT_BASE'), 3600)
    // 36,000 + 2,760 + 3,000 + 330.84
    assert.equal(of('PERCENT_TOTAL'), 4209.08)
  })

  test('is lowered by the rules of exceptional pay for children', ({ assert }) => {
    const differs = { worker: { enfantsACharge: 2 }, package: { ...bonus, salaireBrut: 2100 } }
    const computed = lines(differs)
    // Normal pay 21,906.36: 563.64 are exempt, and a fifth of the tax at 35.33 % is let go: 1,336.48 − 267.30.
    assert.equal(computed.margeExoneration, 563.64)
    assert.equal(computed.bonusAnnuelPrecompte, -1069.18)
  })
})

test.group('Warrants', () => {
  test('given and chosen share one maximum, a fifth of the pay of the year', ({ assert }) => {
    // 36,000 + 2,760 + 3,000 + 330.84 = 42,090.84
    const most = 8418.17
    const of = (more: object) => request({ package: { hasWarrants: true, ...more } })
    assert.equal(
      answered(of({ warrants: most })).compute.coutEmployeur.remunerationsVariablesTotal,
      most
    )
    assert.deepEqual(refused(of({ warrants: most + 0.01 })), [
      {
        code: 'out_of_range',
        path: 'package.warrants',
        params: { min: 0, max: most, unit: 'EUR' },
      },
    ])
    const both = of({ warrants: 8000, hasFlexWarrants: true, flexWarrants: 500 })
    assert.deepEqual(refused(both), [
      {
        code: 'out_of_range',
        path: 'package.flexWarrants',
        params: { min: 0, max: 418.17, unit: 'EUR' },
      },
    ])
    assert.deepEqual(validate(both), refused(both))
  })

  test('beyond the maximum of every salary that would do, nothing is found', ({ assert }) => {
    const of = (amount: number) => ({
      ...request({ package: { hasWarrants: true, warrants: 8000 } }),
      solve: { target: 'salaireNet', amount },
    })
    assert.equal(refused(of(1500))[0].code, 'unreachable')
    assert.isFalse(solve(of(1500)).ok)
    assert.isTrue(answered(of(2600)).solved!.exact)
  })

  test('chosen ones stop at what the package offers', ({ assert }) => {
    const offered = { hasFlexWarrants: true, flexWarrants: 600, maxFlexWarrants: 500 }
    assert.deepEqual(refused(request({ package: offered }))[0], {
      code: 'out_of_range',
      path: 'package.flexWarrants',
      params: { min: 0, max: 500, unit: 'EUR' },
    })
    const chosen = { package: { ...offered, flexWarrants: 500 } }
    // 500 − 40.38 % − 1.75
    assert.equal(year(chosen).flexWarrants, 296.35)
    assert.deepEqual(lists(chosen).variable, { flexWarrants: 500 })
  })
})

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
    const { remunerationAnnuelle } = answered(of('2026-01-01', 5000)).compute.remuneration
    // 5,000 − 556.13 − 2.71 % of 745; nothing is withheld
    assert.equal(remunerationAnnuelle.cct90, 4423.68)
  })
})

test.group('Stock options', () => {
  const options = { hasStockOptions: true, stockOptionUnits: 100, stockOptionValue: 50 }

  test('are taxed once, outside the net year, and shown beside the cost', ({ assert }) => {
    const differs = { package: options }
    const computed = lines(differs)
    assert.equal(computed.stockOptionsAvantage, 900)
    assert.equal(computed.stockOptionsPrecompte, -363.42)
    assert.deepEqual(lists(differs).exclusions, { stockOptions: 900 })
    assert.deepEqual(lists(differs).cash, { stockOptions: 900 })
    assert.equal(year(differs).remunerationAnnuelle, year().remunerationAnnuelle)
    assert.include(answered(request(differs)).defaults, 'package.stockOptionDuree')
  })

  test('are refused beyond their count, and without their value', ({ assert }) => {
    const of = (more: object) => refused(request({ package: { ...options, ...more } }))
    assert.deepEqual(of({ maxStockOptionUnits: 99 }), [
      { code: 'out_of_range', path: 'package.stockOptionUnits', params: { min: 0, max: 99 } },
    ])
    assert.deepEqual(of({ stockOptionValue: null }), [
      { code: 'required', path: 'package.stockOptionValue' },
    ])
    assert.equal(of({ stockOptionValue: 200_000 })[0].path, 'package.stockOptionValue')
    assert.equal(of({ stockOptionDuree: 0 })[0].path, 'package.stockOptionDuree')
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
