import { test } from '@japa/runner'
import { tauxExceptionnelAutres } from '#modules/compute/rules/annee/taux_exceptionnel_autres'
import { tauxReductionEnfants } from '#modules/compute/rules/annee/taux_reduction_enfants'
import { lawSets } from '#modules/compute/rules/law_sets/index'
import { Sheet } from '#modules/compute/rules/sheet'
import { month, year } from './requests.ts'

test.group('The payslip of the first package', () => {
  test('3,000 € gross, single, no children, on 1 September 2026', ({ assert }) => {
    assert.deepInclude(month(), {
      salaireBrut: 3000,
      sousTotalBrut: 3000,
      onss: -392.1,
      bonusEmploi: 110.54,
      imposable: 2718.44,
      precompteProfessionnel: -437.87,
      sousTotalSalaireNet: 2280.57,
      csss: -19.24,
      salaireNet: 2261.33,
      remunerationMensuelle: 2261.33,
      salaireBrutHoraire: 18.2186,
    })
  })

  test('its year: double holiday pay at 36.34 %, premiums at 40.38 %', ({ assert }) => {
    assert.deepInclude(year(), {
      salaireNetAnnuel: 27135.96,
      doublePeculeVacances: 1544.84,
      primeFinAnnee: 1554.83,
      primeSectorielle: 171.47,
      csssComplement: -54.63,
      remunerationAnnuelle: 30352.47,
    })
  })

  test('half time halves the work bonus of the full-time wage', ({ assert }) => {
    const half = month({ package: { salaireBrut: 1500, regimeNumerateur: 19 } })
    assert.equal(half.bonusEmploi, 55.27)
    assert.equal(half.salaireBrutHoraire, 18.2186)
  })

  test('the fraction of occupation is rounded to two decimals', ({ assert }) => {
    // 30.4 ÷ 38 = 0.80; S = 3,000; 0.80 × 110.54 = 88.432
    const part = month({ package: { salaireBrut: 2400, regimeNumerateur: 30.4 } })
    assert.equal(part.bonusEmploi, 88.43)
  })

  test('the work bonus never exceeds the contribution, and volet B gives way first', ({
    assert,
  }) => {
    assert.deepInclude(month({ package: { salaireBrut: 2233.61 } }), {
      onss: -291.93,
      bonusEmploi: 291.93,
      imposable: 2233.61,
    })
  })

  test('each extra child beyond the eighth takes the same reduction', ({ assert }) => {
    const tax = (enfantsACharge: number) =>
      month({ worker: { enfantsACharge }, package: { salaireBrut: 9000 } }).precompteProfessionnel
    assert.closeTo(tax(9) - tax(8), 322, 0.001)
    assert.closeTo(tax(10) - tax(9), 322, 0.001)
  })

  test('a disabled child counts double', ({ assert }) => {
    const one = month({ worker: { enfantsACharge: 1, enfantsHandicapes: 1 } })
    const two = month({ worker: { enfantsACharge: 2, enfantsHandicapes: 0 } })
    assert.deepEqual(one, two)
  })

  const charges = [
    ['a single parent', { enfantsACharge: 1, parentIsole: true }, 52 + 52],
    ['a disabled worker', { handicape: true }, 52],
    ['two other dependants', { autresPersonnesACharge: 2 }, 104],
    ['a dependent relative over 65', { ascendantsACharge: 1 }, 166],
  ] as const

  for (const [who, worker, reduction] of charges) {
    test(`${who} pays ${reduction} € less tax`, ({ assert }) => {
      const difference = month({ worker }).precompteProfessionnel - month().precompteProfessionnel
      assert.closeTo(difference, reduction, 0.001)
    })
  }

  test('a disabled spouse counts for a couple only', ({ assert }) => {
    const tax = (worker: object) => month({ worker }).precompteProfessionnel
    const couple = { etatCivil: 'marie', conjointTravaille: true } as const
    assert.closeTo(tax({ ...couple, conjointHandicape: true }) - tax(couple), 52, 0.001)
    assert.equal(tax({ conjointHandicape: true }), tax({}))
  })

  const contributions = [
    ['celibataire', undefined, 1945.38, 0],
    ['celibataire', undefined, 1945.39, 0],
    ['celibataire', undefined, 2190.18, -10.33],
    ['celibataire', undefined, 3737, -27.35],
    ['celibataire', undefined, 4100, -39.62],
    ['celibataire', undefined, 6038.82, -60.94],
    ['celibataire', undefined, 20000, -60.94],
    ['marie', 'PROFESSIONNELS', 1095.09, 0],
    ['marie', 'PROFESSIONNELS', 1095.1, -5.15],
    ['marie', 'PROFESSIONNELS', 1945.38, -5.15],
    ['marie', 'PROFESSIONNELS', 2190.18, -14.44],
    ['marie', 'PROFESSIONNELS', 20000, -51.64],
    ['cohabitant', 'AUCUN', 1945.38, 0],
    ['cohabitant', 'AUCUN', 2190.18, -14.44],
    ['cohabitant', 'PENSION_LIMITEE', 20000, -60.94],
  ] as const

  for (const [etatCivil, revenusConjoint, salaireBrut, csss] of contributions) {
    test(`special contribution: ${etatCivil} ${revenusConjoint ?? ''} at ${salaireBrut}`, ({
      assert,
    }) => {
      const line = month({ worker: { etatCivil, revenusConjoint }, package: { salaireBrut } })
      assert.equal(line.csss, csss)
    })
  }
})

test.group('Exceptional pay', () => {
  test('the bracket changes the rate of the whole allowance', ({ assert }) => {
    // (gross − ONSS) × 12 = 31,830 is the last euro of 36.34 / 40.38 %
    assert.isAbove(
      year({ package: { salaireBrut: 3051.2 } }).doublePeculeVacances,
      year({ package: { salaireBrut: 3052.5 } }).doublePeculeVacances
    )
  })

  test('a bound belongs to its bracket, and a limit to what it reduces', ({ assert }) => {
    const { law } = lawSets.on('2026-09-01')!
    const { bornes, tauxAutres, reductionLimites, reductionTaux } = law.exceptionnel
    const of = (revenuAnnuelNormal: number) => {
      const sheet = Object.assign(new Sheet(), { revenuAnnuelNormal, enfants: 1 })
      return [tauxExceptionnelAutres(sheet, law), tauxReductionEnfants(sheet, law)]
    }
    for (const [i, borne] of bornes.entries()) {
      assert.equal(of(borne)[0], tauxAutres[i])
      assert.equal(of(borne + 1)[0], tauxAutres[i + 1])
    }
    assert.equal(of(reductionLimites[0])[1], reductionTaux[0])
    assert.equal(of(reductionLimites[0] + 1)[1], 0)
  })

  test('n° 54: with two children, income under the limit exempts what is missing up to it', ({
    assert,
  }) => {
    // 2,100 − 13.07 % = 1,825.53; × 12 = 21,906.36; limit 22,470: 563.64 exempt.
    // Premium 2,100 − 274.47 = 1,825.53; taxable 1,261.89 × 35.33 % = 445.83; less 20 % = 356.66.
    const { primeFinAnnee } = year({
      worker: { enfantsACharge: 2 },
      package: { salaireBrut: 2100 },
    })
    assert.equal(primeFinAnnee, 1825.53 - 356.66)
  })

  test('n° 54: children beyond the published four of 2022 raise the limit by its last step each', ({
    assert,
  }) => {
    // 3,900 − 13.07 % = 3,390.27; × 12 = 40,683.24; limit 29,060 + 2 × 6,000 = 41,060: 376.76 exempt.
    // Premium 3,390.27; taxable 3,013.51 × 51.48 % = 1,551.35.
    const { primeFinAnnee } = year({
      date: '2022-09-01',
      worker: { enfantsACharge: 6 },
      package: { salaireBrut: 3900 },
    })
    assert.equal(primeFinAnnee, 3390.27 - 1551.35)
  })

  test('n° 55: above the limit of the children the tax is whole', ({ assert }) => {
    const three = { worker: { enfantsACharge: 3 }, package: { salaireBrut: 3500 } }
    assert.equal(year(three).primeFinAnnee, year({ package: { salaireBrut: 3500 } }).primeFinAnnee)
  })

  test('the sector premium is paid in proportion to working time', ({ assert }) => {
    const half = { package: { salaireBrut: 1500, regimeNumerateur: 19 } }
    // 165.42 − 21.62 = 143.80; 12 × (1,500 − 196.05) = 15,647.40: 25.23 % = 36.28
    assert.equal(year(half).primeSectorielle, 107.52)
  })

  test('other committees: no premium unless the package says so', ({ assert }) => {
    const config = { employmentType: 'EMPLOYE', commissionParitaire: 'BECP308' } as const
    const none = year({ package: { computeModelConfig: config } })
    assert.deepInclude(none, { primeFinAnnee: 0, primeSectorielle: 0 })
    const some = year({ package: { computeModelConfig: { ...config, hasPrimeFinAnnee: true } } })
    assert.equal(some.primeFinAnnee, 1554.83)
  })
})
