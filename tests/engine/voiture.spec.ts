import { test } from '@japa/runner'
import { atnsVoiture, type PackageFields } from '#modules/compute/pure'
import earlier from './cases/employer_cost_2021_2025.json' with { type: 'json' }
import recent from './cases/employer_cost_2026.json' with { type: 'json' }
import slips from './cases/net_pay_2021_2025.json' with { type: 'json' }
import { answered, lines, month, refused, request, type Case } from './requests.ts'

interface Example {
  readonly id: string
  readonly date: string
  readonly inputs: { readonly co2?: number; readonly fuel?: string; readonly list_price?: number }
  readonly expected: Readonly<Record<string, number>>
}

const EXAMPLES = [...earlier, ...recent] as unknown as readonly Example[]
const example = (id: string): Example => EXAMPLES.find((each) => each.id === id)!

const ENERGIES = { petrol: 'ESSENCE', diesel: 'DIESEL', ev: 'ELECTRIQUE' } as const

/** A package with a car: new, at 800 € a month, 40,000 € of catalogue value. */
function car(differs: Partial<PackageFields> = {}, date = '2026-09-01'): Case {
  return {
    date,
    package: {
      hasVoitureSociete: true,
      energieVS: 'ESSENCE',
      co2VS: 100,
      valeurVS: 40_000,
      tcoMensuelVS: 800,
      ...differs,
    },
  }
}

/** The car of a published case, registered and ordered on the first day of the year unless told. */
function carOf({ date, inputs }: Example, differs: Partial<PackageFields> = {}): Case {
  const { co2 = 0, fuel = 'ev', list_price: valeurVS = 40_000 } = inputs
  const energieVS = ENERGIES[fuel as keyof typeof ENERGIES]
  return car({ energieVS, co2VS: co2, valeurVS, ...differs }, `${date.slice(0, 4)}-09-01`)
}

const BEFORE = { dateCommandeVS: '2022-05-01' }
const AFTER = { dateCommandeVS: '2023-07-01' }

test.group('Published CO2 contributions, to the cent', () => {
  /** How each car was ordered. */
  const ORDERED: Record<string, Partial<PackageFields>> = {
    'e002': BEFORE,
    'e004': BEFORE,
    'e005': BEFORE,
    'e007': BEFORE,
    'e008': AFTER,
    'e010': BEFORE,
    'e013': BEFORE,
    'e014': BEFORE,
    'e016': BEFORE,
    'e017': AFTER,
    'e019': BEFORE,
    'e020': { dateCommandeVS: '2024-03-01' },
    'F-011': BEFORE,
    'F-013': AFTER,
    'F-014': AFTER,
  }

  for (const [id, ordered] of Object.entries(ORDERED)) {
    const given = example(id)
    test(`${id}: ${given.expected.eur_month} a month in ${given.date}`, ({ assert }) => {
      const computed = lines(carOf(given, ordered))
      assert.equal(computed.cotisationCo2Mois, given.expected.eur_month)
      assert.equal(computed.cotisationCo2, Math.round(given.expected.eur_month * 1200) / 100)
      if ('eur_quarter' in given.expected) {
        assert.equal(Math.round(computed.cotisationCo2 * 25) / 100, given.expected.eur_quarter)
      }
    })
  }

  test('e011: fidmed.be rounds the coefficient to 1.3525 and finds a cent more', ({ assert }) => {
    // Securex (e004), Partena (e005) and lecap (e008) divide the indexes and round once.
    const given = example('e011')
    assert.equal(lines(carOf(given, BEFORE)).cotisationCo2Mois, 98.05)
    assert.equal(Math.round(72.5 * 1.3525 * 100) / 100, given.expected.eur_month)
  })

  test('LPG and CNG have their own deduction, hybrids that of their engine', ({ assert }) => {
    const of = (energieVS: PackageFields['energieVS']) =>
      lines(car({ energieVS, co2VS: 130, ...BEFORE })).cotisationCo2Mois
    assert.equal(of('LPG'), 33.93) // (1,170 − 990) ÷ 12 × 1.6291 is 24.44
    assert.equal(of('CNG'), of('LPG'))
    assert.equal(of('ESSENCE'), 54.58)
    assert.equal(of('HYBRIDE_ESSENCE'), of('ESSENCE'))
    assert.equal(of('DIESEL'), 77.38)
    assert.equal(of('HYBRIDE_DIESEL'), of('DIESEL'))
    assert.equal(of('HYDROGENE'), of('ELECTRIQUE'))
  })

  test('the day of the order decides, and that of registration where it is not given', ({
    assert,
  }) => {
    const of = (differs: Partial<PackageFields>, date = '2026-09-01') =>
      lines(car({ co2VS: 120, ...differs }, date)).cotisationCo2Mois
    assert.equal(of({ dateImmatriculationVS: '2023-09-01', dateCommandeVS: '2023-06-30' }), 42.36)
    assert.equal(of({ dateImmatriculationVS: '2023-09-01' }), 169.43)
    assert.equal(of({ dateImmatriculationVS: '2023-06-30' }), 42.36)
    assert.equal(of({}), 169.43)
    // The multiple is that of the month: 2.25 when it began, 5.50 from 2027.
    assert.equal(of(AFTER, '2023-07-01'), 88.02)
    assert.equal(of(AFTER, '2027-01-01'), 232.96)
    assert.equal(of({ energieVS: 'ELECTRIQUE', ...AFTER }, '2027-01-01'), 46.54)
  })
})

test.group('Published benefits of company cars, to the cent', () => {
  for (const id of ['e022', 'e023', 'e025', 'e031', 'e032', 'e034', 'e035', 'e037']) {
    const given = example(id)
    test(`${id}: ${JSON.stringify(given.expected)} in ${given.date}`, ({ assert }) => {
      const computed = lines(carOf(given))
      const { co2_pct: percent, atn_year: annual, atn_month: aMonth } = given.expected
      if (percent !== undefined) assert.equal(computed.tauxCo2VS, percent)
      if (annual !== undefined) assert.equal(computed.avantageVS, annual)
      if (aMonth !== undefined) assert.equal(computed.atnVS, aMonth)
    })
  }

  test('e026: after the fifth year 70 % of the catalogue value', ({ assert }) => {
    const given = example('e026')
    const old = carOf(given, { dateImmatriculationVS: '2020-01-01' })
    assert.equal(lines(old).avantageVS, given.expected.atn_year)
  })

  test('an expert’s diesel of April 2023: 284.03 a month in 2026, by days at 88 and 82 %', ({
    assert,
  }) => {
    // GitHub ploeder8/LOONMONITOR, golden.test.ts: 39,694.99 € and 123 g, corrected by a payroll expert.
    const diesel = car({
      energieVS: 'DIESEL',
      co2VS: 123,
      valeurVS: 39_694.99,
      dateImmatriculationVS: '2023-04-19',
    })
    assert.equal(lines(diesel).tauxCo2VS, 12)
    assert.equal(lines(diesel).avantageVS, 3408.39)
    assert.equal(month(diesel).atnVS, 284.03)
  })

  test('cases without a law set are listed', ({ assert }) => {
    // e001 (2020), e028 (2013), e029 (2014): the law sets begin on 2021-01-01. Their formula is ours:
    assert.equal(Math.floor(63.25 * (149.19 / 114.08) * 100 + 0.5) / 100, 82.72)
    for (const date of ['2020-09-01', '2013-09-01']) {
      assert.equal(refused(request(car({}, date)))[0].code, 'no_law_set')
    }
  })

  test('e038: 17 % of the benefit is not deductible, 40 % with private fuel', ({ assert }) => {
    const { expected } = example('e038')
    const alone = lines(car())
    assert.equal(alone.depenseNonAdmiseVS, expected.dna_17)
    assert.equal(alone.impotDepenseNonAdmiseVS, 123.86)
    const withFuel = car({ hasCarteEssence: true, carteEssence: 150 })
    assert.equal(lines(withFuel).depenseNonAdmiseVS, expected.dna_40)
    const { coutEmployeur } = answered(request(withFuel)).compute
    assert.deepEqual(coutEmployeur.exclusions, [{ key: 'impotDepenseNonAdmiseVS', amount: 291.43 }])
    assert.equal(coutEmployeur.exclusionsTotal, 291.43)
    assert.equal(
      Math.round(
        (coutEmployeur.coutEmployeurAnnuelAvecExclusions - coutEmployeur.coutEmployeurAnnuel) * 100
      ),
      291_43
    )
  })
})

test.group('real-slip-2025-09: a payslip with a company car', () => {
  const { inputs, expected } = slips.find(({ id }) => id === 'real-slip-2025-09')! as never as {
    inputs: Record<string, number>
    expected: Record<string, number>
  }
  // The slip gives the benefit, 261.45 a month: 3,137.40 a year is 4 % of 91,507.50 × 6/7.
  const slip = car(
    { energieVS: 'ELECTRIQUE', valeurVS: 91_507.5, salaireBrut: inputs.gross },
    '2025-09-01'
  )

  test('every line down to the withholding tax', ({ assert }) => {
    const computed = lines(slip)
    assert.equal(computed.atnVS, inputs.atn_car)
    assert.equal(-computed.onss, expected.onss)
    assert.equal(computed.bonusEmploiVoletA, expected.workbonus_A)
    assert.equal(computed.bonusEmploiVoletB, expected.workbonus_B)
    assert.equal(
      Math.round((computed.imposable + computed.exonerationVS) * 100),
      Math.round(expected.pp_base_before_commute_exemption * 100)
    )
    assert.equal(
      Math.round((computed.imposable + computed.exonerationVS - computed.atnVS) * 100),
      Math.round(expected.taxable_salary * 100)
    )
    assert.equal(computed.impotMensuel, expected.pp_before_fiscal_bonus)
    assert.equal(computed.bonusEmploiFiscal, expected.fiscal_workbonus)
    assert.equal(-computed.csss, expected.csss)
  })

  test('and what is paid, with its vouchers and expenses', ({ assert }) => {
    const { salaireNet } = month(slip)
    const others = inputs.expense_reimbursement - inputs.meal_voucher_employee_share
    assert.equal(Math.round((salaireNet + others) * 100), Math.round(expected.net_paid * 100))
  })
})

test.group('The company car on the payslip and in the cost', () => {
  test('is taxed, bears no contribution, and is taken back', ({ assert }) => {
    const without = month()
    const computed = month(car())
    assert.equal(computed.atnVS, 242.86)
    assert.equal(computed.fraisTransportImposables, -41.7)
    assert.equal(computed.retraitAtns, -201.16)
    assert.equal(computed.onss, without.onss)
    assert.equal(Math.round((computed.imposable - without.imposable) * 100), 201_16)
    const tax = without.precompteProfessionnel - computed.precompteProfessionnel
    assert.equal(
      Math.round((without.salaireNet - computed.salaireNet) * 100),
      Math.round(tax * 100)
    )
  })

  test('never falls below the minimum of the year, before the worker’s contribution', ({
    assert,
  }) => {
    const small = { energieVS: 'ELECTRIQUE', valeurVS: 20_000 } as const
    const minimum = (date: string) => lines(car(small, date)).avantageVS
    assert.deepEqual(
      [2021, 2022, 2023, 2024, 2025, 2026].map((year) => minimum(`${year}-06-01`)),
      [1370, 1400, 1540, 1600, 1650, 1690]
    )
    const paid = month(car({ ...small, contributionVS: 100 }))
    assert.equal(paid.atnVS, 40.83)
    assert.equal(paid.retraitAtns, -100)
    const dear = month(car({ ...small, contributionVS: 200 }))
    assert.equal(dear.atnVS, 0)
    assert.equal(dear.retraitAtns, -200)
  })

  test('the CO2 percentage stays between 4 and 18 %', ({ assert }) => {
    const of = (co2VS: number) => lines(car({ co2VS })).tauxCo2VS
    assert.deepEqual([of(0), of(55), of(56), of(70), of(195), of(300)], [4, 4, 4.1, 5.5, 18, 18])
  })

  test('the age percentage changes on the first day of the month of registration', ({ assert }) => {
    const annual = (dateImmatriculationVS: string, date = '2026-09-01') =>
      lines(car({ dateImmatriculationVS }, date)).avantageVS
    assert.equal(annual('2026-02-15'), 2914.29)
    assert.equal(annual('2026-12-31'), 2914.29)
    assert.equal(annual('2027-05-01'), 2914.29)
    assert.equal(annual('2025-01-31'), 2739.43) // 94 % all year
    // 181 days at 100 %, 184 at 94 %
    assert.equal(annual('2025-07-20'), 2826.14)
    assert.equal(annual('2021-01-01'), 2040)
    assert.equal(annual('2000-01-01'), 2040)
    // 2024 is a leap year: 60 days at 100 %, 306 at 94 %, 2024's reference 78 g: 7.7 %
    assert.equal(annual('2023-03-01', '2024-09-01'), 2507.57)
  })

  test('costs its TCO less the contribution, and the CO2 contribution', ({ assert }) => {
    const { coutEmployeur, remuneration } = answered(
      request(car({ contributionVS: 50, hasCarteEssence: true, carteEssence: 150 }))
    ).compute
    assert.deepEqual(coutEmployeur.avantages, [
      { key: 'voitureSociete', amount: 9000 },
      { key: 'cotisationCo2', amount: 860.16 },
      { key: 'carteEssence', amount: 1800 },
    ])
    assert.equal(coutEmployeur.avantagesTotal, 11_660.16)
    assert.deepEqual(
      remuneration.totalCashAnnuel.avantages.map(({ key }) => key),
      ['voitureSociete', 'carteEssence']
    )
  })

  test('a fuel card without a company car is pay in kind', ({ assert }) => {
    const without = month()
    const computed = month({ package: { hasCarteEssence: true, carteEssence: 100 } })
    assert.equal(computed.fraisTransportOnss, 100)
    assert.equal(computed.sousTotalBrut, 3100)
    assert.equal(computed.retraitAtns, -100)
    assert.isBelow(computed.salaireNet, without.salaireNet)
  })

  test('a director owes no CO2 contribution, and commutes without exemption', ({ assert }) => {
    const computed = lines({ ...car(), worker: { dirigeant: true } })
    assert.equal(computed.atnVS, 242.86)
    assert.equal(computed.exonerationVS, 0)
    assert.equal(computed.cotisationCo2, 0)
  })

  test('a car that is switched off changes nothing, but keeps its shape', ({ assert }) => {
    assert.deepEqual(month(car({ hasVoitureSociete: false })), month())
    assert.deepEqual(month({ package: { co2VS: 90, valeurVS: 30_000 } }), month())
    const errors = refused(request(car({ hasVoitureSociete: false, co2VS: -1 })))
    assert.deepEqual(errors, [
      { code: 'out_of_range', path: 'package.co2VS', params: { min: 0, max: 1000 } },
    ])
  })
})

test.group('What is refused of a company car', () => {
  const errorsOf = (differs: Partial<PackageFields>) =>
    refused(request({ package: differs })).map(({ code, path }) => [code, path])

  test('a car without what its benefit needs', ({ assert }) => {
    assert.deepEqual(errorsOf({ hasVoitureSociete: true }), [
      ['required', 'package.energieVS'],
      ['required', 'package.valeurVS'],
      ['required', 'package.tcoMensuelVS'],
    ])
    const petrol = { hasVoitureSociete: true, energieVS: 'ESSENCE' } as const
    assert.deepEqual(errorsOf({ ...petrol, valeurVS: 1, tcoMensuelVS: 1 }), [
      ['required', 'package.co2VS'],
    ])
  })

  test('impossible values', ({ assert }) => {
    const errors = refused(
      request(
        car({
          energieVS: 'CHARBON' as never,
          dateCommandeVS: '2026-02-30',
          dateImmatriculationVS: 2026 as never,
          contributionVS: 900,
          descriptionVS: 3 as never,
        })
      )
    )
    assert.deepEqual(
      errors.map(({ code, path }) => [code, path]),
      [
        ['invalid_value', 'package.descriptionVS'],
        ['invalid_value', 'package.energieVS'],
        ['invalid_value', 'package.dateImmatriculationVS'],
        ['invalid_value', 'package.dateCommandeVS'],
        ['out_of_range', 'package.contributionVS'],
      ]
    )
  })

  test('a fuel card without amount, or outside its bounds', ({ assert }) => {
    assert.deepEqual(errorsOf({ hasCarteEssence: true }), [['required', 'package.carteEssence']])
    const card = { hasCarteEssence: true, carteEssenceMin: 50, carteEssenceMax: 200 }
    assert.deepEqual(refused(request({ package: { ...card, carteEssence: 250 } })), [
      {
        code: 'out_of_range',
        path: 'package.carteEssence',
        params: { min: 50, max: 200, unit: 'EUR' },
      },
    ])
    assert.equal(lines({ package: { ...card, carteEssence: 200 } }).carteEssenceAnnuelle, 2400)
  })

  test('two monthly costs that differ', ({ assert }) => {
    assert.deepEqual(
      refused(request(car({ voitureSociete: 700 }))).map(({ code, params }) => [code, params]),
      [['conflict', { with: 'package.voitureSociete' }]]
    )
    const named = lines(car({ tcoMensuelVS: undefined, voitureSociete: 700 }))
    assert.equal(named.voitureSociete, 8400)
  })
})

test.group('The benefits of a list of cars', () => {
  const cars = [
    { id: 7, energie: 'ESSENCE', co2: 100, valeur: 40_000 },
    { id: 'ev', energie: 'ELECTRIQUE', valeur: 100_000 },
    {
      id: 'old',
      energie: 'DIESEL',
      co2: 123,
      valeur: 39_694.99,
      dateImmatriculation: '2023-04-19',
    },
  ] as const

  test('are those of the payslip', ({ assert }) => {
    assert.deepEqual(atnsVoiture(cars, '2026-09-01'), { 7: 242.86, ev: 285.71, old: 284.03 })
    assert.deepEqual(atnsVoiture([], '2026-09-01'), {})
    assert.deepEqual(atnsVoiture(cars, '2019-01-01'), {})
  })
})
