import { test } from '@japa/runner'
import { listParameters } from '#modules/compute/pure'
import published from './cases/avantages_any_year.json' with { type: 'json' }
import { answered, cost, lines, month, refused, request, year, type Case } from './requests.ts'

const CP200 = { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' } as const
const MEALS = { hasChequeRepas: true, chequeRepas: 10 }

/** Cases of no certain year that stay open, with the reason. */
const OPEN: Record<string, string> = {
  'e086': 'half a year of service: a package is a whole year; the value may be given, 125 €',
  'F-027':
    'a day of leave at 3,000 ÷ 22 and 35 % of charges: the ONSS refers a month to a day by 3 ÷ 65',
}

/** Meal vouchers for so many days of a full-time year. */
const meals = (joursChequesRepas: number, fields: object = {}, differs: Case = {}): Case => ({
  ...differs,
  package: {
    computeModelConfig: { ...CP200, joursChequesRepas },
    ...MEALS,
    ...fields,
    ...differs.package,
  },
})

const vouchers = (fields: object, differs: Case = {}): Case => ({
  ...differs,
  package: { ...fields, ...differs.package },
})

test.group('Meal vouchers', () => {
  test('e085: the share of the worker in 22 vouchers is 23.98 €', ({ assert }) => {
    assert.equal(month(meals(12 * 22)).contributionChequeRepas, -23.98)
  })

  test('the other cases of no certain year are listed with their reason', ({ assert }) => {
    assert.sameMembers(
      ['e085', ...Object.keys(OPEN)],
      published.map(({ id }) => id)
    )
    assert.equal(year(vouchers({ hasEcoCheques: true, ecoCheques: 125 })).ecoCheques, 125)
  })

  test('e088: the employer bears at most 8.91 € of one, 196.02 € for 22', ({ assert }) => {
    const { chequesRepasEmployeur } = lines(meals(12 * 22))
    assert.equal(chequesRepasEmployeur, 2352.24)
    assert.equal(Math.round((chequesRepasEmployeur / 12) * 100) / 100, 196.02)
  })

  test('4.00 € of one is deductible at the highest share, else 2.00 €', ({ assert }) => {
    const at = (chequeRepas: number, date?: string) =>
      lines(meals(12 * 21, { chequeRepas }, { date }))
    // 21 × (8.91 − 4.00), and 25 % of twelve months
    assert.equal(at(10).depenseNonAdmiseChequesRepas, 103.11)
    assert.equal(at(10).impotDepenseNonAdmiseChequesRepas, 309.33)
    // 21 × (8.00 − 2.00)
    assert.equal(at(9.09).depenseNonAdmiseChequesRepas, 126)
    assert.equal(at(9.09).impotDepenseNonAdmiseChequesRepas, 378)
    assert.equal(at(9.99).depenseNonAdmiseChequesRepas, 144.9) // a cent below: 21 × 6.90
    // fiduciaire-finacces.be: 5.41 € of a voucher of 6.50 €, 3.41 € not deductible
    assert.equal(at(6.5).depenseNonAdmiseChequesRepas, 71.61)
    assert.equal(at(2.59).depenseNonAdmiseChequesRepas, 0) // 1.50 €, all deductible
    // until 2025 2.00 € whatever it is worth: 21 × 4.91
    assert.equal(at(8, '2025-12-31').depenseNonAdmiseChequesRepas, 103.11)
    assert.equal(lines().depenseNonAdmiseChequesRepas, 0)
  })

  test('the tax on what is not deductible stands outside the cost', ({ assert }) => {
    const { coutEmployeur } = answered(request(meals(12 * 21))).compute
    assert.deepEqual(coutEmployeur.exclusions, [
      { key: 'impotDepenseNonAdmiseChequesRepas', amount: 309.33 },
    ])
    const { coutEmployeurAnnuel } = answered(request()).compute.coutEmployeur
    assert.equal(coutEmployeur.avantagesTotal, 2245.32) // 252 × 8.91
    assert.equal(
      Math.round(coutEmployeur.coutEmployeurAnnuel * 100),
      Math.round((coutEmployeurAnnuel + 2245.32) * 100)
    )
    assert.equal(
      Math.round(coutEmployeur.coutEmployeurAnnuelAvecExclusions * 100),
      Math.round((coutEmployeur.coutEmployeurAnnuel + 309.33) * 100)
    )
  })

  test('a rise of 2.00 € is outside the wage norm when decided in 2026, not later', ({
    assert,
  }) => {
    const rise = listParameters().find(({ id }) => id === 'cheques.repasHausseHorsNorme')!
    assert.deepEqual(
      rise.values.map(({ from, value, confidence }) => [from, value, confidence]),
      [
        ['2026-01-01', 2, 'provider'],
        ['2027-01-01', null, 'provider'],
      ]
    )
  })

  test('the month holds a twelfth of the year at face value, beside the net', ({ assert }) => {
    const computed = month(meals(220))
    assert.equal(computed.chequesRepas, 183.33)
    assert.equal(computed.contributionChequeRepas, -19.98)
    assert.equal(computed.salaireNet, 2241.35)
    assert.equal(computed.remunerationMensuelle, 2424.68)
    assert.equal(year(meals(220)).chequesRepasAnnuel, 2200)
    // The year has them whole, and its months without the 19.98 of the worker.
    const more = year(meals(220)).remunerationAnnuelle - year().remunerationAnnuelle
    assert.closeTo(more, 2200 - 12 * 19.98, 0.001)
    // What the employer bears is worth as much to the worker: 220 × 8.91.
    const cash = lines(meals(220)).totalCashAnnuel - lines().totalCashAnnuel
    assert.closeTo(cash, 1960.2, 0.001)
  })

  test('220 days are a default, and part time has them in proportion', ({ assert }) => {
    const answer = answered(request(vouchers(MEALS)))
    assert.include(answer.defaults, 'package.computeModelConfig.joursChequesRepas')
    assert.deepEqual(answer.compute, answered(request(meals(220))).compute)
    assert.notInclude(answered(request()).defaults, 'package.computeModelConfig.joursChequesRepas')
    const half = meals(220, { salaireBrut: 1500, regimeNumerateur: 19 })
    assert.equal(year(half).chequesRepasAnnuel, 1100)
    // 30.4 ÷ 38 of 221 days are 176.8 vouchers: 177 whole ones
    assert.equal(year(meals(221, { regimeNumerateur: 30.4 })).chequesRepasAnnuel, 1770)
  })

  test('the worker may bear more than the least, and the voucher be dearer by as much', ({
    assert,
  }) => {
    const dear = meals(240, { chequeRepas: 10.91, quotePartChequeRepas: 2 })
    assert.equal(month(dear).contributionChequeRepas, -40)
    assert.equal(lines(dear).chequesRepasEmployeur, 2138.4)
  })

  test('until the end of 2025 the employer bears at most 6.91 €', ({ assert }) => {
    const eight = (date: string) => meals(220, { chequeRepas: 8 }, { date })
    assert.equal(lines(eight('2025-12-31')).chequesRepasEmployeur, 1520.2)
    const [error] = refused(request(meals(220, { chequeRepas: 8.01 }, { date: '2025-12-31' })))
    assert.deepEqual(error, {
      code: 'out_of_range',
      path: 'package.chequeRepas',
      params: { min: 1.09, max: 8, unit: 'EUR' },
    })
    assert.equal(year(meals(220, {}, { date: '2026-01-01' })).chequesRepasAnnuel, 2200)
  })

  test('where the law is supposed to allow 12 €, a voucher of 12 € is answered', ({ assert }) => {
    const dear = request(meals(220, { chequeRepas: 12 }))
    const law = { set: { 'cheques.repasPartEmployeurMaximum': 10.91 } }
    const { remunerationAnnuelle } = answered({ ...dear, law }).compute.remuneration
    assert.equal(remunerationAnnuelle.chequesRepasAnnuel, 2640)
    assert.equal(refused(dear)[0].path, 'package.chequeRepas')
  })
})

test.group('Eco-vouchers', () => {
  const eco = (regimeNumerateur: number, date?: string) =>
    year({ date, package: { hasEcoCheques: true, regimeNumerateur, regimeDenominateur: 40 } })
      .ecoCheques

  test('CP 200 gives 250, 200, 150 or 100 € by fraction of full time', ({ assert }) => {
    const hours = [40, 32, 31.99, 24, 23.99, 20, 19.99, 1]
    assert.deepEqual(
      hours.map((each) => eco(each)),
      [250, 250, 200, 200, 150, 150, 100, 100]
    )
    assert.equal(eco(40, '2021-01-01'), 250)
  })

  test('a value of the package stands in its place', ({ assert }) => {
    assert.equal(year(vouchers({ hasEcoCheques: true, ecoCheques: 125 })).ecoCheques, 125)
    assert.equal(year(vouchers({ hasEcoCheques: true, ecoCheques: 0 })).ecoCheques, 0)
    assert.equal(year(vouchers({ ecoCheques: 125 })).ecoCheques, 0)
  })

  test('e064: year-end premium, annual premium and eco-vouchers of CP 200 are 5,080.84 €', ({
    assert,
  }) => {
    const differs = { package: { salaireBrut: 4500, hasEcoCheques: true } }
    const { primeFinAnnee, primeSectorielle } = cost(differs)
    assert.equal(primeFinAnnee + primeSectorielle + year(differs).ecoCheques, 5080.84)
  })

  test('outside CP 200 the value is needed', ({ assert }) => {
    const config = { employmentType: 'EMPLOYE', commissionParitaire: 'BECP302' } as const
    const fields = { computeModelConfig: config, hasEcoCheques: true }
    const [error] = refused(request(vouchers(fields)))
    assert.deepEqual([error.code, error.path], ['required', 'package.ecoCheques'])
    assert.equal(year(vouchers({ ...fields, ecoCheques: 250 })).ecoCheques, 250)
  })
})

test.group('Vouchers of the year', () => {
  const all = {
    hasEcoCheques: true,
    hasChequeSportCulture: true,
    chequeSportCulture: 100,
    hasChequeCadeau: true,
    chequeCadeau: 40,
  }

  test('are net for the worker and cost their value, nothing more', ({ assert }) => {
    const { remuneration, coutEmployeur } = answered(request(vouchers(all))).compute
    const { remunerationAnnuelle } = remuneration
    assert.equal(
      remunerationAnnuelle.remunerationAnnuelle,
      Math.round((year().remunerationAnnuelle + 390) * 100) / 100
    )
    assert.equal(coutEmployeur.avantagesTotal, 390)
    assert.equal(remuneration.totalCashAnnuel.avantagesTotal, 390)
    assert.deepEqual(
      coutEmployeur.avantages.map(({ key }) => key),
      ['ecoCheques', 'chequeSportCulture', 'chequeCadeau']
    )
  })

  test('gifts: 40 € and 40 € a dependent child, a disabled one once', ({ assert }) => {
    const gifts = (chequeCadeau: number, enfantsACharge: number, enfantsHandicapes = 0) =>
      vouchers(
        { hasChequeCadeau: true, chequeCadeau },
        { worker: { enfantsACharge, enfantsHandicapes } }
      )
    assert.equal(year(gifts(160, 3)).chequeCadeau, 160)
    assert.equal(year(gifts(120, 2, 2)).chequeCadeau, 120)
    assert.deepEqual(refused(request(gifts(120.01, 2, 2)))[0].params, {
      min: 0,
      max: 120,
      unit: 'EUR',
    })
  })
})

test.group('Vouchers that are refused', () => {
  const cases: [why: string, fields: object, code: string, path: string][] = [
    ['a meal voucher without value', { hasChequeRepas: true }, 'required', 'package.chequeRepas'],
    ['one above 10 €', { ...MEALS, chequeRepas: 10.01 }, 'out_of_range', 'package.chequeRepas'],
    [
      'one below the share of the worker',
      { ...MEALS, chequeRepas: 1 },
      'out_of_range',
      'package.chequeRepas',
    ],
    [
      'a worker who bears too little',
      { hasChequeRepas: true, chequeRepas: 8, quotePartChequeRepas: 1 },
      'out_of_range',
      'package.quotePartChequeRepas',
    ],
    [
      'vouchers for 400 days',
      { ...MEALS, computeModelConfig: { ...CP200, joursChequesRepas: 400 } },
      'out_of_range',
      'package.computeModelConfig.joursChequesRepas',
    ],
    [
      'eco-vouchers above 250 €',
      { hasEcoCheques: true, ecoCheques: 251 },
      'out_of_range',
      'package.ecoCheques',
    ],
    [
      'sport vouchers above 100 €',
      { hasChequeSportCulture: true, chequeSportCulture: 100.01 },
      'out_of_range',
      'package.chequeSportCulture',
    ],
    [
      'gift vouchers above 40 € without children',
      { hasChequeCadeau: true, chequeCadeau: 41 },
      'out_of_range',
      'package.chequeCadeau',
    ],
    ['a gift without value', { hasChequeCadeau: true }, 'required', 'package.chequeCadeau'],
    ['a word', { chequeSportCulture: 'x' }, 'invalid_value', 'package.chequeSportCulture'],
  ]

  for (const [why, fields, code, path] of cases) {
    test(`${why}: ${code} at ${path}`, ({ assert }) => {
      const errors = refused(request(vouchers(fields)))
      assert.deepEqual(
        errors.map((error) => [error.code, error.path]),
        [[code, path]]
      )
    })
  }
})
