import { test } from '@japa/runner'
import { answered, cost, lines, month, request, year, type Case } from './requests.ts'

/** A figure of the law that was read anew in November 2026, reckoned by hand. */

const explained = (rule: string, differs: Case = {}) =>
  answered(request({ ...differs, explain: true })).explanation!.find((line) => line.rule === rule)!

test.group('Structural reduction, part time: the factor has two decimals', () => {
  const part = { package: { salaireBrut: 2600, regimeNumerateur: 32 } }

  test('2,600 at 32 of 38 hours: 1,129.89 a year', ({ assert }) => {
    // 38 ÷ 32 is 1.19: S = 7,800 × 1.19 = 9,282.00, 336.80 + 72.98; in June 8,078.60 × 1.19, 290.39 + 19.94
    assert.deepInclude(lines(part), {
      reductionTrimestre1: 409.78,
      reductionTrimestre2: 310.33,
      reductionTrimestre3: 409.78,
      reductionTrimestre4: 0,
    })
    assert.equal(cost(part).reductionStructurelle, -1129.89)
  })

  test('the factor of the ONSS, 494 ÷ 195, is 2.53: two thirds of full time have 1.5', ({
    assert,
  }) => {
    const of = (salaireBrut: number, regimeNumerateur: number, regimeDenominateur: number) =>
      lines({ package: { salaireBrut, regimeNumerateur, regimeDenominateur } }).reductionTrimestre1
    // the same reference wage, 9,000.00, and µ × βs = 1
    assert.equal(of(2400, 32, 40), of(3000, 38, 38))
  })

  test('the explanation says so', ({ assert }) => {
    assert.include(explained('reductionTrimestre1', part).formula, 'round(regimeDenominateur')
  })
})

test.group('Withholding tax: 30 % of the personal share in group insurance', () => {
  const of = (cotisationAG: number, salaireBrut = 3500): Case => ({
    package: { salaireBrut, hasCotisationAG: true, cotisationAG },
  })

  test('3,500 single, 50 a month: 15.00 less tax, net 2,365.40', ({ assert }) => {
    const without = month({ package: { salaireBrut: 3500 } })
    const { precompteProfessionnel, salaireNet, contributionsAssurances } = month(of(50))
    assert.equal(salaireNet, 2365.4)
    assert.equal(contributionsAssurances, -50)
    assert.equal(Math.round(100 * (precompteProfessionnel - without.precompteProfessionnel)), 1500)
    assert.equal(lines(of(50)).reductionAssuranceGroupe, 15)
  })

  test('half up to the cent, never more than the tax, and the fiscal bonus takes what is left', ({
    assert,
  }) => {
    assert.equal(lines(of(10.05)).reductionAssuranceGroupe, 3.02)
    const low = lines(of(2000, 2300))
    assert.equal(low.reductionAssuranceGroupe, low.impotMensuel)
    assert.equal(low.bonusEmploiFiscal, 0)
    assert.equal(low.precompteProfessionnel, 0)
  })

  test('is explained with its source, and no line without such a share', ({ assert }) => {
    const [parameter] = explained('reductionAssuranceGroupe', of(50)).parameters
    assert.deepInclude(parameter, {
      id: 'precompte.reductionAssuranceGroupe',
      value: 30,
      unit: '%',
      confidence: 'official_quoted',
      checked: '2026-11-22',
    })
    assert.isUndefined(explained('reductionAssuranceGroupe'))
  })
})

test.group('Exceptional pay of non-residents (annexe III, point 117)', () => {
  const of = (nonResident: boolean, enfantsACharge = 3): Case => ({
    date: '2026-06-01',
    worker: { nonResident, enfantsACharge },
    package: { salaireBrut: 2800 },
  })

  test('2,800, three children: year-end 1,451.17, sector premium 171.47', ({ assert }) => {
    const { primeFinAnnee, primeSectorielle, doublePeculeVacances } = year(of(true))
    // 12 × (2,800 − 365.96) = 29,208.48: 40.38 % of 2,434.04 and of 287.60
    assert.equal(primeFinAnnee, 1451.17)
    assert.equal(primeSectorielle, 171.47)
    // 2,576.00 − 311.07 = 2,264.93, less 40.38 % of it
    assert.equal(doublePeculeVacances, 1350.35)
  })

  test('children change nothing there; for a resident they do', ({ assert }) => {
    assert.deepEqual(year(of(true, 0)), year(of(true)))
    assert.notEqual(year(of(false)).primeFinAnnee, year(of(false, 0)).primeFinAnnee)
    assert.deepInclude(lines({ ...of(true), package: { salaireBrut: 1500 } }), {
      margeExoneration: 0,
      tauxReductionEnfants: 0,
    })
  })

  test('both rates are marked as assumed, with what stands in for them', ({ assert }) => {
    for (const rule of ['tauxExceptionnelPecule', 'tauxExceptionnelAutres']) {
      const { value, parameters } = explained(rule, of(true))
      assert.equal(value, 40.38)
      const rates = parameters.find(({ id }) => id === 'exceptionnel.tauxNonResident')!
      assert.equal(rates.confidence, 'assumed')
      assert.include(rates.source, 'n° 117')
    }
    assert.notInclude(
      explained('tauxExceptionnelPecule', of(false)).parameters.map(({ id }) => id),
      'exceptionnel.tauxNonResident'
    )
  })
})

test.group('Special contribution: the pay of the quarter decides', () => {
  test('single, 3,000, CP 200, 2026: 57.71, with the year-end premium 108.72, the year 285.51', ({
    assert,
  }) => {
    // 30.99 + 1.10 % × 2,429.46; 9,330.84 in June; 82.05 + 3.38 % × 789.00 with 3,000.00 in December
    assert.deepInclude(lines(), {
      csss: -19.24,
      csssTrimestre1: 57.71,
      csssTrimestre2: 61.35,
      csssTrimestre3: 57.71,
      csssTrimestre4: 108.72,
      csssAnnuelle: -285.51,
      // (61.35 − 57.72) + (108.72 − 57.72)
      csssComplement: -54.63,
    })
    assert.equal(year().csssComplement, -54.63)
    // 27,135.96 + 1,544.84 + 1,554.83 + 171.47 − 54.63
    assert.equal(year().remunerationAnnuelle, 30_352.47)
  })

  test('without premiums the year is twelve months', ({ assert }) => {
    const config = { employmentType: 'EMPLOYE' } as const
    const computed = lines({ package: { salaireBrut: 3000, computeModelConfig: config } })
    assert.deepInclude(computed, {
      csssAnnuelle: -230.88,
      csssComplement: 0,
      csssTrimestre4: 57.71,
    })
  })

  test('a couple with two incomes: 15.45 from 3,285.29 a quarter, at most 154.92', ({ assert }) => {
    const of = (salaireBrut: number) =>
      lines({
        worker: { etatCivil: 'marie', revenusConjoint: 'PROFESSIONNELS' },
        package: { salaireBrut },
      })
    assert.deepInclude(of(821.32), { csssTrimestre4: 0, csssComplement: 0 })
    assert.deepInclude(of(821.33), { csssTrimestre4: 15.45, csssComplement: -15.45 })
    assert.deepInclude(of(9000), { csssTrimestre1: 154.92, csssComplement: 0 })
  })

  test('a manual worker: premiums at 108 %', ({ assert }) => {
    const computed = lines({
      package: {
        salaireBrut: 2500,
        computeModelConfig: {
          employmentType: 'OUVRIER',
          hasPrimeFinAnnee: true,
          primeFinAnneeMois: 1,
        },
      },
    })
    // 4 × 2,700 = 10,800: 30.99 + 1.10 % × 4,229.46; three months 8,100: 30.99 + 1.10 % × 1,529.46
    assert.equal(computed.csssTrimestre4, 77.51)
    assert.equal(computed.csssTrimestre1, 47.81)
  })

  test('the explanation of a quarter names its premiums and its own thresholds', ({ assert }) => {
    const { formula, inputs, parameters } = explained('csssTrimestre4')
    assert.include(formula, 'primeFinAnneeDeclaree')
    assert.equal(inputs.primeFinAnneeDeclaree, 3000)
    assert.deepInclude(parameters[0], {
      id: 'csssTrimestre.isoleBornes',
      value: [5836.14, 6570.54, 11_211, 12_300],
      confidence: 'official_quoted',
      checked: '2026-11-22',
    })
    assert.equal(explained('csssComplement').inputs.csssAnnuelle, -285.51)
  })

  test('an amount of the year is solved for on both sides of the first minimum', ({ assert }) => {
    const worker = { etatCivil: 'marie', revenusConjoint: 'PROFESSIONNELS' } as const
    for (const salaireBrut of [821.3, 821.4, 985, 1095.2, 1800, 3000]) {
      const amount = year({ worker, package: { salaireBrut } }).remunerationAnnuelle
      const target = 'remuneration.remunerationAnnuelle.remunerationAnnuelle'
      const { solved } = answered(request({ worker, solve: { target, amount } }))
      const found = year({ worker, package: { salaireBrut: solved!.amount } })
      assert.equal(found.remunerationAnnuelle, amount)
    }
  })
})
