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
    assert.equal(
      Math.round(100 * (precompteProfessionnel - without.precompteProfessionnel)),
      1500
    )
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
