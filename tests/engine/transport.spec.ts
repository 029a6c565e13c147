import { test } from '@japa/runner'
import type { PackageFields } from '#modules/compute/pure'
import { lawSets } from '#modules/compute/rules/law_sets/index'
import { Sheet } from '#modules/compute/rules/sheet'
import { stepsOfMonth } from '#modules/compute/rules/steps'
import recent from './cases/employer_cost_2026.json' with { type: 'json' }
import { answered, lines, month, refused, request, type Case } from './requests.ts'

type Means = NonNullable<PackageFields['typeFraisTransport']>

/** Commuting by a means of transport, with what else is known. */
function commuting(
  typeFraisTransport: Means,
  differs: Partial<PackageFields> = {},
  date = '2026-09-01'
): Case {
  return { date, package: { hasFraisTransport: true, typeFraisTransport, ...differs } }
}

const OTHER = { computeModelConfig: { employmentType: 'EMPLOYE' } } as const

/** The three lines of the payslip. */
function split(given: Case) {
  const { fraisTransportOnss, fraisTransportImposables, fraisTransport } = month(given)
  return { fraisTransportOnss, fraisTransportImposables, fraisTransport }
}

test.group('Commuting pay as given', () => {
  test('by public transport is all net', ({ assert }) => {
    const given = commuting('TRANSPORT_PUBLIC', { fraisTransport: 131 })
    assert.deepEqual(split(given), {
      fraisTransportOnss: 0,
      fraisTransportImposables: 0,
      fraisTransport: 131,
    })
    assert.equal(month(given).salaireNet, Math.round((month().salaireNet + 131) * 100) / 100)
    // The kilometre bounds what is paid for a car or a bicycle, not for a train: 4 × 20 × 0.4571 is less.
    const near = { distanceDomicileTravail: 2, joursTransport: 20, fraisTransport: 131 }
    assert.deepEqual(split(commuting('TRANSPORT_PUBLIC', near)), split(given))
    // Nor does the yearly amount of the bicycle, which is 308.33 a month.
    assert.equal(split(commuting('TRANSPORT_PUBLIC', { fraisTransport: 400 })).fraisTransport, 400)
  })

  test('by private car is taxed above the monthly exemption', ({ assert }) => {
    const at = (date: string) =>
      split(commuting('VOITURE_PRIVEE', { fraisTransport: 100 }, date)).fraisTransport
    assert.deepEqual(
      [2021, 2022, 2023, 2024, 2025, 2026].map((year) => at(`${year}-06-01`)),
      [35, 35.8, 39.2, 40.8, 41.7, 41.7]
    )
    assert.deepEqual(split(commuting('VOITURE_PRIVEE', { fraisTransport: 100 })), {
      fraisTransportOnss: 0,
      fraisTransportImposables: 58.3,
      fraisTransport: 41.7,
    })
    const little = commuting('VOITURE_PRIVEE', { fraisTransport: 30 })
    assert.equal(split(little).fraisTransport, 30)
    assert.equal(split(little).fraisTransportImposables, 0)
    const { package: own } = commuting('VOITURE_PRIVEE', { ...OTHER, fraisTransport: 100 })
    assert.deepEqual(split({ worker: { dirigeant: true }, package: own }), {
      fraisTransportOnss: 0,
      fraisTransportImposables: 100,
      fraisTransport: 0,
    })
  })

  test('by private car bears contributions above the amount per kilometre', ({ assert }) => {
    // 10 km, 20 days: 400 km at 0.4571 are 182.84
    const far = { distanceDomicileTravail: 10, joursTransport: 20, fraisTransport: 200 }
    const given = commuting('VOITURE_PRIVEE', far)
    assert.deepEqual(split(given), {
      fraisTransportOnss: 17.16,
      fraisTransportImposables: 141.14,
      fraisTransport: 41.7,
    })
    assert.equal(month(given).sousTotalBrut, 3017.16)
    // Fuel for the own car is pay beside it, and takes nothing of the exemption.
    const fuel = { ...far, hasCarteEssence: true, carteEssence: 100 }
    assert.deepEqual(split(commuting('VOITURE_PRIVEE', fuel)), {
      fraisTransportOnss: 117.16,
      fraisTransportImposables: 141.14,
      fraisTransport: 41.7,
    })
    assert.equal(split(commuting('VOITURE_PRIVEE', far, '2022-08-01')).fraisTransportOnss, 33.2)
    assert.equal(split(commuting('VOITURE_PRIVEE', far, '2021-03-01')).fraisTransportOnss, 58.32)
  })

  test('by bicycle is net up to the amount per kilometre, and up to a yearly amount', ({
    assert,
  }) => {
    const near = { distanceDomicileTravail: 8, joursTransport: 22, fraisTransport: 150 }
    // 352 km at 0.37 are 130.24
    assert.deepEqual(split(commuting('VELO', near)), {
      fraisTransportOnss: 19.76,
      fraisTransportImposables: 0,
      fraisTransport: 130.24,
    })
    const rates = ['2021', '2022', '2023', '2024', '2025', '2026'].map(
      (year) => split(commuting('VELO', near, `${year}-06-01`)).fraisTransport
    )
    assert.deepEqual(rates, [84.48, 88, 95.04, 123.2, 126.72, 130.24])
    const far = { distanceDomicileTravail: 40, joursTransport: 22, fraisTransport: 600 }
    assert.deepEqual(split(commuting('VELO', far)), {
      fraisTransportOnss: 0,
      fraisTransportImposables: 291.67,
      fraisTransport: 308.33,
    })
    assert.equal(split(commuting('VELO', far, '2023-12-31')).fraisTransport, 475.2)
    // 3,500 of the year 2024, 7,480 km at 0.35 being more
    assert.equal(split(commuting('VELO', far, '2024-01-01')).fraisTransport, 291.67)
  })

  test('by a third payer costs the employer, and the worker sees nothing', ({ assert }) => {
    const given = commuting('TIERS_PAYANT', { fraisTransport: 104.8 })
    assert.deepEqual(month(given), month())
    const { coutEmployeur } = answered(request(given)).compute
    assert.deepEqual(coutEmployeur.frais, [{ key: 'fraisTransport', amount: 1257.6 }])
    assert.equal(coutEmployeur.fraisTotal, 1257.6)
  })

  test('and a company car share one exemption', ({ assert }) => {
    const car = {
      hasVoitureSociete: true,
      energieVS: 'ELECTRIQUE',
      valeurVS: 40_000,
      tcoMensuelVS: 500,
    } as const
    const both = lines(commuting('VOITURE_PRIVEE', { ...car, fraisTransport: 30 }))
    assert.equal(both.fraisTransport, 30)
    assert.equal(both.exonerationVS, 11.7)
    const train = lines(commuting('TRANSPORT_PUBLIC', { ...car, fraisTransport: 30 }))
    assert.equal(train.exonerationVS, 0)
  })
})

test.group('Commuting pay by the tables', () => {
  const at = (means: Means, km: number, differs: Partial<PackageFields> = {}, date?: string) =>
    lines(commuting(means, { distanceDomicileTravail: km, ...differs }, date)).tarifTransport

  test('F-024: CP 200, private car at 3 km: 23.75 a month, 1.096 a day', ({ assert }) => {
    const { inputs, expected } = recent.find(({ id }) => id === 'F-024')! as never as {
      inputs: { month: number }
      expected: { day: number }
    }
    assert.equal(at('VOITURE_PRIVEE', 3), inputs.month)
    // A day has three decimals there; ten days are rounded once.
    assert.equal(at('VOITURE_PRIVEE', 3, { joursTransport: 10 }), expected.day * 10)
    assert.equal(at('VOITURE_PRIVEE', 3, { joursTransport: 22 }), 24.11)
    assert.equal(at('VOITURE_PRIVEE', 2), 0)
    assert.equal(at('VOITURE_PRIVEE', 15, { joursTransport: 22 }), 46.7)
  })

  test('CP 200 owes nothing for the car above 36,688 € a year', ({ assert }) => {
    assert.equal(at('VOITURE_PRIVEE', 20, { salaireBrut: 3057.33 }), 55)
    assert.equal(at('VOITURE_PRIVEE', 20, { salaireBrut: 3057.34 }), 0)
  })

  test('public transport: the whole train card in CP 200, CCT 19 elsewhere', ({ assert }) => {
    assert.equal(at('TRANSPORT_PUBLIC', 26), 131)
    assert.equal(at('TRANSPORT_PUBLIC', 26, OTHER), 93)
    // Steps of the tariffs, and beyond their end.
    assert.deepEqual(
      [1, 30, 31, 33, 34, 150, 400].map((km) => at('TRANSPORT_PUBLIC', km)),
      [39, 146, 151, 151, 160, 409, 409]
    )
    assert.deepEqual(
      [1, 3, 4, 115, 116, 400].map((km) => at('TRANSPORT_PUBLIC', km, OTHER)),
      [34, 34, 37, 237, 245, 245]
    )
  })

  test('third payer: 80 % of the card', ({ assert }) => {
    assert.equal(at('TIERS_PAYANT', 26), 104.8)
    assert.equal(at('TIERS_PAYANT', 26, OTHER), 104.8)
  })

  test('bicycle in CP 200: 0.27 until September 2026, 0.32 from October, 40 km a day', ({
    assert,
  }) => {
    const days = { joursTransport: 22 }
    assert.equal(at('VELO', 4, days), 47.52)
    assert.equal(at('VELO', 4, days, '2026-10-01'), 56.32)
    assert.equal(at('VELO', 30, { joursTransport: 1 }), 10.8)
    assert.equal(at('VELO', 30, { joursTransport: 1 }, '2026-10-01'), 12.8)
    assert.equal(at('VELO', 4), 46.81) // 21.67 days
  })

  test('an amount given wins', ({ assert }) => {
    assert.equal(at('TRANSPORT_PUBLIC', 26, { fraisTransport: 50 }), 0)
    const given = commuting('TRANSPORT_PUBLIC', { fraisTransport: 0, distanceDomicileTravail: 26 })
    assert.equal(lines(given).indemniteTransport, 0)
  })

  test('the wage ceiling is a step of the law: net pay falls there, and is reached on either side', ({
    assert,
  }) => {
    const car = (salaireBrut?: number) =>
      commuting('VOITURE_PRIVEE', { distanceDomicileTravail: 20, salaireBrut })
    const below = month(car(3057.33)).salaireNet
    assert.equal(below, 2324.33)
    assert.equal(month(car(3057.34)).salaireNet, 2275.03)
    const { compute, solved } = answered(
      request({ ...car(), solve: { target: 'salaireNet', amount: below } })
    )
    assert.isTrue(solved!.exact)
    assert.equal(compute.remuneration.remunerationMensuelle.salaireNet, below)
    const sheet = Object.assign(new Sheet(), { transportParTable: 1, typeTransport: 1 })
    assert.deepEqual(stepsOfMonth(sheet, lawSets.on('2026-09-01')!.law), [
      { at: 3057_34, rule: 'tarifTransport' },
    ])
  })
})

test.group('What is refused of commuting', () => {
  const errorsOf = (given: Case) => refused(request(given)).map(({ code, path }) => [code, path])

  test('no amount where no table is known', ({ assert }) => {
    const missing = [['required', 'package.fraisTransport']]
    const far = { distanceDomicileTravail: 20 }
    assert.deepEqual(errorsOf(commuting('TRANSPORT_PUBLIC')), missing)
    assert.deepEqual(errorsOf(commuting('TRANSPORT_PUBLIC', far, '2026-01-31')), missing)
    assert.deepEqual(errorsOf(commuting('VOITURE_PRIVEE', { ...far, ...OTHER })), missing)
    assert.deepEqual(errorsOf(commuting('VELO', { ...far, ...OTHER })), missing)
    assert.doesNotThrow(() =>
      answered(request(commuting('TRANSPORT_PUBLIC', { fraisTransport: 80 }, '2021-01-01')))
    )
  })

  test('no means of transport, and impossible values', ({ assert }) => {
    assert.deepEqual(errorsOf({ package: { hasFraisTransport: true, fraisTransport: 10 } }), [
      ['required', 'package.typeFraisTransport'],
    ])
    assert.deepEqual(
      errorsOf(
        commuting('AVION' as never, {
          fraisTransport: -1,
          distanceDomicileTravail: 0,
          joursTransport: 32,
        })
      ),
      [
        ['out_of_range', 'package.fraisTransport'],
        ['invalid_value', 'package.typeFraisTransport'],
        ['out_of_range', 'package.distanceDomicileTravail'],
        ['out_of_range', 'package.joursTransport'],
      ]
    )
  })

  test('switched off it keeps its values without effect', ({ assert }) => {
    const off = commuting('VELO', { hasFraisTransport: false, fraisTransport: 99 })
    assert.deepEqual(month(off), month())
    assert.notInclude(answered(request(off)).defaults, 'package.joursTransport')
    assert.include(
      answered(request(commuting('VELO', { fraisTransport: 99 }))).defaults,
      'package.joursTransport'
    )
  })
})
