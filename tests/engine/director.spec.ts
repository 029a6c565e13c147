import { test } from '@japa/runner'
import {
  director,
  directorLineText,
  DIRECTOR_LINES,
  errorText,
  hundredWays,
  hundredWayText,
  hypothesisDirigeantText,
  ruleText,
  tauxReduitText,
  type DirectorAnswer,
  type DirigeantFields,
  type MenageFields,
} from '#modules/compute/pure'
import {
  computeDirigeant,
  DirigeantSheet,
  LIGNES_DIRIGEANT,
} from '#modules/compute/dirigeant/index'
import { wholeLawOn } from '#modules/compute/contract/beside/whole_law'
import { HYBRID } from '#tests/helpers/package_body'
import { request, type Case } from './requests.ts'

const LANGUAGES = ['fr', 'nl', 'en'] as const
const OF_DIRECTOR = { computeModelConfig: { employmentType: 'EMPLOYE' } } as const

interface Asked extends Case {
  dirigeant?: DirigeantFields
  menage?: Partial<MenageFields>
}

function asked({ dirigeant = {}, menage, ...differs }: Asked) {
  return {
    ...request({
      ...differs,
      worker: { dirigeant: true, ...differs.worker },
      package: { ...OF_DIRECTOR, ...differs.package },
    }),
    menage: { tauxCommunal: 7, ...menage },
    dirigeant,
  }
}

function told(given: Asked): DirectorAnswer {
  const result = director(asked(given))
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.errors)}`)
  return result.answer
}

function refusedOf(given: object) {
  const result = director(given)
  if (result.ok) throw new Error('answered')
  return result.errors.map(({ code, path }) => `${code} ${path}`)
}

const codes = ({ hypotheses }: DirectorAnswer) =>
  hypotheses.map((each) => (each.code === 'figure' ? each.parameter.id : each.code))

/** Lines of a pay of 15,000 a month, above every ceiling. */
const high = (date: string, dirigeant: DirigeantFields = {}) =>
  told({ date, package: { salaireBrut: 15_000 }, dirigeant }).lignes

/** The company's lines for a profit that this director leaves as it is told. */
function companyOf(beneficeApres: number, differs: Partial<DirigeantSheet>, date: string) {
  const sheet = Object.assign(new DirigeantSheet(), {
    benefice: Math.round(beneficeApres * 100),
    beneficeConnu: 1,
    ...differs,
  })
  computeDirigeant(sheet, wholeLawOn(date)!.law, () => {})
  return sheet
}

test.group('A director: contributions of the self-employed', () => {
  // INASTI, 2026 (blog.tamtam.pro): at most 5,103.05 and at least 890.42 a quarter.
  test('2026: the highest and the least of a quarter', ({ assert }) => {
    assert.equal(high('2026-09-01').cotisationTrimestre, 5103.05)
    const low = told({ package: { salaireBrut: 500 } }).lignes
    assert.equal(low.cotisationTrimestre, 890.42)
    assert.equal(low.cotisationsIndependant, 4 * 890.42)
  })

  // office-sfa.be, 2025, with the 3.95 % of its fund: 5,193.11 a quarter and 20,772.44 a year at most.
  test('2025: the highest of a year, with the costs of a fund', ({ assert }) => {
    const lines = high('2025-09-01', { fraisGestion: 3.95 })
    assert.equal(lines.cotisationsPersonnelles, 20_772.44)
    assert.equal(lines.cotisationTrimestre, 4995.78)
  })

  // Liantis, 2024, with its 3.95 %: 898.28 a quarter at least.
  test('2024: the least of a quarter, with the costs of a fund', ({ assert }) => {
    const lines = told({
      date: '2024-09-01',
      package: { salaireBrut: 500 },
      dirigeant: { fraisGestion: 3.95 },
    }).lignes
    assert.equal(lines.cotisationsPersonnelles, 3593.12)
    assert.approximately(lines.cotisationsPersonnelles! / 4, 898.28, 0.001)
  })

  test('the income that they are due on is the one that they leave, to the cent', ({ assert }) => {
    for (const salaireBrut of [1800, 3000, 4166.67, 7000, 9500]) {
      const lines = told({ package: { salaireBrut } }).lignes
      const rest = lines.remunerationTotale! - lines.cotisationsIndependant!
      const net = rest - Math.min(Math.round(rest * 3) / 100, 3200)
      assert.approximately(lines.revenuReference!, net, 0.05, String(salaireBrut))
      assert.equal(lines.revenuApresCotisations, Math.round(rest * 100) / 100)
    }
  })

  test('what the company pays of them is pay and is deducted', ({ assert }) => {
    const own = told({}).lignes
    const paid = told({ dirigeant: { cotisationsParSociete: true } }).lignes
    assert.equal(paid.cotisationsPersonnelles, 0)
    assert.isAbove(paid.cotisationsSociete!, own.cotisationsPersonnelles!)
    assert.equal(paid.revenuApresCotisations, 36_000)
    assert.approximately(paid.coutSociete!, 36_000 + paid.cotisationsSociete!, 0.001)
  })
})

test.group('A director, by hand', () => {
  const { law } = wholeLawOn('2026-09-01')!
  const line = (id: string, sheet: Partial<DirigeantSheet>) =>
    LIGNES_DIRIGEANT.find((each) => each.id === id)!(
      Object.assign(new DirigeantSheet(), sheet),
      law
    )

  test('what stays: the net year and the rent, less contributions, settled with the tax', ({
    assert,
  }) => {
    const year = {
      ...{ netPackage: 30_000_00, loyer: 12_000_00, cotisationsPersonnelles: 8000_00 },
      ...{ precompteDirigeant: 9000_00, impotDirigeant: 10_500_00 },
    }
    assert.equal(line('soldeDirigeant', year), -1500_00)
    assert.equal(line('resteDirigeant', { ...year, soldeDirigeant: -1500_00 }), 32_500_00)
    const cost = { coutPackage: 60_000_00, cotisationsSociete: 9000_00, loyer: 12_000_00 }
    assert.equal(line('coutSociete', cost), 81_000_00)
  })

  test('what a fund asks for itself goes with the contributions to who pays them', ({ assert }) => {
    const quarter = { cotisationTrimestre: 1000_10, tauxFraisGestion: 39_500 }
    // 39.50395 a quarter, rounded before it is taken four times
    assert.equal(line('fraisGestion', quarter), 158_00)
    const paid = { cotisationsIndependant: 4000_40, fraisGestion: 158_00 }
    assert.equal(line('cotisationsSociete', paid), 0)
    assert.equal(line('cotisationsSociete', { ...paid, cotisationsParSociete: 1 }), 4158_40)
    assert.equal(line('cotisationsPersonnelles', paid), 4158_40)
    const byCompany = { ...paid, cotisationsSociete: 4158_40 }
    assert.equal(line('cotisationsPersonnelles', byCompany), 0)
    const all = { remunerationImposable: 50_000_00, loyerRequalifie: 2000_00 }
    assert.equal(line('remunerationTotale', { ...all, cotisationsSociete: 4158_40 }), 56_158_40)
    const rest = { ...paid, remunerationTotale: 56_158_40 }
    assert.equal(line('revenuApresCotisations', rest), 52_000_00)
    assert.equal(line('revenuApresCotisations', { ...paid, remunerationTotale: 1000_00 }), 0)
  })

  test('a rent is held against its ceiling only where there is one', ({ assert }) => {
    assert.equal(line('plafondLoyer', { loyer: 0, revenuCadastral: 1000_00 }), 0)
    assert.equal(line('plafondLoyer', { loyer: 1, revenuCadastral: 1000_00 }), 9583_33)
    assert.equal(line('loyerRequalifie', { loyer: 9583_34, plafondLoyer: 9583_33 }), 1)
    assert.equal(line('loyerRequalifie', { loyer: 9583_33, plafondLoyer: 9583_33 }), 0)
  })

  // 3 % of expenses, at most 3,200 as INASTI has it; where the company pays, the pay is what they are due on.
  test('what contributions are due on', ({ assert }) => {
    const due = (remunerationImposable: number, differs: Partial<DirigeantSheet> = {}) =>
      line('revenuReference', { remunerationImposable, cotisationsParSociete: 1, ...differs })
    const most = law.dirigeants.fraisMaximum
    assert.equal(due(50_000_00), 48_500_00)
    assert.equal(due(48_000_00, { loyerRequalifie: 2000_00 }), 48_500_00)
    assert.equal(due(300_000_00), 300_000_00 - most)
    assert.equal(due(0), 0)
    // The worker pays: the least income that is not below what it leaves, to the cent.
    const own = due(50_000_00, { cotisationsParSociete: 0 })
    const left = (income: number) => {
      const rest = 50_000_00 - 4 * line('cotisationTrimestre', { revenuReference: income })
      return rest - Math.min(Math.round(rest * 0.03), most)
    }
    assert.isAtLeast(own, left(own))
    assert.isBelow(own - 1, left(own - 1))
    // What the fund asks for itself lowers it further.
    const fund = due(50_000_00, { cotisationsParSociete: 0, tauxFraisGestion: 39_500 })
    assert.isBelow(fund, own)
  })

  test('a quarter: the low rate up to its ceiling, the high one between the two, none above', ({
    assert,
  }) => {
    const { plafondBas, plafondHaut, cotisationTaux, cotisationTauxHaut, cotisationMinimale } =
      law.dirigeants
    const of = (revenuReference: number) => line('cotisationTrimestre', { revenuReference })
    const low = Math.round((plafondBas * cotisationTaux) / 1e6)
    const between = Math.round(((plafondHaut - plafondBas) * cotisationTauxHaut) / 1e6)
    assert.equal(of(plafondBas), Math.round(low / 4))
    assert.equal(of(plafondHaut), Math.round((low + between) / 4))
    assert.equal(of(plafondHaut + 10_000_00), of(plafondHaut))
    assert.isAbove(of(plafondBas + 1000_00), of(plafondBas))
    assert.equal(of(0), cotisationMinimale)
  })
})

test.group('A director: rent', () => {
  const rent = (loyer: number, revenuCadastral: number, date: string) =>
    told({ date, dirigeant: { loyer, revenuCadastral } }).lignes

  // forumforthefuture.be, 2025: 240,000 for a cadastral income of 25,000, × 5.63 × 5 ÷ 3.
  test('above five thirds of the revalued cadastral income it is pay', ({ assert }) => {
    const lines = rent(240_000, 25_000, '2025-09-01')
    assert.equal(lines.plafondLoyer, 234_583.33)
    assert.equal(lines.loyerRequalifie, 5416.67)
    assert.equal(lines.remunerationTotale, 36_000 + 5416.67)
    // balans.be, 2024: 9.10 times it; sephigroupe, 2026: 9.58 times it.
    assert.equal(rent(12_000, 1000, '2024-09-01').plafondLoyer, 9100)
    assert.equal(rent(12_000, 1000, '2026-09-01').plafondLoyer, 9583.33)
    assert.equal(rent(9000, 1000, '2026-09-01').loyerRequalifie, 0)
  })

  test('it is asked with its cadastral income', ({ assert }) => {
    assert.deepEqual(refusedOf(asked({ dirigeant: { loyer: 1 } })), [
      'required dirigeant.revenuCadastral',
    ])
    assert.include(codes(told({ dirigeant: { loyer: 1, revenuCadastral: 1 } })), 'loyerImmobilier')
  })
})

test.group('A director: what is left', () => {
  test('cost = left + contributions + tax + benefits, to the cent', ({ assert }) => {
    for (const given of [
      {},
      { package: { salaireBrut: 5000, ...HYBRID, co2EquivalentVS: 120 } },
      { dirigeant: { loyer: 15_000, revenuCadastral: 900, cotisationsParSociete: true } },
    ] as Asked[]) {
      const { lignes, partage } = told(given)
      const { cout, reste, cotisations, impot, avantages } = partage!
      assert.approximately(cout, reste + cotisations + impot + avantages, 0.001)
      assert.equal(cout, lignes.coutSociete)
      assert.approximately(
        lignes.resteDirigeant!,
        lignes.netPackage! +
          lignes.loyer! -
          lignes.cotisationsPersonnelles! +
          lignes.soldeDirigeant!,
        0.001
      )
    }
    // Pay alone has no benefits in it.
    assert.equal(told({}).partage!.avantages, 0)
  })

  test('the flat expenses are 3 % up to a maximum, the tax that of the household', ({ assert }) => {
    const given = { ...asked({ package: { salaireBrut: 15_000 } }), explain: true }
    const result = director(given)
    if (!result.ok) throw new Error('refused')
    const line = result.answer.explanation!.find(({ rule }) => rule === 'fraisForfaitairesAnnee')!
    assert.equal(line.value, 3200)
    assert.deepEqual(
      line.parameters.map(({ id }) => id),
      ['dirigeants.fraisTaux', 'dirigeants.fraisMaximum']
    )
    const couple = { worker: { etatCivil: 'marie', conjointTravaille: false } } as const
    assert.isBelow(told(couple).lignes.impotDirigeant!, told({}).lignes.impotDirigeant!)
  })

  // Fisc@West, 27 January 2026: contributions and tax of 20,902 on a pay of 50,000; its municipality and fund are not told.
  test('is within two percent of a published burden whose municipality is not told', ({
    assert,
  }) => {
    const { partage } = told({
      package: { salaireBrut: 4166.67 },
      dirigeant: { fraisGestion: 3.95 },
    })
    assert.closeTo(partage!.cotisations + partage!.impot, 20_902, 0.02 * 20_902)
  })
})

test.group('A director: the company', () => {
  // Fisc@West, 27 January 2026: of 90,000 at 20 % 30,960 go to tax and an 18 % dividend, of 100,000 at 25 % 38,500.
  test('taxes the profit and an 18 % dividend as published', ({ assert }) => {
    const small = companyOf(90_000, { petiteSociete: 1, jeuneSociete: 1 }, '2026-09-01')
    assert.equal(small.impotSociete, 18_000_00)
    assert.equal(90_000_00 - small.dividendeVvprBis, 30_960_00)
    const common = companyOf(100_000, {}, '2026-09-01')
    assert.equal(100_000_00 - common.dividendeVvprBis, 38_500_00)
  })

  // jubel.be: 100,000 after tax make a reserve of 90,909.09, 13.64 % in all after five years; barreaudeliege-huy.be: 800 give 560.
  test('pays out under each way', ({ assert }) => {
    const before = companyOf(125_000, { petiteSociete: 1, jeuneSociete: 1 }, '2024-09-01')
    assert.equal(before.impotSociete, 26_250_00)
    const net = companyOf(133_333.33, {}, '2024-09-01')
    assert.equal(net.beneficeNet, 100_000_00)
    assert.equal(net.dividendeReserve, 86_363_64)
    assert.equal(companyOf(133_333.33, {}, '2026-09-01').dividendeReserve, 82_000_00)
    assert.equal(
      companyOf(1000, { petiteSociete: 1, jeuneSociete: 1 }, '2024-09-01').dividendeOrdinaire,
      560_00
    )
    assert.equal(companyOf(1000, {}, '2026-06-30').dividendeVvprBis, 637_50)
    assert.equal(companyOf(1000, {}, '2026-07-01').dividendeVvprBis, 615_00)
  })

  // SD Worx and trendstop: at least 50,000 from 2026 on, or as much as the profit that is left: 35,000 beside 35,000.
  test('keeps the reduced rate by the pay, or by as much as the profit that is left', ({
    assert,
  }) => {
    const of = (year: number, salaireBrut: number, benefice: number) =>
      told({
        date: `${year}-09-01`,
        package: { salaireBrut },
        dirigeant: { benefice, petiteSociete: true },
      })
    assert.equal(of(2025, 3750, 200_000).tauxReduit, 'GARDE')
    assert.equal(of(2026, 3750, 200_000).tauxReduit, 'REMUNERATION')
    assert.equal(of(2026, 3750, 200_000).lignes.manqueRemuneration, 5000)
    assert.equal(of(2026, 2916.67, 70_000).tauxReduit, 'GARDE')
    assert.equal(of(2026, 2916.67, 80_000).tauxReduit, 'REMUNERATION')
    const young = { benefice: 80_000, petiteSociete: true, jeuneSociete: true }
    assert.equal(told({ dirigeant: young }).tauxReduit, 'GARDE')
    assert.equal(told({ dirigeant: { benefice: 80_000 } }).tauxReduit, 'SOCIETE')
    // A company that is not small has no reduced rate, however much it pays.
    const large = told({ package: { salaireBrut: 6000 }, dirigeant: { benefice: 172_000 } }).lignes
    assert.deepInclude(large, { manqueRemuneration: 0, impotSociete: 25_000 })
    assert.equal(told({ package: { salaireBrut: 3750 } }).lignes.manqueRemuneration, 5000)
    assert.equal(told({ dirigeant: { benefice: 80_000 } }).lignes.impotSociete, 11_000)
  })

  test('loses it from 2026 on where flat benefits pass a fifth of the pay', ({ assert }) => {
    const car = {
      hasVoitureSociete: true,
      energieVS: 'ESSENCE',
      co2VS: 200,
      valeurVS: 90_000,
      tcoMensuelVS: 1200,
      salaireBrut: 1000,
    } as const
    const of = (date: string) =>
      told({
        date,
        package: car,
        dirigeant: { benefice: 25_000, petiteSociete: true, jeuneSociete: true },
      })
    assert.equal(of('2026-09-01').tauxReduit, 'AVANTAGES')
    assert.isAbove(of('2026-09-01').lignes.excesAvantages!, 0)
    assert.equal(of('2025-09-01').tauxReduit, 'GARDE')
  })

  test('tells nothing of the company without its profit', ({ assert }) => {
    const { lignes } = told({})
    assert.isNull(lignes.impotSociete)
    assert.isNull(lignes.dividendeVvprBis)
    const whole = told({ dirigeant: { benefice: 36_000 } }).lignes
    assert.equal(whole.beneficeImposable, 0)
  })
})

test.group('A director: refusals, gaps and words', () => {
  test('refuses by name', ({ assert }) => {
    const of = (dirigeant: unknown, differs: object = {}) =>
      refusedOf({ ...asked({}), dirigeant, ...differs })
    assert.deepEqual(of(undefined), ['required dirigeant'])
    assert.deepEqual(of({ benefice: -1 }), ['out_of_range dirigeant.benefice'])
    assert.deepEqual(of({ fraisGestion: 40 }), ['out_of_range dirigeant.fraisGestion'])
    assert.deepEqual(of({ dividende: 1 }), ['unknown_field dirigeant.dividende'])
    assert.deepEqual(of({ petiteSociete: 'oui' }), ['invalid_value dirigeant.petiteSociete'])
    assert.deepEqual(of({}, { menage: undefined }), ['required menage'])
    assert.deepEqual(of({}, { menage: {} }), ['required menage.tauxCommunal'])
    assert.deepEqual(of({}, { date: '2023-12-31' }), ['no_law_set date'])
    assert.deepEqual(of({}, { worker: { etatCivil: 'celibataire' } }), [
      'not_covered worker.dirigeant',
    ])
    assert.isFalse(director(null).ok)
    for (const language of LANGUAGES) {
      const result = director({ ...asked({}), dirigeant: { benefice: -1 } })
      if (result.ok) throw new Error('answered')
      for (const error of result.errors) assert.match(errorText(error, language), /\.$/)
    }
  })

  test('2027 names what is not published, and a company may set its own', ({ assert }) => {
    const given = { date: '2027-09-01', dirigeant: { benefice: 90_000, petiteSociete: true } }
    const answer = told(given)
    assert.isNull(answer.lignes.cotisationTrimestre)
    assert.isNull(answer.partage)
    assert.equal(answer.tauxReduit, 'INCONNU')
    const ids = answer.gaps!.map(({ id }) => id)
    assert.includeMembers(ids, [
      'dirigeants.cotisationMinimale',
      'dirigeants.plafondBas',
      'dirigeants.plafondHaut',
      'dirigeants.fraisMaximum',
      'dirigeants.remunerationMinimale',
    ])
    assert.include(
      told({ ...given, dirigeant: { loyer: 1, revenuCadastral: 1 } }).gaps!.map(({ id }) => id),
      'dirigeants.loyerCoefficient'
    )
  })

  test('says what it rests on, in three languages', ({ assert }) => {
    const plain = told({})
    assert.deepEqual(codes(plain), [
      'activitePrincipale',
      'cotisationsAnnee',
      'fraisGestionInconnus',
    ])
    assert.include(
      plain.hypothesesImpot.map(({ code }) => code),
      'region'
    )
    const company = told({ dirigeant: { benefice: 90_000, petiteSociete: true } })
    assert.includeMembers(codes(company), [
      'charges',
      'conditionsSociete',
      'dividendes',
      'dirigeants.precompteVvprBis',
      'dirigeants.reservePrecompte',
    ])
    for (const language of LANGUAGES) {
      for (const each of company.hypotheses)
        assert.match(hypothesisDirigeantText(each, language), /\.$/)
      assert.match(tauxReduitText(company.tauxReduit, language), /\.$/)
      for (const key of DIRECTOR_LINES) assert.notEqual(directorLineText(key, language), key)
    }
  })

  /** Rates that each line is held to above: named here once for who looks a figure up. */
  test('figures of the law are what the sources say', ({ assert }) => {
    const { dirigeants } = wholeLawOn('2026-09-01')!.law
    const { cotisationTaux, cotisationTauxHaut, loyerNumerateur, loyerDenominateur } = dirigeants
    assert.deepEqual(
      [cotisationTaux, cotisationTauxHaut, loyerNumerateur, loyerDenominateur],
      [205_000, 141_600, 5, 3]
    )
    const { isocTaux, isocTauxReduit, isocTranche, partAvantages, precompteMobilier } = dirigeants
    assert.deepEqual(
      [isocTaux, isocTauxReduit, isocTranche, partAvantages, precompteMobilier],
      [250_000, 200_000, 100_000_00, 200_000, 300_000]
    )
    assert.equal(dirigeants.reserveCotisation, 100_000)
  })

  test('every line has its words, and every formula stays within its notes', ({ assert }) => {
    const { law } = wholeLawOn('2026-09-01')!
    for (const rule of LIGNES_DIRIGEANT) {
      for (const language of LANGUAGES) assert.isNotEmpty(ruleText(rule.id, language)?.title)
      for (const differs of [
        {},
        { cotisationsParSociete: 1, jeuneSociete: 1 },
        { petiteSociete: 1, tauxReduitSociete: 1 },
      ]) {
        const read = new Set<string>()
        const given = Object.assign(new DirigeantSheet(), {
          loyer: 12_000_00,
          revenuCadastral: 1000_00,
          remunerationImposable: 60_000_00,
          remunerationTotale: 60_000_00,
          beneficeConnu: 1,
          benefice: 200_000_00,
          beneficeImposable: 140_000_00,
          avantagesForfaitaires: 5000_00,
          tauxFraisGestion: 30_000,
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
          ...(rule.notes.variants ?? []).flatMap(({ inputs }) => inputs),
          ...(rule.notes.onlyFor ? [rule.notes.onlyFor] : []),
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

test.group('Of 100 EUR more for a director', () => {
  const SMALL: DirigeantFields = { benefice: 200_000, petiteSociete: true }
  const hundred = (dirigeant: DirigeantFields, differs: Asked = {}) =>
    told({ date: '2026-09-01', package: { salaireBrut: 5000 }, ...differs, dirigeant }).centEuros

  test('a dividend: 25 % of corporate tax, then 30, 18 or the reserve’s rates of 2026', ({
    assert,
  }) => {
    // Above 100,000 of profit the reduced rate is none of the last euro's.
    assert.deepEqual(hundred({ ...SMALL, benefice: 400_000 }).dividende, {
      impotSociete: 25,
      ordinaire: 52.5,
      vvprBis: 61.5,
      // 75 ÷ 1.10, less 9.8 %
      reserve: 61.5,
    })
    const small = hundred({ ...SMALL, benefice: 120_000 }).dividende!
    assert.equal(small.impotSociete, 20)
    assert.equal(small.ordinaire, 56)
    assert.equal(small.vvprBis, 65.6)
  })

  test('pay: contributions, tax and what is left are a hundred', ({ assert }) => {
    const { remuneration } = hundred(SMALL)
    const { cotisations, impot, avantages, reste } = remuneration!
    assert.closeTo(cotisations + impot + avantages + reste, 100, 0.001)
    assert.closeTo(avantages, 0, 0.05)
    // 20.5 % of the income after 3 % of expenses, contributions deducted: 20.5 × 0.97 ÷ (1 + 0.205 × 0.97).
    assert.closeTo(cotisations, (100 * 0.205 * 0.97) / (1 + 0.205 * 0.97), 1)
    assert.isAbove(impot, 30)
    assert.isBelow(reste, 50)
    // Above the ceiling of contributions more is left than in the middle.
    const above = hundred(SMALL, { package: { salaireBrut: 15_000 } }).remuneration!
    assert.equal(above.cotisations, 0)
    assert.isAbove(above.reste, reste)
    // The payslip and the assessment are those of the pay as it is.
    const { lignes, partage } = told({
      date: '2026-09-01',
      package: { salaireBrut: 5000 },
      dirigeant: SMALL,
    })
    assert.equal(lignes.coutSociete, 60_000)
    assert.equal(partage!.cout, 60_000)
  })

  test('each way is a hundred: what the company and the director are taxed, and what arrives', ({
    assert,
  }) => {
    const ways = hundredWays(hundred({ ...SMALL, benefice: 400_000 }))
    assert.deepEqual(
      ways.map(({ line }) => line),
      [null, 'dividendeOrdinaire', 'dividendeVvprBis', 'dividendeReserve']
    )
    for (const { parts } of ways)
      assert.closeTo(
        Object.values(parts).reduce((sum, each) => sum + each, 0),
        100,
        0.001
      )
    assert.deepEqual(ways[1].parts, {
      impotSociete: 25,
      cotisations: 0,
      impot: 22.5,
      avantages: 0,
      reste: 52.5,
    })
    for (const language of LANGUAGES)
      assert.lengthOf(new Set(ways.map((way) => hundredWayText(way, language))), 4)
    assert.lengthOf(hundredWays(hundred({})), 1)
    assert.isEmpty(hundredWays({ remuneration: null, dividende: null }))
  })

  test('without a profit, or with less than the raise, there is no dividend', ({ assert }) => {
    assert.isNull(hundred({}).dividende)
    assert.isNotNull(hundred({}).remuneration)
    assert.isNull(hundred({ benefice: 60_000 }).dividende)
    assert.isNull(hundred({ benefice: 61_199.99 }).dividende)
    assert.isNotNull(hundred({ benefice: 61_200 }).dividende)
  })
})

test.group('A director with options', () => {
  test('has no tax back that was not taken off what is left', ({ assert }) => {
    const options = { hasStockOptions: true, stockOptionUnits: 1000, stockOptionValue: 20 }
    const without = told({ package: { salaireBrut: 4000 } })
    const { lignes, partage } = told({ package: { salaireBrut: 4000, ...options } })
    const more = (key: 'precompteDirigeant' | 'netPackage') => lignes[key]! - without.lignes[key]!
    assert.isAbove(more('precompteDirigeant'), 1000)
    assert.closeTo(more('netPackage'), -more('precompteDirigeant'), 0.001)
    assert.isAtLeast(partage!.avantages, 0)
  })
})
