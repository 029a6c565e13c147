import { test } from '@japa/runner'
import {
  errorText,
  notice,
  noticeHypothesisText,
  noticeLineText,
  NOTICE_LINES,
  NOTICE_PARTS,
  publicHolidays,
  type NoticeAnswer,
  type PreavisFields,
} from '#modules/compute/pure'
import { plusMonths } from '#modules/compute/engine/calendar'
import { answered, cost, request, type Case } from './requests.ts'

const LANGUAGES = ['fr', 'nl', 'en'] as const
const DAY = '2026-11-17'
const CONTRACT: PreavisFields = { mode: 'PRESTE', debutContrat: '2020-03-01' }
const PAID: PreavisFields = { ...CONTRACT, mode: 'INDEMNITE' }
const MANUAL: Case = {
  package: { computeModelConfig: { employmentType: 'OUVRIER', commissionParitaire: 'BECP124' } },
}

function priced(preavis: unknown = CONTRACT, differs: Case = {}, more: object = {}): NoticeAnswer {
  const result = notice({ ...request({ date: DAY, ...differs }), preavis, ...more })
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.errors)}`)
  return result.answer
}

function refusedOf(preavis: unknown, differs: Case = {}) {
  const result = notice({ ...request({ date: DAY, ...differs }), preavis })
  if (result.ok) throw new Error('answered')
  return result.errors
}

const codesOf = ({ hypotheses }: NoticeAnswer) => hypotheses.map(({ code }) => code)
const weeksOf = (preavis: PreavisFields, differs: Case = {}) =>
  priced(preavis, differs).duree.semaines
const durationOf = (preavis: PreavisFields, differs: Case = {}) => {
  const { mois, jours, semaines } = priced(preavis, differs).duree
  return { mois, jours, semaines }
}

/** Months of seniority, and the weeks from then on: loi du 3 juillet 1978, art. 37/2, § 1. */
const TABLE: readonly (readonly [number, number])[] = [
  [0, 1],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 6],
  [9, 7],
  [12, 8],
  [15, 9],
  [18, 10],
  [21, 11],
  [24, 12],
  [36, 13],
  [48, 15],
  [60, 18],
  [72, 21],
  [84, 24],
  [96, 27],
  [108, 30],
  [120, 33],
  [132, 36],
  [144, 39],
  [149, 39],
]

test.group('Weeks of notice', () => {
  test('each step of seniority, and the day before it', ({ assert }) => {
    for (const [i, [months, weeks]] of TABLE.entries()) {
      const debutContrat = plusMonths('2026-07-15', -months)
      const date = '2026-07-15'
      assert.equal(weeksOf({ mode: 'INDEMNITE', debutContrat }, { date }), weeks, String(months))
      if (months === 0 || i === TABLE.length - 1) continue
      const dayBefore = { date: '2026-07-14' }
      const before = weeksOf({ mode: 'INDEMNITE', debutContrat }, dayBefore)
      assert.equal(before, TABLE[i - 1][1], `before ${months}`)
    }
  })

  test('long seniority under a contract since 2014: 48, 51, 54, 57, 60, 62, then one a year', ({
    assert,
  }) => {
    const of = (debutAnciennete: string) =>
      weeksOf({ mode: 'INDEMNITE', debutContrat: '2015-01-01', debutAnciennete })
    const years = [15, 16, 17, 18, 19, 20, 21, 22, 25, 30]
    assert.deepEqual(
      years.map((each) => of(plusMonths(DAY, -12 * each))),
      [48, 51, 54, 57, 60, 62, 63, 64, 67, 72]
    )
  })

  // securex.eu: in service since 1 January 2016, notice from Monday 4 January 2021.
  test('Securex: five years on 4 January 2021 give 18 weeks', ({ assert }) => {
    const { jours, duree } = priced(
      { mode: 'PRESTE', debutContrat: '2016-01-01' },
      { date: '2021-01-05' }
    )
    // Days before 2021 have no law here: a letter of 5 January, a notice from the 11th, with the same five years.
    assert.equal(duree.semaines, 18)
    assert.equal(jours.debut, '2021-01-11')
  })

  test('Act of 3 June 2026: a week in the first six months of a contract since 1 August 2026', ({
    assert,
  }) => {
    const of = (debutContrat: string, date = DAY) =>
      weeksOf({ mode: 'INDEMNITE', debutContrat }, { date })
    assert.equal(of('2026-08-01'), 1)
    assert.equal(of('2026-07-31'), 3)
    assert.equal(of('2026-08-01', '2027-01-31'), 1)
    assert.equal(of('2026-08-01', '2027-02-01'), 6)
  })

  test('contracts since June 2026 have 52 weeks at most; those before go on to grow', ({
    assert,
  }) => {
    const of = (debutContrat: string) =>
      weeksOf({ mode: 'INDEMNITE', debutContrat, debutAnciennete: '2000-01-01' })
    assert.equal(of('2026-05-31'), 68)
    assert.equal(of('2026-06-01'), 52)
    assert.equal(of('2026-08-01'), 52)
  })
})

test.group('Two parts: contracts of before 2014', () => {
  // securex.be: since 1 January 2013, ended with pay on 1 March 2021: three months and 24 weeks.
  const SECUREX: PreavisFields = {
    mode: 'INDEMNITE',
    debutContrat: '2013-01-01',
    superieur2013: false,
  }

  test('Securex: three months and 24 weeks; outplacement counts 3 months as 13 weeks', ({
    assert,
  }) => {
    const { duree, anciennete } = priced(SECUREX, { date: '2021-03-01' })
    assert.deepEqual(duree, { mois: 3, jours: 0, semaines: 24, total: 37 })
    assert.deepEqual(anciennete, { annees: 8, mois: 2 })
  })

  // plusmagazine.levif.be 2017: 29 months for a higher employee; here the same first part on a later day.
  test('above the pay of 2013: a month for each begun year, three at least', ({ assert }) => {
    const of = (debutContrat: string) =>
      priced({ mode: 'INDEMNITE', debutContrat, superieur2013: true }).duree.mois
    assert.equal(of('1985-06-01'), 29)
    assert.equal(of('2004-01-01'), 10)
    assert.equal(of('2003-12-31'), 11)
    assert.equal(of('2012-01-02'), 3)
  })

  test('other employees: three months for each begun five years', ({ assert }) => {
    const of = (debutContrat: string) =>
      priced({ mode: 'INDEMNITE', debutContrat, superieur2013: false }).duree.mois
    assert.equal(of('2013-12-31'), 3)
    assert.equal(of('2009-01-01'), 3)
    assert.equal(of('2008-12-31'), 6)
    assert.equal(of('1994-01-01'), 12)
    assert.equal(of('1993-12-31'), 15)
  })

  test('manual workers: days of CCT 75 before 2012, 28 or 40 after, or what the sector had', ({
    assert,
  }) => {
    const of = (debutContrat: string, more: object = {}) =>
      durationOf({ mode: 'INDEMNITE', debutContrat, ...more }, MANUAL)
    const days = (start: string, more: object = {}) => of(start, more).jours
    assert.deepEqual(of('2010-05-01'), { mois: 0, jours: 35, semaines: 39 })
    assert.equal(days('2009-01-02'), 35)
    assert.equal(days('2009-01-01'), 42)
    assert.equal(days('2004-01-01'), 56)
    assert.equal(days('1999-01-01'), 84)
    assert.equal(days('1994-01-02'), 84)
    assert.equal(days('1994-01-01'), 112)
    assert.equal(days('2012-01-01'), 40)
    assert.equal(days('2013-07-01'), 40)
    assert.equal(days('2013-07-02'), 28)
    assert.equal(days('1994-01-01', { joursSecteur: 196 }), 196)
    assert.equal(of('2014-01-01').jours, 0)
    const told = priced({ mode: 'INDEMNITE', debutContrat: '2010-05-01', joursSecteur: 60 }, MANUAL)
    assert.notInclude(codesOf(told), 'partie1Ouvrier')
    assert.equal(told.duree.total, 47.57)
  })

  test('each part of the duration reads the figures of its workers', ({ assert }) => {
    const read = (rule: string, preavis: PreavisFields, differs: Case = {}) => {
      const { explanation } = priced(preavis, differs, { explain: true })
      const { value, parameters } = explanation!.find((line) => line.rule === rule)!
      return [value, parameters.map(({ id }) => id)]
    }
    const lower: PreavisFields = { ...PAID, debutContrat: '2008-12-31', superieur2013: false }
    assert.deepEqual(read('moisPartie1', lower), [
      6,
      ['preavis.moisParPeriode', 'preavis.anneesParPeriode'],
    ])
    const manual: PreavisFields = { ...PAID, debutContrat: '2013-07-01' }
    assert.deepEqual(read('joursPartie1', manual, MANUAL), [40, ['preavis.joursOuvrier2012']])
    // 6 months are 26 weeks; the second part has 39.
    assert.equal(read('semainesPreavis', lower)[0], 65)
  })

  test('the end: months first, then days and weeks', ({ assert }) => {
    const { jours } = priced(
      { mode: 'PRESTE', debutContrat: '2013-01-01', superieur2013: false },
      { date: '2021-03-02' }
    )
    // Tuesday 2 March, effect on Friday the 5th, from Monday the 8th: until 7 June, then 24 weeks.
    assert.deepEqual(jours, { effet: '2021-03-05', debut: '2021-03-08', fin: '2021-11-22' })
  })
})

test.group('The days of a notice', () => {
  const daysOf = (date: string) => priced(CONTRACT, { date }).jours

  // feb.be 2018: a letter of Wednesday takes effect on Saturday, one of Thursday on Monday, a week later.
  test('a letter of Wednesday takes effect on Saturday, of Thursday on Monday', ({ assert }) => {
    assert.deepInclude(daysOf('2026-11-18'), { effet: '2026-11-21', debut: '2026-11-23' })
    assert.deepInclude(daysOf('2026-11-19'), { effet: '2026-11-23', debut: '2026-11-30' })
  })

  test('public holidays and Sundays are no working days', ({ assert }) => {
    assert.equal(daysOf('2026-11-09').effet, '2026-11-13')
    assert.equal(daysOf('2026-05-12').effet, '2026-05-16')
    assert.deepEqual(publicHolidays(2026), [
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-25',
      '2026-07-21',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ])
  })

  test('seniority is that of the first day of the notice, and 21 weeks end on a Sunday', ({
    assert,
  }) => {
    const { jours, anciennete, duree } = priced()
    assert.deepEqual(jours, { effet: '2026-11-20', debut: '2026-11-23', fin: '2027-04-18' })
    assert.deepEqual(anciennete, { annees: 6, mois: 8 })
    assert.deepEqual(duree, { mois: 0, jours: 0, semaines: 21, total: 21 })
    assert.equal(weeksOf({ mode: 'PRESTE', debutContrat: '2020-11-23' }), 21)
    assert.equal(weeksOf({ mode: 'PRESTE', debutContrat: '2020-11-24' }), 18)
    assert.deepEqual(priced(PAID).jours, { effet: null, debut: null, fin: DAY })
  })
})

test.group('What a dismissal costs', () => {
  test('worked: the cost of a year by its weeks', ({ assert }) => {
    const { lignes } = priced()
    const yearly = answered(request({ date: DAY })).compute.coutEmployeur.coutEmployeurAnnuel
    assert.closeTo(lignes.coutPreavisPreste!, (yearly * 21) / 52, 0.006)
    assert.deepInclude(lignes, { indemnitePreavis: 0, cotisationsIndemnite: 0, reclassement: 0 })
  })

  test('paid: 21 weeks of 3,000 with both premiums, and the contributions of the payslip on it', ({
    assert,
  }) => {
    const { lignes } = priced(PAID)
    assert.deepInclude(lignes, {
      salaireAnnee: 36_000,
      peculeDoubleAnnee: 2760,
      // 3,000 and 330.84
      primesAnnee: 3330.84,
      variablesAnnee: 0,
      remunerationReference: 42_090.84,
      // × 21 ÷ 52
      indemnitePreavis: 16_998.22,
      deductionReclassement: 0,
      reclassement: 0,
      // below 44,509 a year
      cotisationCompensation: 0,
      coutPreavisPreste: 0,
    })
    // 25 + 1.69 + 0.39 + 0.10 + 0.10 + 0.02 + 0.23 % in the fourth quarter: no asbestos
    assert.closeTo(lignes.cotisationsIndemnite!, 16_998.22 * 0.2753, 0.05)
  })

  test('what counts: variable pay, benefits in kind, vouchers, insurances, and what is told', ({
    assert,
  }) => {
    const rich: Case = {
      package: {
        hasBonusAnnuel: true,
        bonusAnnuel: 2000,
        hasTelephone: true,
        telephone: 20,
        hasAssuranceHospitalisation: true,
        assuranceHospitalisation: 300,
      },
    }
    const { lignes } = priced({ ...PAID, autresAvantages: 1200 }, rich)
    assert.isAbove(lignes.variablesAnnee!, 2000)
    assert.isAtLeast(lignes.avantagesAnnee!, 300)
    assert.equal(lignes.autresAvantages, 1200)
    const sum = (
      [
        'salaireAnnee',
        'peculeDoubleAnnee',
        'primesAnnee',
        'variablesAnnee',
        'avantagesAnnee',
      ] as const
    ).reduce((all, key) => all + lignes[key]!, 1200)
    assert.closeTo(lignes.remunerationReference!, sum, 0.001)
  })

  test('from thirty weeks on: four weeks less, outplacement of a twelfth, 1,800 to 5,500, by the hours', ({
    assert,
  }) => {
    const of = (differs: Case, months = 108) =>
      priced({ mode: 'INDEMNITE', debutContrat: plusMonths(DAY, -months) }, differs).lignes
    const full = of({})
    assert.closeTo(full.deductionReclassement!, (42_090.84 * 4) / 52, 0.006)
    assert.equal(full.reclassement, 3507.57)
    assert.closeTo(full.indemnitePreavis!, (42_090.84 * 26) / 52, 0.006)
    assert.deepInclude(of({}, 107), { deductionReclassement: 0, reclassement: 0 })
    assert.equal(of({ package: { salaireBrut: 8000 } }).reclassement, 5500)
    const half = { salaireBrut: 1500, regimeNumerateur: 19, regimeDenominateur: 38 }
    assert.equal(of({ package: half }).reclassement, 900)
    const worked = priced({ mode: 'PRESTE', debutContrat: plusMonths(DAY, -120) })
    assert.equal(worked.lignes.reclassement, 0)
    assert.include(codesOf(worked), 'reclassementPreste')
    assert.notInclude(codesOf(priced()), 'reclassementPreste')
  })

  test('the special contribution: 1, 2 and 3 % from 44,509, 54,509 and 64,509, on the part since 2014', ({
    assert,
  }) => {
    const rate = (autresAvantages: number) => {
      const { lignes } = priced({ ...PAID, autresAvantages })
      return Math.round((1000 * lignes.cotisationCompensation!) / lignes.indemnitePreavis!) / 1000
    }
    const upTo = (reference: number) => Math.round(100 * (reference - 42_090.84)) / 100
    assert.equal(rate(upTo(44_508.99)), 0)
    assert.equal(rate(upTo(44_509)), 0.01)
    assert.equal(rate(upTo(54_508.99)), 0.01)
    assert.equal(rate(upTo(54_509)), 0.02)
    assert.equal(rate(upTo(64_508.99)), 0.02)
    assert.equal(rate(upTo(64_509)), 0.03)
    const { lignes } = priced(
      { mode: 'INDEMNITE', debutContrat: '2013-01-01', superieur2013: true },
      { date: '2021-03-01', package: { salaireBrut: 6000 } }
    )
    const parts = lignes.indemnitePartie1! + lignes.indemnitePartie2!
    const recent = (lignes.indemnitePreavis! * lignes.indemnitePartie2!) / parts
    assert.closeTo(lignes.cotisationCompensation!, recent * 0.03, 0.02)
    assert.closeTo(lignes.indemnitePartie1!, lignes.remunerationReference! / 4, 0.006)
  })

  test('days of a manual worker are sevenths of a week of pay', ({ assert }) => {
    const { lignes } = priced({ mode: 'INDEMNITE', debutContrat: '2010-05-01' }, MANUAL)
    assert.closeTo(lignes.indemnitePartie1!, (lignes.remunerationReference! * 35) / 364, 0.006)
    assert.deepInclude(lignes, { peculeDoubleAnnee: 0, peculeSortie: 0, peculeSortieNet: 0 })
  })

  test('the cost of the dismissal is the sum of its parts', ({ assert }) => {
    const answers = [
      priced(CONTRACT),
      priced({ ...PAID, primeProrata: true, joursRestants: 4 }),
      priced({ ...PAID, debutContrat: '2015-01-01' }, { package: { salaireBrut: 6000 } }),
    ]
    const { reclassement, cotisationCompensation } = answers[2]!.lignes
    assert.isTrue(reclassement! > 0 && cotisationCompensation! > 0)
    const [, keys] = NOTICE_PARTS.find(([part]) => part === 'cost')!
    for (const { lignes } of answers) {
      const sum = keys.slice(0, -1).reduce((all, key) => all + lignes[key]!, 0)
      assert.closeTo(lignes.coutDepart!, sum, 0.001)
    }
  })
})

test.group('Holiday pay and premium on leaving', () => {
  const TOLD: PreavisFields = { ...PAID, brutAnneeEnCours: 30_000, brutAnneePrecedente: 36_000 }

  test('15.34 % of the year: 7.67, 6.80 and 0.87 %; contributions on the first two, none on the last', ({
    assert,
  }) => {
    const { lignes } = priced(TOLD)
    assert.deepInclude(lignes, {
      peculeSortieSimple: 2301,
      peculeSortieDouble: 2040,
      peculeSortieComplementaire: 261,
      peculeSortie: 4602,
      // 2,301 × 13.07 % + 2,040 × 13.07 %
      retenuesPeculeSortie: 567.37,
    })
    assert.closeTo(lignes.cotisationsPeculeSortie!, 2301 * 0.2753, 0.02)
    // 36.34 % of 4,034.63: the rate that 3,000 € has on double holiday pay
    assert.equal(lignes.precomptePeculeSortie, 1466.18)
    assert.closeTo(lignes.peculeSortieNet!, 4034.63 - 1466.18, 0.001)
  })

  test('leave that is left, and double pay that is still due, are those of the year before', ({
    assert,
  }) => {
    const left = priced({ ...TOLD, joursRestants: 5 }).lignes
    // 36,000 × 7.67 % × 5 ÷ 20
    assert.equal(left.peculeSortieSimple, 2301 + 690.3)
    assert.equal(left.peculeSortieDouble, 2040)
    const due = priced({ ...TOLD, doublePeculePaye: false }).lignes
    assert.deepInclude(due, { peculeSortieDouble: 4488, peculeSortieComplementaire: 574.2 })
    assert.deepEqual(priced({ ...TOLD, doublePeculePaye: true }).lignes, priced(TOLD).lignes)
  })

  test('without gross pay told: the months of the contract in the year of the end, by their days', ({
    assert,
  }) => {
    const of = (preavis: PreavisFields, date: string) =>
      priced(preavis, { date }).lignes.peculeSortieSimple!
    // Ten months and 17 of 30 days of 3,000
    assert.closeTo(of(PAID, '2026-11-17'), 3000 * 10.57 * 0.0767, 0.01)
    assert.closeTo(of(PAID, '2026-10-31'), 30_000 * 0.0767, 0.01)
    const late = { ...PAID, debutContrat: '2026-06-01' }
    assert.closeTo(of(late, '2026-08-31'), 9000 * 0.0767, 0.01)
    const left = { ...late, debutContrat: '2025-07-01', joursRestants: 20 }
    assert.closeTo(of(left, '2026-10-31'), (30_000 + 18_000) * 0.0767, 0.02)
  })

  test('the year-end premium by the months, with its contributions, only where it is told', ({
    assert,
  }) => {
    const { lignes } = priced({ ...PAID, primeProrata: true }, { date: '2026-06-30' })
    assert.equal(lignes.primeSortie, 1500)
    assert.isAbove(lignes.cotisationsPrimeSortie!, 400)
    assert.equal(priced(PAID).lignes.primeSortie, 0)
    assert.equal(priced({ ...PAID, primeProrata: false }).lignes.primeSortie, 0)
    assert.include(codesOf(priced(PAID)), 'sansPrime')
    assert.notInclude(codesOf(priced({ ...PAID, primeProrata: true })), 'sansPrime')
  })
})

test.group('Dismissals that are refused', () => {
  test('a contract with an end, for a defined work or of replacement has no such notice', ({
    assert,
  }) => {
    for (const duree of ['DETERMINEE', 'TRAVAIL_DEFINI', 'REMPLACEMENT'] as const)
      assert.deepEqual(refusedOf({ ...CONTRACT, duree }), [
        { code: 'invalid_value', path: 'preavis.duree', params: { expected: 'open_ended' } },
      ])
    assert.deepEqual(priced({ ...CONTRACT, duree: 'INDETERMINEE' }), priced())
    for (const language of LANGUAGES)
      assert.match(errorText(refusedOf({ ...CONTRACT, duree: 'DETERMINEE' })[0], language), /1978/)
  })

  test('an end before the start, a seniority after it, unknown days and fields', ({ assert }) => {
    const paths = (preavis: unknown, differs: Case = {}) =>
      refusedOf(preavis, differs).map(({ path }) => path)
    assert.deepEqual(refusedOf({ ...CONTRACT, debutContrat: '2026-11-18' }), [
      {
        code: 'out_of_range',
        path: 'preavis.debutContrat',
        params: { min: '1950-01-01', max: DAY },
      },
    ])
    assert.doesNotThrow(() => priced({ ...CONTRACT, debutContrat: DAY }))
    assert.deepEqual(paths({ ...CONTRACT, debutAnciennete: '2020-03-02' }), [
      'preavis.debutAnciennete',
    ])
    assert.deepEqual(paths({ ...CONTRACT, debutContrat: '2020-02-30' }), ['preavis.debutContrat'])
    assert.deepEqual(paths({ ...CONTRACT, debutContrat: 2020 }), ['preavis.debutContrat'])
    assert.deepEqual(paths({ mode: 'PRESTE' }), ['preavis.debutContrat'])
    assert.deepEqual(paths({ debutContrat: '2020-03-01' }), ['preavis.mode'])
    assert.deepEqual(paths({ ...CONTRACT, mode: 'TOUS' }), ['preavis.mode'])
    assert.deepEqual(paths({ ...CONTRACT, motif: 'x' }), ['preavis.motif'])
    assert.deepEqual(paths({ ...CONTRACT, joursRestants: 20.01 }), ['preavis.joursRestants'])
    assert.doesNotThrow(() => priced({ ...CONTRACT, joursRestants: 20 }))
    assert.deepEqual(paths({ ...CONTRACT, autresAvantages: -1 }), ['preavis.autresAvantages'])
    assert.deepEqual(paths(undefined), ['preavis'])
    assert.deepEqual(paths('x'), ['preavis'])
    assert.isFalse(notice(null).ok)
  })

  test('the pay of 2013 is asked of employees of then, days of the sector of manual workers', ({
    assert,
  }) => {
    const old = { ...CONTRACT, debutContrat: '2010-01-01' }
    assert.deepEqual(refusedOf(old), [{ code: 'required', path: 'preavis.superieur2013' }])
    const conflict = (path: string) => [
      { code: 'conflict', path, params: { with: 'preavis.debutContrat' } },
    ]
    assert.deepEqual(
      refusedOf({ ...CONTRACT, superieur2013: true }),
      conflict('preavis.superieur2013') as never
    )
    assert.deepEqual(
      refusedOf({ ...CONTRACT, joursSecteur: 40 }, MANUAL),
      conflict('preavis.joursSecteur') as never
    )
    assert.deepEqual(
      refusedOf({ ...old, superieur2013: true }, MANUAL),
      conflict('preavis.superieur2013') as never
    )
  })

  test('directors, students and packages that follow from a budget', ({ assert }) => {
    const of = (differs: Case) => refusedOf(CONTRACT, differs).map(({ path }) => path)
    const director = { computeModelConfig: { employmentType: 'EMPLOYE' } } as const
    assert.deepEqual(of({ worker: { dirigeant: true }, package: director }), ['worker.dirigeant'])
    assert.deepEqual(of({ package: { packageType: 'FLEX' } }), ['package.packageType'])
  })
})

test.group('The answer of a dismissal', () => {
  test('every line has a label and explains itself; words of the Acts of 2026 only from June 2026 on', ({
    assert,
  }) => {
    for (const language of LANGUAGES)
      for (const line of NOTICE_LINES) assert.notEqual(noticeLineText(line, language), line)
    const parametersOf = (date: string) =>
      priced(PAID, { date }, { explain: true })
        .explanation!.find(({ rule }) => rule === 'semainesPartie2')!
        .parameters.map(({ id }) => id)
    assert.includeMembers(parametersOf(DAY), ['preavis.semaines', 'preavis.paliersMois'])
    assert.notInclude(parametersOf('2025-03-01'), 'preavis.semainesMaximum')
    const recent = priced(
      { mode: 'INDEMNITE', debutContrat: '2026-09-01' },
      {},
      { explain: true }
    ).explanation!.find(({ rule }) => rule === 'semainesPartie2')!
    assert.deepInclude(recent, { value: 1, unit: 'count' })
    assert.include(
      recent.parameters.map(({ id }) => id),
      'preavis.semainesSixMois'
    )
  })

  test('what it rests on is said in three languages, by the situation', ({ assert }) => {
    const all = [
      priced(),
      priced(PAID, { worker: { enfantsACharge: 1 } }),
      priced(PAID, { worker: { nonResident: true } }),
      priced({ ...PAID, debutContrat: '2012-05-01' }, MANUAL),
    ].flatMap(({ hypotheses }) => hypotheses)
    assert.includeMembers(
      all.map(({ code }) => code),
      [
        'lettre',
        'protection',
        'coutContinu',
        'remuneration',
        'netIndemnite',
        'deditNonResident',
        'brutAnnee',
        'joursRestants',
        'doublePaye',
        'peculeEnfants',
        'secteur',
        'partie1Ouvrier',
        'majoration',
        'fondsVacances',
        'figure',
      ]
    )
    for (const each of all)
      assert.lengthOf(
        new Set(LANGUAGES.map((language) => noticeHypothesisText(each, language))),
        LANGUAGES.length
      )
    const told = { joursRestants: 0, doublePeculePaye: true }
    const gross = { brutAnneeEnCours: 1, brutAnneePrecedente: 1 }
    for (const code of ['brutAnnee', 'joursRestants', 'doublePaye', 'voiture', 'secteur'] as const)
      assert.notInclude(codesOf(priced({ ...PAID, ...told, ...gross })), code)
  })

  test('asking twice, and computing in between, changes nothing', ({ assert }) => {
    const first = priced(PAID)
    cost({ package: { salaireBrut: 5000 } })
    assert.deepEqual(priced(PAID), first)
  })
})
