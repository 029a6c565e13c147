import { test } from '@japa/runner'
import {
  errorText,
  hoursHypothesisText,
  hoursLineText,
  hoursPay,
  HOURS_LINES,
  HOURS_PARTS,
  type HoursAnswer,
  type PrestationsFields,
} from '#modules/compute/pure'
import { answered, cost, month, request, type Case } from './requests.ts'

const LANGUAGES = ['fr', 'nl', 'en'] as const
const OVERTIME: PrestationsFields = { heuresSup50: 10, heuresSup100: 4 }

function paid(prestations: unknown = OVERTIME, differs: Case = {}, more: object = {}): HoursAnswer {
  const result = hoursPay({ ...request(differs), prestations, ...more })
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.errors)}`)
  return result.answer
}

function refusedOf(prestations: unknown, differs: Case = {}) {
  const result = hoursPay({ ...request(differs), prestations })
  if (result.ok) throw new Error('answered')
  return result.errors
}

const codesOf = ({ hypotheses }: HoursAnswer) => hypotheses.map(({ code }) => code)
const MANUAL: Case = {
  package: { computeModelConfig: { employmentType: 'OUVRIER', commissionParitaire: 'BECP124' } },
}
const HOTEL: Case = {
  package: { computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP302' } },
}

test.group('Overtime of a month', () => {
  test('ten hours at 50 % and four at 100 %: pay, reduction of 57.75 % and exemption of 41.25 % of the ordinary pay', ({
    assert,
  }) => {
    const { salaireHoraire, lignes, contingent } = paid()
    // 3,000 × 3 ÷ (13 × 38)
    assert.equal(salaireHoraire, 18.2186)
    assert.deepInclude(lignes, {
      baseSup50: 182.19,
      baseSup100: 72.87,
      baseSup20: 0,
      // 91.10 + 72.87
      sursalaires: 163.97,
      salaireHeuresSup: 419.03,
      brutPrestations: 419.03,
      // 255.06 × 57.75 % and × 41.25 %
      reductionHeuresSup: 147.3,
      dispenseHeuresSup: 105.21,
    })
    assert.deepEqual(contingent, { annee: 180, mois: 14, reste: 166 })
  })

  test('contributions and tax are what the payslip of 3,419.03 has beyond that of 3,000', ({
    assert,
  }) => {
    const { lignes } = paid()
    const [before, after] = [month(), month({ package: { salaireBrut: 3419.03 } })]
    const more = (...keys: ('onss' | 'bonusEmploi' | 'precompteProfessionnel' | 'csss')[]) =>
      Math.round(
        100 * keys.reduce((sum, key) => sum + Number(before[key]) - Number(after[key]), 0)
      ) / 100
    assert.equal(lignes.cotisationsTravailleur, more('onss', 'bonusEmploi'))
    assert.equal(lignes.precompteSansReduction, more('precompteProfessionnel'))
    assert.equal(lignes.cotisationSpecialePrestations, more('csss'))
    const tax = lignes.precompteSansReduction! - 147.3
    assert.closeTo(lignes.precomptePrestations!, tax, 0.001)
    const net =
      419.03 - lignes.cotisationsTravailleur! - tax - lignes.cotisationSpecialePrestations!
    assert.closeTo(lignes.netPrestations!, net, 0.001)
  })

  test('the employer owes contributions, insurance and less reduction, and keeps the exemption', ({
    assert,
  }) => {
    const { lignes } = paid()
    const [before, after] = [cost(), cost({ package: { salaireBrut: 3419.03 } })]
    const reductions = (after.reductionStructurelle - before.reductionStructurelle) / 12
    // 25 + 1.69 + 0.39 + 0.10 + 0.10 + 0.01 + 0.02 + 0.23 % in the third quarter of 2026; 0.5 % insurance
    assert.closeTo(lignes.cotisationsEmployeur!, 419.03 * (0.2754 + 0.005) + reductions, 0.05)
    assert.closeTo(lignes.coutPrestations!, 419.03 + lignes.cotisationsEmployeur! - 105.21, 0.001)
  })

  test('hours that pass the number of the year are relieved by their share of the month', ({
    assert,
  }) => {
    const part = paid({ ...OVERTIME, heuresAvantageesAnnee: 170 })
    const { lignes, contingent } = part
    assert.deepEqual(contingent, { annee: 180, mois: 10, reste: 0 })
    // 147.30 × 10 ÷ 14 and 105.21 × 10 ÷ 14
    assert.deepInclude(lignes, { reductionHeuresSup: 105.21, dispenseHeuresSup: 75.15 })
    assert.include(codesOf(part), 'auDela')
    const none = paid({ ...OVERTIME, heuresAvantageesAnnee: 180 })
    assert.deepInclude(none.lignes, { reductionHeuresSup: 0, dispenseHeuresSup: 0 })
    assert.notInclude(codesOf(none), 'avantageesAnnee')
    assert.include(codesOf(paid()), 'avantageesAnnee')
    assert.notInclude(codesOf(paid()), 'auDela')
  })

  test('the number of the year by its dates: 130 until June 2021, 180 since; buildings 180, hotels 360', ({
    assert,
  }) => {
    const of = (date: string, more: object = {}, differs: Case = {}) =>
      paid({ heuresSup50: 1, ...more }, { ...differs, date }).contingent.annee
    assert.equal(of('2021-03-01'), 130)
    assert.equal(of('2021-03-01', { travauxImmobiliers: true }), 180)
    assert.equal(of('2021-03-01', { travauxImmobiliers: false }), 130)
    assert.equal(of('2021-07-01'), 180)
    assert.equal(of('2024-02-01'), 180)
    assert.equal(of('2026-09-01'), 180)
    assert.equal(of('2026-09-01', {}, HOTEL), 360)
    assert.equal(of('2026-09-01', { travauxImmobiliers: true }, HOTEL), 360)
  })

  test('each line reads the figure that its situation has', ({ assert }) => {
    const read = (rule: string, more: object, differs: Case = {}) => {
      const { explanation } = paid({ ...OVERTIME, ...more }, differs, { explain: true })
      const { value, parameters } = explanation!.find((line) => line.rule === rule)!
      return [value, parameters.map(({ id }) => id)]
    }
    const year = (more: object, differs: Case = {}) => read('heuresPlafond', more, differs)
    assert.deepEqual(year({}), [180, ['heures.plafondHeures']])
    const buildings = ['heures.plafondHeures', 'heures.plafondImmobilier']
    assert.deepEqual(year({ travauxImmobiliers: true }), [180, buildings])
    assert.deepEqual(year({}, HOTEL), [360, ['heures.plafondHeures', 'heures.plafondHoreca']])
    assert.deepEqual(read('heuresAvantagees', { heuresAvantageesAnnee: 170 }), [10, []])
    const shifts = { heuresEquipe: 100, primeEquipe: 10, regime: 'CONTINU', primePrevue: true }
    const [, figures] = read('dispenseNuitEquipe', shifts)
    assert.include(figures as string[], 'heures.dispenseContinu')
  })

  test('reduction and exemption are never more than the tax that the month withholds', ({
    assert,
  }) => {
    const low = { package: { salaireBrut: 2400 }, worker: { enfantsACharge: 3 } }
    const { lignes } = paid({ heuresSup50: 40 }, low)
    const withheld = 0 - Number(month(low).precompteProfessionnel) + lignes.precompteSansReduction!
    assert.closeTo(lignes.reductionHeuresSup! + lignes.dispenseHeuresSup!, withheld, 0.001)
  })

  test('royal decree 213: 20 %, 66.81 % and 32.19 %, in the building trade alone', ({ assert }) => {
    const { lignes, salaireHoraire } = paid({ heuresSup20: 10 }, MANUAL)
    const base = Math.round(salaireHoraire * 1000) / 100
    assert.equal(lignes.baseSup20, base)
    assert.closeTo(lignes.sursalaires!, base * 0.2, 0.006)
    assert.closeTo(lignes.reductionHeuresSup!, base * 0.6681, 0.006)
    assert.closeTo(lignes.dispenseHeuresSup!, base * 0.3219, 0.006)
    assert.deepEqual(refusedOf({ heuresSup20: 10 }), [
      {
        code: 'conflict',
        path: 'prestations.heuresSup20',
        params: { with: 'package.computeModelConfig.commissionParitaire' },
      },
    ])
  })

  test('a manual worker bears contributions at 108 %, and the employer those of the holiday fund', ({
    assert,
  }) => {
    const { lignes } = paid({ heuresSup50: 10 }, MANUAL)
    const fund = lignes.brutPrestations! * 1.08 * 0.1584
    assert.isAbove(lignes.cotisationsEmployeur!, fund + lignes.brutPrestations! * 0.25)
    const first = answered(request(MANUAL))
    assert.deepEqual(answered(request(MANUAL)), first)
  })
})

test.group('Voluntary hours of which gross is net', () => {
  test('no premium, no contributions, no tax: what they are paid is what the worker has and the employer bears', ({
    assert,
  }) => {
    const answer = paid({ heuresNettes: 20 })
    // 20 × 18.2186
    assert.deepInclude(answer.lignes, {
      salaireHeuresNettes: 364.37,
      brutPrestations: 0,
      cotisationsTravailleur: 0,
      precomptePrestations: 0,
      cotisationsEmployeur: 0,
      netPrestations: 364.37,
      coutPrestations: 364.37,
    })
    assert.deepEqual(answer.contingentNet, { annee: 240, reste: 220 })
    assert.includeMembers(codesOf(answer), ['accordEcrit', 'nettesAnnee'])
    assert.notInclude(codesOf(answer), 'moisSeul')
    assert.isNull(paid().contingentNet)
  })

  test('120 until March 2026, 240 from June 2026 on, 360 in hotels; those of earlier in the year count', ({
    assert,
  }) => {
    const reste = (date: string, differs: Case = {}, earlier = 0) =>
      paid({ heuresNettes: 1, heuresNettesAnnee: earlier }, { ...differs, date }).contingentNet!
    assert.deepEqual(reste('2022-05-01'), { annee: 120, reste: 119 })
    assert.deepEqual(reste('2024-05-01'), { annee: 120, reste: 119 })
    assert.deepEqual(reste('2026-03-31', {}, 100), { annee: 120, reste: 19 })
    assert.deepEqual(reste('2026-06-01', {}, 100.5), { annee: 240, reste: 138.5 })
    assert.deepEqual(reste('2026-06-01', HOTEL), { annee: 360, reste: 359 })
    assert.deepEqual(refusedOf({ heuresNettes: 20, heuresNettesAnnee: 230 }), [
      {
        code: 'out_of_range',
        path: 'prestations.heuresNettes',
        params: { min: 0, max: 10, unit: 'h' },
      },
    ])
    assert.lengthOf(refusedOf({ heuresNettes: 1 }, { date: '2023-03-01' }), 1)
  })

  test('April and May 2026: no text was read, so none are computed; the company may give its figure', ({
    assert,
  }) => {
    const asked = { heuresNettes: 1 }
    assert.deepEqual(refusedOf(asked, { date: '2026-05-01' }), [
      { code: 'unknown_law', path: 'prestations.heuresNettes' },
    ])
    const law = { set: { 'heures.heuresNettes': 120 } }
    const { contingentNet } = paid(asked, { date: '2026-05-01' }, { law })
    assert.deepEqual(contingentNet, { annee: 120, reste: 119 })
  })
})

test.group('Night, shifts, Sundays', () => {
  test('a night hour has the amount of CCT 49 at least, more from fifty on, or its own premium', ({
    assert,
  }) => {
    const night = (more: PrestationsFields) => paid({ heuresNuit: 40, ...more }).lignes.primeNuit
    assert.equal(night({}), 60.4)
    assert.equal(night({ cinquanteAns: true }), 72.8)
    // 728.74 × 20 %
    assert.equal(night({ primeNuit: 20 }), 145.75)
    assert.equal(night({ primeNuit: 1 }), 60.4)
    assert.include(codesOf(paid({ heuresNuit: 40 })), 'minimumNuit')
    assert.notInclude(codesOf(paid({ heuresNuit: 40, primeNuit: 20 })), 'minimumNuit')
  })

  test('its amount before 2026 was not read: the lines are left out and the figure is named', ({
    assert,
  }) => {
    const { lignes, gaps } = paid({ heuresNuit: 40 }, { date: '2025-09-01' })
    assert.deepInclude(lignes, {
      primeNuit: null,
      brutPrestations: null,
      cotisationsTravailleur: null,
      netPrestations: null,
      coutPrestations: null,
    })
    assert.deepEqual(
      gaps?.map(({ id }) => id),
      ['heures.indemniteNuit']
    )
    const of = (date: string) =>
      paid({ heuresNuit: 10, cinquanteAns: true }, { date }).lignes.primeNuit
    assert.equal(of('2022-01-15'), 15.2)
    // 1.52 times nine steps of 2 % is 1.82: what was between was not read.
    assert.isNull(of('2022-02-01'))
    assert.isNull(of('2025-09-01'))
  })

  test('shift, Sunday and holiday premiums are those that are told; without one the answer says so', ({
    assert,
  }) => {
    const { lignes } = paid({
      heuresEquipe: 40,
      primeEquipe: 10,
      heuresDimanche: 8,
      primeDimanche: 50,
      heuresFerie: 8,
      primeFerie: 100,
    })
    assert.deepInclude(lignes, {
      primeEquipe: 72.87,
      primeDimanche: 72.88,
      primeFerie: 145.75,
      brutPrestations: 291.5,
    })
    assert.includeMembers(codesOf(paid({ heuresEquipe: 8, heuresDimanche: 8, heuresFerie: 8 })), [
      'sansPrimeEquipe',
      'sansPrimeDimanche',
      'sansPrimeFerie',
    ])
    assert.equal(paid({ heuresDimanche: 8 }).lignes.primeDimanche, 0)
  })

  const NIGHTS: PrestationsFields = {
    heuresNuit: 54.89,
    primeNuit: 12,
    regime: 'NUIT',
    primePrevue: true,
  }

  test('the exemption for nights: a third of the hours, 12 % and a written basis, each of them', ({
    assert,
  }) => {
    const whole = paid(NIGHTS, { package: { salaireBrut: 6000 } })
    const { lignes, conditions } = whole
    assert.include(codesOf(whole), 'dispenseIsolee')
    assert.notInclude(codesOf(paid()), 'dispenseIsolee')
    assert.deepEqual(conditions, { tiers: true, primeMinimale: true, primePrevue: true })
    const gross = 6000 + lignes.brutPrestations!
    const taxable = month({ package: { salaireBrut: gross } }).imposable!
    assert.closeTo(lignes.dispenseNuitEquipe!, taxable * 0.228, 0.006)
    const borne = lignes.brutPrestations! + lignes.cotisationsEmployeur!
    assert.closeTo(lignes.coutPrestations!, borne - lignes.dispenseNuitEquipe!, 0.001)
    const cases: [PrestationsFields, object][] = [
      [{ heuresNuit: 54.88 }, { tiers: false, primeMinimale: true, primePrevue: true }],
      [{ primeNuit: 11.9 }, { tiers: true, primeMinimale: false, primePrevue: true }],
      [{ primePrevue: false }, { tiers: true, primeMinimale: true, primePrevue: false }],
      [{ heuresSup50: 10 }, { tiers: false, primeMinimale: true, primePrevue: true }],
    ]
    for (const [differs, expected] of cases) {
      const answer = paid({ ...NIGHTS, ...differs })
      assert.deepEqual(answer.conditions, expected as never)
      assert.equal(answer.lignes.dispenseNuitEquipe, 0)
    }
    assert.isNull(paid().conditions)
    assert.equal(paid({ ...NIGHTS, regime: undefined }).lignes.dispenseNuitEquipe, 0)
  })

  test('before April 2022 no premium was too low; shifts ask for 2 %, and work without a break gives 25 %', ({
    assert,
  }) => {
    const of = (given: PrestationsFields, date = '2026-09-01') => paid(given, { date }).conditions!
    const shifts: PrestationsFields = {
      heuresEquipe: 80,
      primeEquipe: 2,
      regime: 'EQUIPES',
      primePrevue: true,
    }
    assert.isTrue(of(shifts).primeMinimale)
    assert.isFalse(of({ ...shifts, primeEquipe: 1.9 }).primeMinimale)
    assert.isTrue(of({ ...shifts, primeEquipe: 1.9 }, '2022-02-01').primeMinimale)
    assert.isFalse(of({ ...shifts, primeEquipe: 1.9 }, '2022-04-01').primeMinimale)
    const [shift, without] = (['EQUIPES', 'CONTINU'] as const).map(
      (regime) =>
        paid({ ...shifts, regime }, { package: { salaireBrut: 6000 } }).lignes.dispenseNuitEquipe!
    )
    assert.closeTo(without / shift, 0.25 / 0.228, 0.0001)
    const nights = paid({ ...NIGHTS, primeNuit: 5 }, { date: '2022-03-01' })
    assert.isNull(nights.lignes.primeNuit)
    assert.isFalse(of({ ...shifts, regime: 'NUIT' }).tiers)
  })

  test('it comes after the exemption for overtime, and both stay within the tax withheld', ({
    assert,
  }) => {
    const low = { package: { salaireBrut: 2400 }, worker: { enfantsACharge: 2 } }
    const { lignes } = paid({ ...NIGHTS, heuresNuit: 80, heuresSup50: 8 }, low)
    const withheld = 0 - Number(month(low).precompteProfessionnel) + lignes.precompteSansReduction!
    const gross = lignes.salaireHeuresSup! + lignes.primeNuit!
    assert.closeTo(lignes.brutPrestations!, gross, 0.001)
    const kept = lignes.dispenseHeuresSup! + lignes.dispenseNuitEquipe!
    assert.isAbove(lignes.dispenseHeuresSup!, 0)
    assert.closeTo(kept + lignes.reductionHeuresSup!, withheld, 0.001)
  })
})

test.group('Hours that are refused', () => {
  test('400 hours of overtime, more hours than the month has, a premium of no hour', ({
    assert,
  }) => {
    const paths = (prestations: unknown) => refusedOf(prestations).map(({ path }) => path)
    // heures.limiteInterne
    assert.deepEqual(refusedOf({ heuresSup50: 400 }), [
      {
        code: 'out_of_range',
        path: 'prestations.heuresSup50',
        params: { min: 0, max: 143, unit: 'h' },
      },
    ])
    assert.deepEqual(paths({ heuresSup50: 70, heuresSup100: 73.01 }), ['prestations.heuresSup100'])
    assert.doesNotThrow(() => paid({ heuresSup50: 70, heuresSup100: 73 }))
    assert.deepEqual(paths({ heuresNuit: 164.68, primeNuit: 15 }), ['prestations.heuresNuit'])
    assert.doesNotThrow(() => paid({ heuresNuit: 164.67, primeNuit: 15 }))
    assert.deepEqual(paths({ primeEquipe: 10 }), ['prestations.heuresEquipe'])
    assert.deepEqual(paths({ heuresSup50: -1 }), ['prestations.heuresSup50'])
    assert.deepEqual(paths({ heuresSup50: 1.005 }), ['prestations.heuresSup50'])
    assert.deepEqual(paths({ heuresSup50: '8' }), ['prestations.heuresSup50'])
    assert.deepEqual(paths({ heuresSup: 8 }), ['prestations.heuresSup'])
    assert.deepEqual(paths({ regime: 'JOUR' }), ['prestations.regime'])
    assert.deepEqual(paths(undefined), ['prestations'])
    assert.deepEqual(paths([]), ['prestations'])
    assert.isFalse(hoursPay(undefined).ok)
    assert.isFalse(hoursPay('hours').ok)
  })

  test('who has no hours of the law on work, and a package that follows from a budget', ({
    assert,
  }) => {
    const of = (differs: Case) => refusedOf(OVERTIME, differs).map(({ path }) => path)
    const director = { computeModelConfig: { employmentType: 'EMPLOYE' } } as const
    assert.deepEqual(of({ worker: { dirigeant: true }, package: director }), ['worker.dirigeant'])
    const student = { employmentType: 'INTERN', commissionParitaire: 'ETUDIANT' } as const
    assert.deepEqual(of({ package: { computeModelConfig: student } }), [
      'package.computeModelConfig.employmentType',
    ])
    assert.deepEqual(of({ package: { packageType: 'FLEX' } }), ['package.packageType'])
  })

  test('each refusal is a sentence in three languages', ({ assert }) => {
    for (const language of LANGUAGES)
      for (const error of [
        ...refusedOf({ heuresSup50: 400 }),
        ...refusedOf({ heuresSup20: 10 }),
        ...refusedOf({ heuresNettes: 1 }, { date: '2026-05-01' }),
      ])
        assert.notMatch(errorText(error, language), /\{|undefined|prestations\./)
  })
})

test.group('The answer of the hours', () => {
  test('every line has a label, stands in a part or is shown beside it, and explains itself', ({
    assert,
  }) => {
    const { explanation } = paid(OVERTIME, {}, { explain: true })
    const rules = new Map(explanation!.map((line) => [line.rule, line]))
    assert.deepInclude(rules.get('reductionHeuresSup'), { value: 147.3, unit: 'EUR' })
    assert.deepEqual(
      rules.get('reductionHeuresSup')!.parameters.map(({ id, value }) => [id, value]),
      [
        ['heures.reductionConstruction', 66.81],
        ['heures.reductionSursalaire', 57.75],
      ]
    )
    assert.isFalse(rules.has('primeNuit'))
    assert.isUndefined(paid().explanation)
    for (const language of LANGUAGES)
      for (const line of HOURS_LINES) assert.notEqual(hoursLineText(line, language), line)
    const shown = HOURS_PARTS.flatMap(([, lines]) => lines)
    assert.lengthOf(new Set(shown), shown.length)
  })

  test('each thing it rests on is a sentence of its own in three languages', ({ assert }) => {
    const { hypotheses } = paid(
      { ...OVERTIME, heuresNettes: 5, heuresDimanche: 4 },
      { package: { ...HOTEL.package, regimeNumerateur: 30, regimeDenominateur: 38 } }
    )
    assert.includeMembers(
      hypotheses.map(({ code }) => code),
      ['conditionsSursalaire', 'tempsPartiel', 'horeca', 'repos', 'figure']
    )
    for (const each of hypotheses)
      assert.lengthOf(
        new Set(LANGUAGES.map((language) => hoursHypothesisText(each, language))),
        LANGUAGES.length
      )
  })

  test('asking twice, and computing in between, changes nothing', ({ assert }) => {
    const first = paid()
    answered(request({ package: { salaireBrut: 5000 } }))
    assert.deepEqual(paid(), first)
  })
})
