import { test } from '@japa/runner'
import {
  errorText,
  fromAgeText,
  hypothesisPensionText,
  pension,
  pensionLineText,
  PENSION_LINES,
  ruleText,
  type PensionAnswer,
  type PensionFields,
} from '#modules/compute/pure'
import { LIGNES_PENSION, PensionSheet } from '#modules/compute/pension/index'
import { wholeLawOn } from '#modules/compute/contract/beside/whole_law'
import { request, type Case } from './requests.ts'

const LANGUAGES = ['fr', 'nl', 'en'] as const
const DIRECTOR: Case = {
  worker: { dirigeant: true },
  package: {
    computeModelConfig: { employmentType: 'EMPLOYE' },
    salaireBrut: 6000,
    hasAssuranceGroupe: true,
    assuranceGroupe: 9000,
  },
}
const WORKER: Case = { package: { hasAssuranceGroupe: true, assuranceGroupe: 1500 } }

const asked = (given: unknown, differs: Case = DIRECTOR) => ({
  ...request(differs),
  pension: given,
})

function told(of: PensionFields, differs: Case = DIRECTOR): PensionAnswer {
  const result = pension(asked(of, differs))
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.errors)}`)
  return result.answer
}

function refusedOf(of: unknown, differs?: Case) {
  const result = pension(asked(of, differs))
  if (result.ok) throw new Error('answered')
  return result.errors.map(({ code, path }) => `${code} ${path}`)
}

const codes = ({ hypotheses }: PensionAnswer) =>
  hypotheses.map((each) => (each.code === 'figure' ? each.parameter.id : each.code))

/*
 * No case with all of its numbers was found published: the formula is that of thglln.be (FiduPress, 10/10/2025) and the
 * coefficients are those of Com.IB 59/61-64 as taximize.be prints them. What follows is reckoned by hand from both.
 */
test.group('A pension plan: the limit of 80 %', () => {
  test('(80 % of the pay − the statutory pension) × n ÷ 40 × the coefficient', ({ assert }) => {
    const { lignes, annees, coefficient } = told({
      age: 45,
      anneesPassees: 12,
      pensionLegale: 20_000,
    })
    assert.equal(lignes.remunerationNormale, 72_000)
    assert.equal(lignes.renteMaximale, 37_600)
    assert.deepEqual(annees, { futures: 20, regle: 32 })
    assert.equal(coefficient, 16.1004)
    // 37,600 × 32 ÷ 40 = 30,080; × 16.1004
    assert.equal(lignes.capitalMaximal, 484_300.03)
    const other = told({
      age: 45,
      anneesPassees: 12,
      pensionLegale: 20_000,
      autresCapitaux: 84_300,
    })
    assert.equal(other.lignes.capitalMaximal, 400_000.03)
  })

  test('the coefficient is that of the age and the form, or the one that is told', ({ assert }) => {
    const of = (agePension: number, formeRente: PensionFields['formeRente']) =>
      told({ age: 50, agePension, formeRente }).coefficient
    assert.deepEqual(
      [of(60, 'INDEXEE'), of(65, 'INDEXEE'), of(60, 'REVERSIBLE'), of(65, 'REVERSIBLE')],
      [15.6389, 13.4282, 14.847, 13.3711]
    )
    assert.deepEqual(
      [of(60, 'INDEXEE_REVERSIBLE'), of(62, 'INDEXEE_REVERSIBLE')],
      [18.3749, 17.4763]
    )
    assert.equal(told({ age: 50, agePension: 67, coefficient: 15.25 }).coefficient, 15.25)
    const result = pension({ ...asked({ age: 50 }), explain: true })
    if (!result.ok) throw new Error('refused')
    const line = result.answer.explanation!.find(({ rule }) => rule === 'coefficientPension')!
    assert.include(
      line.parameters.map(({ id }) => id),
      'pensions.coefficientsIndexeeReversible'
    )
  })

  // countable.be on the circular 2022/C/33: 25 % of years before 2021, 50 % of all others.
  test('the statutory pension is estimated by years before and since 2021', ({ assert }) => {
    const of = (more: Partial<PensionFields>) =>
      told({ age: 45, anneesPassees: 20, ...more }).lignes.pensionLegaleEstimee
    assert.equal(of({}), 36_000)
    assert.equal(of({ anneesAvant2021: 20 }), 9000 + 18_000)
    // Twenty of fifty years at a quarter of 72,000, thirty at half of it.
    assert.equal(of({ anneesAvant2021: 20, anneesAilleurs: 10 }), 7200 + 21_600)
    assert.equal(of({ plafondPensionLegale: 60_000 }), 30_000)
    assert.equal(of({ pensionLegale: 21_000 }), 21_000)
  })

  // moneip.be: at most ten years outside the company; forty in all.
  test('ten years elsewhere count, and forty in all', ({ assert }) => {
    const of = (anneesPassees: number, anneesAilleurs: number, age = 45) =>
      told({ age, anneesPassees, anneesAilleurs }).annees.regle
    assert.equal(of(5, 8), 33)
    assert.equal(of(5, 15), 35)
    assert.equal(of(15, 15), 40)
  })
})

test.group('A pension plan: what is built, and the room', () => {
  test('premiums at the beginning of each year, at the return that is told', ({ assert }) => {
    const flat = told({ age: 45, reserves: 10_000 })
    assert.equal(flat.lignes.capitalProjete, 10_000 + 20 * 9000)
    // One year at 2 %: 10,000 × 1.02 + 9,000 × 1.02; two: 10,000 × 1.0404 + 9,000 × (1.02 + 1.0404).
    const one = told({ age: 64, reserves: 10_000, rendement: 2 }).lignes
    assert.equal(one.capitalProjete, 10_200 + 9180)
    const two = told({ age: 63, reserves: 10_000, rendement: 2 }).lignes
    assert.equal(two.capitalProjete, 10_404 + 18_543.6)
  })

  test('the largest premium leads to the largest capital, and more is not deducted', ({
    assert,
  }) => {
    const of: PensionFields = { age: 45, anneesPassees: 12, pensionLegale: 20_000, rendement: 1.5 }
    const { lignes } = told({ ...of, reserves: 30_000 })
    const again = told(
      { ...of, reserves: 30_000 },
      {
        ...DIRECTOR,
        package: { ...DIRECTOR.package, assuranceGroupe: lignes.primeMaximale! },
      }
    ).lignes
    assert.approximately(again.capitalProjete!, lignes.capitalMaximal!, 0.2)
    assert.equal(again.primeNonDeductible, 0)
    const above = told(of, {
      ...DIRECTOR,
      package: { ...DIRECTOR.package, assuranceGroupe: 60_000 },
    }).lignes
    assert.isAbove(above.depassementCapital!, 0)
    assert.approximately(above.primeNonDeductible!, 60_000 - above.primeMaximale!, 0.001)
  })

  test('years that passed may be caught up, less what is there', ({ assert }) => {
    const of = (reserves: number) =>
      told({ age: 45, anneesPassees: 12, pensionLegale: 20_000, reserves }).lignes.rattrapage
    // 484,300.03 × 12 ÷ 32
    assert.equal(of(0), 181_612.51)
    assert.equal(of(100_000), 81_612.51)
    assert.equal(of(200_000), 0)
    assert.equal(told({ age: 45 }).lignes.rattrapage, 0)
  })

  test('4.4 % of a director, 4.4 and 8.86 % of a worker, 30 % of the worker’s own share', ({
    assert,
  }) => {
    const director = told({ age: 45 }).lignes
    assert.deepEqual([director.taxePension, director.onssPension], [396, 0])
    const worker = told(
      { age: 45 },
      { package: { ...WORKER.package, hasCotisationAG: true, cotisationAG: 50 } }
    ).lignes
    assert.deepEqual([worker.taxePension, worker.onssPension], [66, 132.9])
    assert.equal(worker.coutPension, 1698.9)
    assert.equal(worker.reductionPersonnelle, 180)
    assert.equal(worker.capitalProjete, 20 * (1500 + 600))
  })
})

test.group('A pension plan whose premium moves with age', () => {
  const BY_AGE = {
    hasAssuranceGroupe: true,
    assuranceGroupe: 3,
    assuranceGroupeInputType: 'PERCENT_BASE' as const,
    assuranceGroupeNaissance: 1982,
    assuranceGroupeTranches: [
      { age: 35, taux: 4 },
      { age: 45, taux: 5.5 },
      { age: 55, taux: 7 },
    ],
  }
  const plan = (of: PensionFields, more: object = {}): PensionAnswer =>
    told(of, { ...WORKER, package: { salaireBrut: 3000, ...BY_AGE, ...more } })

  // In 2026 the age reached is 44: one year at 4 %, ten at 5.5 %, nine at 7 % and no more, of 36,000 a year.
  test('each year by the share of the age that is reached in it', ({ assert }) => {
    const { lignes, primes, hypotheses } = plan({ age: 44, agePension: 64 })
    assert.equal(lignes.primePension, 1440)
    assert.deepEqual(primes, [
      { age: 44, prime: 1440 },
      { age: 45, prime: 1980 },
      { age: 55, prime: 2520 },
    ])
    assert.equal(lignes.capitalProjete, 1440 + 10 * 1980 + 9 * 2520)
    assert.equal(hypotheses[0].code, 'projectionAges')
    // The worker’s own share stays what it is: 20 years of 600.
    const own = plan({ age: 44, agePension: 64 }, { hasCotisationAG: true, cotisationAG: 50 })
    assert.equal(own.lignes.capitalProjete, lignes.capitalProjete! + 20 * 600)
  })

  // Two years at 2 %: 1,440 grows twice, 2,520 once, beside 1,000 put aside.
  test('at a return each premium grows from the beginning of its year', ({ assert }) => {
    const { lignes } = plan(
      { age: 58, agePension: 60, rendement: 2, reserves: 1000 },
      {
        assuranceGroupeNaissance: 1968,
        assuranceGroupeTranches: [
          { age: 35, taux: 4 },
          { age: 59, taux: 7 },
        ],
      }
    )
    assert.equal(lignes.capitalProjete, 1498.18 + 2570.4 + 1040.4)
  })

  test('the room is that of this year’s premium, with the later ones in proportion', ({
    assert,
  }) => {
    const of: PensionFields = {
      age: 44,
      agePension: 64,
      anneesPassees: 12,
      pensionLegale: 15_000,
      rendement: 1.5,
      reserves: 20_000,
    }
    const own = { hasCotisationAG: true, cotisationAG: 50 }
    const { lignes } = plan(of, own)
    const times = lignes.primeMaximale! / lignes.primePension!
    const scaled = (percent: number) => Math.round(percent * times * 100) / 100
    const most = plan(of, {
      ...own,
      assuranceGroupe: scaled(3),
      assuranceGroupeTranches: BY_AGE.assuranceGroupeTranches.map(({ age, taux }) => ({
        age,
        taux: scaled(taux),
      })),
    }).lignes
    assert.approximately(most.capitalProjete!, lignes.capitalMaximal!, lignes.capitalMaximal! / 500)
    assert.approximately(most.primeMaximale!, lignes.primeMaximale!, 2)
    assert.equal(lignes.primeNonDeductible, 0)
    // Twenty times the shares are above it.
    const above = plan(of, {
      assuranceGroupe: 60,
      assuranceGroupeTranches: [
        { age: 35, taux: 80 },
        { age: 45, taux: 100 },
      ],
    }).lignes
    assert.isAbove(above.primeNonDeductible!, 0)
    assert.equal(above.primeNonDeductible, above.primePension! - above.primeMaximale!)
  })

  test('below the first band the share of the package, and nothing may be one', ({ assert }) => {
    const young = plan({ age: 33, agePension: 65 }, { assuranceGroupeNaissance: 1993 })
    assert.deepEqual(young.primes!.slice(0, 2), [
      { age: 33, prime: 1080 },
      { age: 35, prime: 1440 },
    ])
    const later = plan({ age: 33 }, { assuranceGroupeNaissance: 1993, assuranceGroupe: 0 })
    assert.equal(later.lignes.primePension, 0)
    assert.equal(later.lignes.capitalProjete, 10 * 1440 + 10 * 1980 + 10 * 2520)
    // What those to come would follow in proportion is not there: no largest premium is told, and why stands there.
    assert.deepEqual([later.lignes.primeMaximale, later.lignes.primeNonDeductible], [null, null])
    assert.isNotNull(young.lignes.primeMaximale)
    assert.include(codes(later), 'primePlusTard')
    assert.notInclude(codes(young), 'primePlusTard')
    const { package: pack } = WORKER
    const fields = { ...pack, ...BY_AGE, assuranceGroupeNaissance: 1993, assuranceGroupe: 0 }
    const { explanation } = told({ age: 33 }, { package: fields, explain: true })
    assert.notInclude(
      explanation!.map(({ rule }) => rule),
      'primeMaximale'
    )
    assert.isUndefined(plan({ age: 44 }, { assuranceGroupeTranches: [] }).primes)
  })

  test('whose year of birth is not told is asked for it', ({ assert }) => {
    const { assuranceGroupeNaissance: _birth, ...nobody } = BY_AGE
    assert.deepEqual(refusedOf({ age: 44 }, { ...WORKER, package: nobody }), [
      'required package.assuranceGroupeNaissance',
    ])
  })

  test('the age that is told is reached in the year, or was in the one before', ({ assert }) => {
    assert.equal(plan({ age: 43 }).primes![0].age, 44)
    for (const age of [42, 45])
      assert.deepEqual(refusedOf({ age }, { ...WORKER, package: BY_AGE }), ['conflict pension.age'])
    const answer = plan({ age: 44 })
    for (const language of LANGUAGES) {
      assert.include(fromAgeText(45, language), '45')
      for (const each of answer.hypotheses)
        assert.match(hypothesisPensionText(each, language), /\.$/)
    }
  })
})

test.group('A pension plan: the Wijninckx contribution', () => {
  const of = (date: string, rentesAcquises: number, anneesCarriere = 45) =>
    told(
      { age: 60, rentesAcquises, augmentationReserves: 20_000, anneesCarriere },
      { ...DIRECTOR, date }
    ).lignes

  // fidmed.be: 93,760.79 for 2023 and 3 %; PensioPlus: 12.5 % from the year of contribution 2026 on.
  test('3 % until 2025, 12.5 % from 2026 on, above the target by years of career', ({ assert }) => {
    assert.equal(of('2024-09-01', 93_760.79).cotisationWijninckx, 0)
    assert.equal(of('2024-09-01', 93_760.8).cotisationWijninckx, 600)
    assert.equal(of('2026-09-01', 100_000).cotisationWijninckx, 2500)
    assert.equal(of('2026-09-01', 100_000).objectifPension, 97_548.27)
    assert.equal(of('2024-09-01', 50_000, 30).objectifPension, 62_507.19)
    assert.equal(of('2024-09-01', 50_000, 50).objectifPension, 93_760.79)
  })

  test('2027 names the target that was not found', ({ assert }) => {
    const answer = told(
      { age: 60, rentesAcquises: 1, augmentationReserves: 1, anneesCarriere: 1 },
      { ...DIRECTOR, date: '2027-09-01' }
    )
    assert.isNull(answer.lignes.cotisationWijninckx)
    assert.include(
      answer.gaps!.map(({ id }) => id),
      'pensions.wijninckxObjectif'
    )
  })
})

test.group('A pension plan: refusals and words', () => {
  test('refuses by name', ({ assert }) => {
    assert.deepEqual(refusedOf(undefined), ['required pension'])
    assert.deepEqual(refusedOf({}), ['required pension.age'])
    assert.deepEqual(refusedOf({ age: 70 }), ['out_of_range pension.age'])
    assert.deepEqual(refusedOf({ age: 45, agePension: 67 }), ['required pension.coefficient'])
    assert.deepEqual(refusedOf({ age: 45, taux: 2 }), ['unknown_field pension.taux'])
    assert.deepEqual(refusedOf({ age: 45, rendement: 12 }), ['out_of_range pension.rendement'])
    assert.deepEqual(refusedOf({ age: 45, anneesAvant2021: 1 }), [
      'out_of_range pension.anneesAvant2021',
    ])
    assert.deepEqual(refusedOf({ age: 45, rentesAcquises: 1 }), [
      'required pension.augmentationReserves',
      'required pension.anneesCarriere',
    ])
    assert.deepEqual(refusedOf({ age: 45 }, { ...DIRECTOR, date: '2023-12-31' }), [
      'no_law_set date',
    ])
    assert.isFalse(pension(null).ok)
    for (const language of LANGUAGES) {
      const result = pension(asked({ age: 5 }))
      if (result.ok) throw new Error('answered')
      for (const error of result.errors) assert.match(errorText(error, language), /\.$/)
    }
  })

  test('says what it rests on, in three languages', ({ assert }) => {
    const answer = told({ age: 45 })
    assert.deepEqual(codes(answer), [
      'projection',
      'remuneration',
      'pensionEstimee',
      'plafondInconnu',
      'coefficients',
      'deduction',
      'wijninckxInconnue',
    ])
    const whole = told({
      age: 45,
      pensionLegale: 1,
      coefficient: 15,
      rentesAcquises: 100_000,
      augmentationReserves: 1,
      anneesCarriere: 1,
    })
    assert.deepEqual(codes(whole), [
      'projection',
      'remuneration',
      'deduction',
      'pensions.wijninckxObjectif',
    ])
    for (const language of LANGUAGES) {
      for (const each of [...answer.hypotheses, ...whole.hypotheses])
        assert.match(hypothesisPensionText(each, language), /\.$/)
      for (const key of PENSION_LINES) assert.notEqual(pensionLineText(key, language), key)
    }
  })

  test('figures of the law are what the sources say', ({ assert }) => {
    const { pensions } = wholeLawOn('2026-09-01')!.law
    const { limite, carriereComplete, anneesHors, tauxLegal, tauxLegalAncien } = pensions
    assert.deepEqual(
      [limite, carriereComplete, anneesHors, tauxLegal, tauxLegalAncien],
      [800_000, 40, 10, 500_000, 250_000]
    )
    const ages = pensions.agesCoefficients.length
    const { coefficientsIndexee, coefficientsReversible, coefficientsIndexeeReversible } = pensions
    for (const each of [coefficientsIndexee, coefficientsReversible, coefficientsIndexeeReversible])
      assert.lengthOf(each, ages)
    assert.deepEqual([pensions.wijninckxTaux, pensions.wijninckxCarriere], [125_000, 45])
  })

  test('every line has its words, and every formula stays within its notes', ({ assert }) => {
    const { law } = wholeLawOn('2026-09-01')!
    for (const rule of LIGNES_PENSION) {
      for (const language of LANGUAGES) assert.isNotEmpty(ruleText(rule.id, language)?.title)
      for (const differs of [
        {},
        { coefficientDonne: 15_000_000, pensionLegaleDonnee: 1 },
        { capitalPrimesAge: 50_000_00 },
      ]) {
        const read = new Set<string>()
        const given = Object.assign(new PensionSheet(), {
          anneesFutures: 20,
          agePension: 65,
          formeRente: 3,
          anneesPassees: 10,
          remunerationNormale: 72_000_00,
          plafondPensionLegale: 60_000_00,
          capitalMaximal: 400_000_00,
          facteurReserves: 1_000_000,
          facteurPrimes: 20_000_000,
          anneesRegle: 30,
          rentesAcquises: 100_000_00,
          partPersonnelle: 600_00,
          ...differs,
        })
        const watched = new Proxy(given, {
          get(sheet, field: string) {
            read.add(field)
            return Reflect.get(sheet, field)
          },
        })
        rule(watched, law)
        const named = new Set<string>([
          ...rule.notes.inputs,
          ...(rule.notes.onlyFor ? [rule.notes.onlyFor] : []),
          ...(rule.notes.variants ?? []).flatMap(({ when, inputs }) => [when, ...inputs]),
        ])
        assert.deepEqual(
          [...read].filter((field) => !named.has(field)),
          [],
          rule.id
        )
      }
    }
  })
})
