import { test } from '@japa/runner'
import {
  errorText,
  listParameters,
  validate,
  voituresPilier1,
  type PackageFields,
} from '#modules/compute/pure'
import examples from './cases/employer_cost_2026.json' with { type: 'json' }
import { answered, lines, month, refused, request, year, type Case } from './requests.ts'

const expectedOf = (id: string) =>
  examples.find((each) => each.id === id)!.expected as never as Record<string, number>

/** A mobility budget of 9,000 € a year at 6,000 € gross. */
function budget(differs: Partial<PackageFields> = {}, date = '2026-09-01'): Case {
  return {
    date,
    package: { salaireBrut: 6000, hasBudgetMobilite: true, budgetMobilite: 9000, ...differs },
  }
}

const CAR = {
  budgetMobiliteHasPilier1: true,
  energieVS: 'ELECTRIQUE',
  valeurVS: 45_000,
  tcoMensuelVS: 500,
} as const

const refusalsOf = (differs: Partial<PackageFields>, date?: string) =>
  refused(request(budget(differs, date))).map(({ code, path, params }) => [code, path, params])

test.group('The third pillar of the mobility budget', () => {
  test('e092: of 9,000 € the worker pays 3,426.30 and keeps 5,573.70', ({ assert }) => {
    const { contribution, net } = expectedOf('e092')
    const paid = year(budget({ budgetMobiliteSoldePilier3: true }))
    assert.equal(paid.budgetMobilitePilier3, net)
    assert.equal(Math.round((9000 - paid.budgetMobilitePilier3) * 100), contribution * 100)
  })

  test('F-010: of a balance of 360 € the worker keeps 222.95', ({ assert }) => {
    const paid = budget({ budgetMobilitePilier2: 720, budgetMobiliteSoldePilier3: true })
    assert.equal(lines(paid).budgetMobiliteSolde, 360)
    assert.equal(year(paid).budgetMobilitePilier3, 222.95)
  })

  test('stays out of the pay when it is not paid in money, but is spent all the same', ({
    assert,
  }) => {
    const kept = budget()
    assert.equal(year(kept).budgetMobilitePilier3, 0)
    const { coutEmployeur } = answered(request(kept)).compute
    assert.deepEqual(coutEmployeur.avantages, [{ key: 'budgetMobiliteSolde', amount: 9000 }])
  })
})

test.group('The pillars and the budget', () => {
  test('the second pillar is net pay of the month', ({ assert }) => {
    const without = month({ package: { salaireBrut: 6000 } })
    const computed = month(budget({ budgetMobilitePilier2: 300 }))
    assert.equal(computed.budgetMobilitePilier2, 300)
    assert.equal(computed.imposable, without.imposable)
    assert.equal(computed.salaireNet, Math.round((without.salaireNet + 300) * 100) / 100)
  })

  test('the car of the first pillar is a company car, without exempt part', ({ assert }) => {
    const given = budget({
      ...CAR,
      budgetMobilitePilier2: 207.66,
      budgetMobiliteSoldePilier3: true,
    })
    const computed = lines(given)
    assert.equal(computed.atnVS, 140.83)
    assert.equal(computed.exonerationVS, 0)
    assert.equal(computed.cotisationCo2Mois, 42.34)
    const { coutEmployeur } = answered(request(given)).compute
    assert.deepEqual(coutEmployeur.avantages, [
      { key: 'voitureSociete', amount: 6000 },
      { key: 'cotisationCo2', amount: 508.08 },
      { key: 'budgetMobilitePilier2', amount: 2491.92 },
    ])
    assert.equal(computed.budgetMobiliteSolde, 0)
  })

  test('car with all it costs, second pillar and balance cost the whole budget', ({ assert }) => {
    const energy = { ...CAR, energieHorsTcoVS: 33.33 }
    for (const differs of [{}, CAR, energy, { budgetMobilitePilier2: 123.45 }]) {
      const { avantages } = answered(request(budget(differs))).compute.coutEmployeur
      assert.equal(
        avantages.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0),
        9000_00
      )
    }
  })

  test('commuting pay loses its exemptions', ({ assert }) => {
    const paid = { hasFraisTransport: true, fraisTransport: 80 } as const
    for (const typeFraisTransport of ['VOITURE_PRIVEE', 'TRANSPORT_PUBLIC', 'VELO'] as const) {
      const computed = month(budget({ ...paid, typeFraisTransport }))
      assert.equal(computed.fraisTransportOnss, 80)
      assert.equal(computed.fraisTransport, 0)
      assert.equal(computed.retraitAtns, 0)
    }
    const train = month(budget({ ...paid, typeFraisTransport: 'TIERS_PAYANT' }))
    assert.equal(train.fraisTransportOnss, 80)
    assert.equal(train.retraitAtns, -80)
  })
})

test.group('All that the car of the first pillar costs', () => {
  const JUNE = '2026-06-01'
  const given = (differs: Partial<PackageFields> = {}): Case =>
    budget(
      {
        ...CAR,
        tcoMensuelVS: 700,
        budgetMobilite: 12_000,
        budgetMobiliteSoldePilier3: true,
        ...differs,
      },
      JUNE
    )

  test('12,000 − 8,400 − 508.08 of CO2 contribution leave 3,091.92, in cash 1,914.83', ({
    assert,
  }) => {
    const computed = lines(given())
    assert.equal(computed.cotisationCo2, 508.08)
    assert.equal(computed.budgetMobiliteSolde, 3091.92)
    assert.equal(year(given()).budgetMobilitePilier3, 1914.83)
  })

  test('energy that is not inside is a cost and is taken off too', ({ assert }) => {
    const { avantages } = answered(request(given({ energieHorsTcoVS: 60 }))).compute.coutEmployeur
    assert.deepInclude(avantages, { key: 'energieHorsTcoVS', amount: 720 })
    assert.equal(lines(given({ energieHorsTcoVS: 60 })).budgetMobiliteSolde, 2371.92)
    // 720 more of energy, 720 less of balance: both are in the totals, as is the second pillar below.
    const { coutEmployeurAnnuel, totalCashAnnuel } = lines(given())
    const of = (differs: Partial<PackageFields>) => lines(given(differs))
    assert.equal(of({ energieHorsTcoVS: 60 }).coutEmployeurAnnuel, coutEmployeurAnnuel)
    assert.equal(of({ energieHorsTcoVS: 60 }).totalCashAnnuel, totalCashAnnuel)
    assert.equal(of({ budgetMobilitePilier2: 100 }).coutEmployeurAnnuel, coutEmployeurAnnuel)
    assert.equal(of({ budgetMobilitePilier2: 100 }).totalCashAnnuel, totalCashAnnuel)
    // 40 % of the benefit is not deducted where private energy is paid, 17 % elsewhere.
    const { avantageVS, depenseNonAdmiseVS } = lines(given())
    assert.closeTo(depenseNonAdmiseVS, avantageVS * 0.17, 0.005)
    const paid = lines(given({ energieHorsTcoVS: 60 })).depenseNonAdmiseVS
    assert.closeTo(paid, avantageVS * 0.4, 0.005)
    const company = { ...CAR, hasBudgetMobilite: false, hasVoitureSociete: true }
    assert.equal(lines(given({ ...company, energieHorsTcoVS: 60 })).energieHorsTcoAnnuelle, 0)
  })

  test('the list of cars tells what each takes of the budget, as the package has it', ({
    assert,
  }) => {
    const cars = [
      { energie: 'ELECTRIQUE', tcoMensuel: 700 },
      { energie: 'DIESEL', co2: 90, tcoMensuel: 400 },
    ] as const
    const [electric, diesel] = voituresPilier1(cars, JUNE, 60)
    assert.deepEqual(electric, { cout: 802.34 })
    assert.deepEqual(diesel!.emissions, { from: '2026-01-01', max: 0 })
    assert.isEmpty(voituresPilier1(cars, '2019-01-01'))
  })

  test('ordered from 2026 it emits no CO2, with the reason; before at most 95 grams', ({
    assert,
  }) => {
    const diesel = { energieVS: 'DIESEL', co2VS: 90 } as const
    const [error, ...others] = refused(request(given(diesel)))
    assert.isEmpty(others)
    assert.deepEqual([error!.code, error!.path], ['invalid_value', 'package.energieVS'])
    assert.equal(
      errorText(error!, 'fr'),
      'Depuis le 01/01/2026, la voiture commandée pour le pilier 1 n’émet plus de CO₂\u00a0: électrique ou hydrogène (loi du 17 mars 2019).'
    )
    assert.include(errorText(error!, 'nl'), 'geen CO₂ meer uit')
    assert.include(errorText(error!, 'en'), 'must emit no CO₂')
    const pathsOf = (differs: Partial<PackageFields>) =>
      validate(request(given(differs))).map(({ path }) => path)
    assert.isEmpty(pathsOf({ ...diesel, dateCommandeVS: '2025-12-31' }))
    assert.isEmpty(pathsOf({ ...diesel, dateImmatriculationVS: '2025-12-31' }))
    assert.deepEqual(pathsOf({ ...diesel, dateCommandeVS: '2026-01-01' }), ['package.energieVS'])
    assert.deepEqual(pathsOf({ ...diesel, co2VS: 96, dateCommandeVS: '2025-12-31' }), [
      'package.co2VS',
    ])
    assert.isEmpty(pathsOf({ energieVS: 'HYDROGENE' }))
    const most = listParameters().find(({ id }) => id === 'budgetMobilite.emissionMaximale')!
    assert.deepEqual(
      most.values.map(({ from, value }) => [from, value]),
      [
        ['2021-01-01', 95],
        ['2026-01-01', 0],
      ]
    )
  })

  test('a budget outside its bounds has its sentence, and so has a car beyond it', ({ assert }) => {
    const [low] = refused(request(given({ budgetMobilite: 3000 })))
    assert.equal(
      errorText(low!, 'fr'),
      'Le budget mobilité se situe entre 3\u202f233,00\u00a0€ et 17\u202f244,00\u00a0€ par an (loi du 17 mars 2019, art. 12).'
    )
    assert.include(errorText(low!, 'nl'), 'Het mobiliteitsbudget ligt tussen €\u00a03.233,00')
    assert.include(errorText(low!, 'en'), 'The mobility budget is between €3,233.00')
    const [dear] = refused(request(given({ tcoMensuelVS: 957.67 })))
    assert.include(errorText(dear!, 'fr'), 'la voiture dépasse le budget')
    assert.include(errorText(dear!, 'fr'), '957,66')
  })
})

test.group('The bounds of the mobility budget', () => {
  test('e091: 17,244 a year, 1,437 a month at most, 269.41 a month at least', ({ assert }) => {
    const { min_month: least, max_month: most } = expectedOf('e091')
    const [[code, path, bounds]] = refusalsOf({ budgetMobilite: 3232.99 })
    assert.deepEqual([code, path], ['out_of_range', 'package.budgetMobilite'])
    const { min, max } = bounds as { min: number; max: number }
    // 3,233 ÷ 12 is 269.416…: Mbrella cuts it off
    assert.equal(Math.floor((min / 12) * 100) / 100, least)
    assert.equal(max / 12, most)
    assert.equal(refusalsOf({ budgetMobilite: 17_244.01 })[0][0], 'out_of_range')
    for (const budgetMobilite of [3233, 17_244]) {
      assert.doesNotThrow(() => answered(request(budget({ budgetMobilite }))))
    }
  })

  test('by year; in 2021 the law had none', ({ assert }) => {
    const boundsOf = (calendarYear: number) => {
      const [[, , params]] = refusalsOf({ budgetMobilite: 1 }, `${calendarYear}-06-01`)
      const { min, max } = params as { min: number; max: number }
      return [min, max]
    }
    assert.deepEqual(boundsOf(2022), [3000, 16_000])
    assert.deepEqual(boundsOf(2023), [3000, 16_000])
    assert.deepEqual(boundsOf(2024), [3055, 16_293])
    assert.deepEqual(boundsOf(2025), [3164, 16_875])
    assert.doesNotThrow(() => answered(request(budget({ budgetMobilite: 1 }, '2021-06-01'))))
  })

  test('a fifth of gross pay is told, not imposed', ({ assert }) => {
    const of = (differs: Partial<PackageFields>) =>
      answered(request({ package: { salaireBrut: 3000, ...differs } })).compute.budgetMobiliteMax
    // (36,000 + 3,000 + 330.84) ÷ 5
    assert.equal(of({}), 7866.17)
    assert.equal(of({ hasBudgetMobilite: true, budgetMobilite: 9000 }), 7866.17)
    // A fifth of 17,082.20 more: 6,000 of commissions, 5,000 and 2,000 of bonuses, 72 of a laptop, 600, 1,520.20 that
    // the employer bears of vouchers of 8 €, 250, 100, 40, 1,200 and 300
    const rest = {
      ...{ hasCommissions: true, commissions: 500, hasBonusAnnuel: true, bonusAnnuel: 5000 },
      ...{ hasCct90: true, cct90: 2000, hasLaptop: true, laptop: 100 },
      ...{ hasAllocationsExtra: true, allocationsExtra: 50, hasChequeRepas: true, chequeRepas: 8 },
      ...{ hasEcoCheques: true, ecoCheques: 250, hasChequeSportCulture: true },
      ...{ chequeSportCulture: 100, hasChequeCadeau: true, chequeCadeau: 40 },
      ...{ hasAssuranceGroupe: true, assuranceGroupe: 1200 },
      ...{ hasAssuranceHospitalisation: true, assuranceHospitalisation: 300 },
    }
    assert.equal(of(rest), 11_282.61)
    // … with the benefit of a car: 2,914.29 more
    const car = { ...CAR, energieVS: 'ESSENCE', co2VS: 100, valeurVS: 40_000 } as const
    assert.equal(of({ ...car, budgetMobiliteHasPilier1: false, hasVoitureSociete: true }), 8449.03)
  })

  test('car and second pillar stay within a twelfth', ({ assert }) => {
    const range = (max: number) => ({ min: 0, max, unit: 'EUR' })
    assert.deepEqual(refusalsOf({ budgetMobilitePilier2: 750.01 }), [
      ['out_of_range', 'package.budgetMobilitePilier2', range(750)],
    ])
    // 750 − 500 − 42.34 of CO2 contribution
    assert.deepEqual(refusalsOf({ ...CAR, budgetMobilitePilier2: 207.67 }), [
      ['out_of_range', 'package.budgetMobilitePilier2', range(207.66)],
    ])
    const energy = { energieHorsTcoVS: 50, budgetMobilitePilier2: 157.67 }
    assert.deepEqual(refusalsOf({ ...CAR, ...energy }), [
      ['out_of_range', 'package.budgetMobilitePilier2', range(157.66)],
    ])
    assert.deepEqual(refusalsOf({ budgetMobilite: 10_000, budgetMobilitePilier2: 900 }), [
      ['out_of_range', 'package.budgetMobilitePilier2', range(833.33)],
    ])
    assert.deepEqual(refusalsOf({ ...CAR, tcoMensuelVS: 707.67 }), [
      ['out_of_range', 'package.tcoMensuelVS', { ...range(707.66), expected: 'first_pillar' }],
    ])
    assert.isEmpty(validate(request(budget({ ...CAR, tcoMensuelVS: 707.66 }))))
    assert.equal(lines(budget({ budgetMobilitePilier2: 750 })).budgetMobiliteSolde, 0)
  })
})

test.group('What the mobility budget excludes', () => {
  test('a company car outside the first pillar, and a fuel card', ({ assert }) => {
    const path = 'package.hasBudgetMobilite'
    const car = { ...CAR, budgetMobiliteHasPilier1: false, hasVoitureSociete: true }
    assert.deepEqual(refusalsOf(car), [['conflict', path, { with: 'package.hasVoitureSociete' }]])
    const card = { hasCarteEssence: true, carteEssence: 100 }
    assert.deepEqual(refusalsOf(card), [['conflict', path, { with: 'package.hasCarteEssence' }]])
    const [error] = refused(request(budget(card)))
    assert.include(errorText(error, 'fr'), 'Carte carburant')
    assert.include(errorText(error, 'nl'), 'Tankkaart')
    assert.include(errorText(error, 'en'), 'Fuel card')
    assert.doesNotThrow(() => answered(request(budget({ ...CAR, hasVoitureSociete: true }))))
  })

  test('a budget without its amount, a first pillar without its car', ({ assert }) => {
    assert.deepEqual(refusalsOf({ budgetMobilite: undefined }), [
      ['required', 'package.budgetMobilite', undefined],
    ])
    assert.deepEqual(
      refusalsOf({ budgetMobiliteHasPilier1: true }).map(([, path]) => path),
      ['package.energieVS', 'package.valeurVS', 'package.tcoMensuelVS']
    )
  })

  test('switched off it keeps its values without effect', ({ assert }) => {
    assert.deepEqual(
      month(budget({ hasBudgetMobilite: false, ...CAR, budgetMobilitePilier2: 5000 })),
      month({ package: { salaireBrut: 6000 } })
    )
  })
})

test.group('The company bicycle', () => {
  test('costs its lease and is no taxed benefit', ({ assert }) => {
    const bike = { package: { hasVelo: true, tcoMensuelVelo: 95.5, descriptionVelo: 'x' } }
    assert.deepEqual(month(bike), month())
    const { coutEmployeur } = answered(request(bike)).compute
    assert.deepEqual(coutEmployeur.avantages, [{ key: 'velo', amount: 1146 }])
    assert.equal(lines({ package: { hasVelo: true, velo: 80 } }).veloAnnuel, 960)
  })

  test('is refused without its cost', ({ assert }) => {
    assert.deepEqual(
      refused(request({ package: { hasVelo: true } })).map(({ path }) => path),
      ['package.tcoMensuelVelo']
    )
  })
})
