import { test } from '@japa/runner'
import { answered, lines, request, year } from './requests.ts'
import { cents, lists } from './variables.ts'

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

  test('with their simple holiday pay they lower the structural reduction of the second quarter', ({
    assert,
  }) => {
    const computed = lines({ package: { ...commissions, salaireBrut: 2500, commissions: 200 } })
    // 8,100 + 330.84 + 184.08: 0.14 × 3,072.82 + 0.16 × 1,123.22
    assert.equal(computed.simplePeculeVariable, 184.08)
    assert.equal(computed.reductionTrimestre2, 609.91)
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
    assert.equal(lines({ package: bonus }).reductionTrimestre3, 494.38)
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
