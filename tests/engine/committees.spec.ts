import { test } from '@japa/runner'
import {
  classText,
  committeeNotes,
  echelleText,
  errorText,
  factText,
  fullTimeOf,
  listCommissions,
  listCommittees,
  listedCommittee,
  listLawSets,
  missingOf,
  missingText,
  parameterText,
  rateText,
  EXPECTED,
  type ComputeModelConfig,
  type PackageFields,
} from '#modules/compute/pure'
import { COMMITTEES } from '#modules/compute/committees/index'
import { sectorFacts } from '#modules/compute/committees/in_force'
import { FIRST_DAY } from '#modules/compute/legislation/payslip'
import { lawSets } from '#modules/compute/rules/law_sets/index'
import CP121_2026 from './cases/cp121_2026.json' with { type: 'json' }
import CP124_2026 from './cases/cp124_2026.json' with { type: 'json' }
import CP14003_2026 from './cases/cp14003_2026.json' with { type: 'json' }
import CP302_2026 from './cases/cp302_2026.json' with { type: 'json' }
import CP336_2026 from './cases/cp336_2026.json' with { type: 'json' }
import RATES_2026Q3 from './cases/fund_contributions_2026q3.json' with { type: 'json' }
import { answered, cost, lines, refused, request, year, type Case } from './requests.ts'

const LANGUAGES = ['fr', 'nl', 'en'] as const
const TODAY = '2026-11-26'
const at = 'package.computeModelConfig'

const under = (
  commissionParitaire: string,
  config: Partial<ComputeModelConfig> = {},
  fields: Partial<PackageFields> = {},
  differs: Case = {}
): Case => ({
  date: TODAY,
  ...differs,
  package: {
    computeModelConfig: { employmentType: 'OUVRIER', commissionParitaire, ...config },
    salaireBrut: undefined,
    ...fields,
  },
})
const scaleOn = (number: string, day: string) =>
  listedCommittee(number)!.bareme!.values.findLast(({ from }) => from <= day)!
const paths = (given: Case) => refused(request(given)).map(({ code, path }) => `${code} ${path}`)

test.group('Joint committees as data', () => {
  test('each has a name, once, and stands by its number and its code', ({ assert }) => {
    const names = listCommissions().map(({ code }) => code)
    const all = listCommittees()
    assert.lengthOf(new Set(all.map(({ code }) => code)), all.length)
    for (const { code, number } of all) {
      assert.include(names, code)
      assert.equal(listedCommittee(number)!.code, code)
      assert.equal(listedCommittee(code)!.code, code)
    }
    assert.equal(listedCommittee('140.03')!.code, 'BECP14003')
    assert.isUndefined(listedCommittee('999'))
  })

  test('every fact has its days, its source, and words in three languages', ({ assert }) => {
    for (const { code, number, facts, rates, bareme } of listCommittees()) {
      for (const listed of [...facts, ...rates, ...(bareme ? [bareme] : [])]) {
        assert.isNotEmpty(listed.values, code)
        const days = listed.values.map(({ from }) => from)
        assert.deepEqual(days, [...new Set(days)].sort(), code)
        for (const { source, checked } of listed.values) {
          assert.match(source, /\S{2}/, code)
          assert.match(checked, /^2026-/, code)
        }
      }
      for (const language of LANGUAGES) {
        for (const { key } of facts) assert.isDefined(factText(key, language), key)
        for (const { key } of rates) assert.isDefined(rateText(key, language), key)
        for (const classe of bareme?.classes ?? []) {
          assert.match(classText(code, classe, language), /\s|^\p{Lu}/u, `${code} ${classe}`)
        }
        for (const echelle of (bareme?.echelles ?? []).filter((each) => each !== '')) {
          assert.notEqual(echelleText(code, echelle, language), echelle)
        }
        assert.include(parameterText(`CP${code.slice(4)}.heuresSemaine`, language)!.title, number)
        for (const note of committeeNotes(code, language)) assert.match(note, /[.)]$/)
      }
    }
    for (const each of EXPECTED) {
      assert.lengthOf(new Set(LANGUAGES.map((language) => missingText(each, language))), 3)
    }
  })

  test('what computes changes on days on which a law set starts', ({ assert }) => {
    const starts = new Set([FIRST_DAY, ...listLawSets().map(({ from }) => from)])
    for (const { code, facts, bareme, rates } of listCommittees()) {
      const computing = facts.filter(
        ({ key }) => key.startsWith('prime') || key.startsWith('heures')
      )
      for (const { values } of [...computing, ...rates, ...(bareme ? [bareme] : [])]) {
        for (const { from } of values) {
          if (from > FIRST_DAY) assert.include([...starts], from, `${code} ${from}`)
        }
      }
    }
  })

  test('a committee is looked up once for a law set', ({ assert }) => {
    const { law } = lawSets.on(TODAY)!
    const found = sectorFacts(law, 'BECP302', 'OUVRIER')
    assert.isDefined(found)
    assert.strictEqual(sectorFacts(law, 'BECP302', 'OUVRIER'), found)
    assert.isUndefined(sectorFacts(law, 'BECP124', 'EMPLOYE'))
    assert.isUndefined(sectorFacts(law, 'BECP999', 'OUVRIER'))
  })

  test('the facts of a committee decide the hash of a law set', ({ assert }) => {
    const deciding = COMMITTEES.flatMap(({ code }) => code)
    assert.include(deciding, 'BECP302')
    const [first, last] = ['2022-01-01', '2026-09-01'].map((from) =>
      listLawSets().find((set) => set.from === from)
    )
    assert.notEqual(first!.hash, last!.hash)
  })
})

test.group('Minimum scales of the sectors, as the ministry has them', () => {
  test('CP 302: all 414 amounts of an hour, and the month of category I', ({ assert }) => {
    const amounts = scaleOn('302', TODAY).echelles['']
    let compared = 0
    for (const [name, byYears] of Object.entries(CP302_2026.scales)) {
      for (const [years, amount] of Object.entries(byYears)) {
        assert.equal(amounts[name.replace('cat', '')]![Number(years)], amount, `${name} ${years}`)
        compared++
      }
    }
    assert.equal(compared, 414)
    const { bareme } = answered(
      request(under('BECP302', { classe: 'I', anciennete: 0 }, { salaireBrutHoraire: 15.2097 }))
    )
    // Told with the scale: round(hourly × 164.6667, 2).
    assert.deepEqual(bareme, {
      minimum: 2504.53,
      horaire: 15.2097,
      echelle: '',
      classe: 'I',
      anciennete: 0,
      respecte: true,
    })
  })

  test('CP 121, 140.03, 124 and 336: every amount', ({ assert }) => {
    const of121 = scaleOn('121', '2026-07-01').echelles['']
    for (const [classe, amount] of Object.entries(CP121_2026.scales)) {
      assert.deepEqual(of121[classe], [amount], classe)
    }
    assert.lengthOf(Object.keys(of121), Object.keys(CP121_2026.scales).length)
    const { SANS_REPOS_PAYE, REPOS_PAYE } = scaleOn('140.03', TODAY).echelles
    const sorted = (values: readonly (number | undefined)[]) => [...values].sort()
    for (const [scale, published] of [
      [SANS_REPOS_PAYE, CP14003_2026.scales.rest_days_unpaid_or_38h],
      [REPOS_PAYE, CP14003_2026.scales.compensation_rest_days_paid],
    ] as const) {
      assert.deepEqual(
        sorted(Object.values(scale).map((line) => line![0])),
        sorted(Object.values(published))
      )
    }
    assert.equal(REPOS_PAYE.ROULANT_2![0], 15.0525)
    const { ETUDIANT, ...of124 } = scaleOn('124', '2026-01-01').echelles['']
    assert.deepEqual(
      sorted(Object.values(of124).map((line) => line![0])),
      sorted(Object.values(CP124_2026.scales))
    )
    assert.deepEqual(ETUDIANT, of124.I)
    const of336 = scaleOn('336', '2026-09-01').echelles['']
    assert.deepEqual(
      [of336.MINIMUM![0], of336.MINIMUM_ENTREE![0], of336.ETUDIANT![0]],
      [
        CP336_2026.scales.sector_minimum,
        CP336_2026.scales.entry_minimum,
        CP336_2026.scales.students_or_alternance,
      ]
    )
    // Told with it: entry is 103 % of the minimum, and September 1.02 times April.
    assert.equal(Math.round(2254.3 * 103) / 100, of336.MINIMUM_ENTREE![0])
    assert.equal(
      Math.round(scaleOn('336', '2026-04-01').echelles[''].MINIMUM![0] * 102) / 100,
      2254.3
    )
  })

  test('a pay below the class is told with its source; without a class, below the lowest of all', ({
    assert,
  }) => {
    const told = (given: Case) =>
      answered(request(given)).sousMinimum?.map(({ minimum, parameter }) => [minimum, parameter.id])
    const classe = (salaireBrut: number) =>
      told(under('BECP336', { employmentType: 'EMPLOYE', classe: 'MINIMUM' }, { salaireBrut }))
    assert.isUndefined(classe(2254.3))
    assert.deepEqual(classe(2254.29), [[2254.3, 'CP336.bareme']])
    const horeca = (salaireBrutHoraire: number) =>
      told(under('BECP302', {}, { salaireBrutHoraire }))
    assert.isUndefined(horeca(15.2097))
    assert.deepEqual(horeca(15.2)!.at(-1), [2504.53, 'CP302.bareme'])
    // Half time by the hour is the same hour.
    assert.isUndefined(
      told(
        under(
          'BECP302',
          { classe: 'III', anciennete: 3 },
          { salaireBrutHoraire: 16.7081, regimeNumerateur: 19 }
        )
      )
    )
  })

  test('a scale that is not known for the day is a gap, not a guess', ({ assert }) => {
    const config = { classe: 'II', categorieEmployeur: '024' }
    const on = (date: string) =>
      answered(request(under('BECP124', config, { salaireBrutHoraire: 19 }, { date }))).bareme
    assert.deepInclude(on('2026-02-01'), { horaire: 19.436, respecte: false })
    assert.deepInclude(on('2026-05-01'), { minimum: null, respecte: null })
    assert.deepInclude(on(TODAY), { minimum: null, respecte: null })
    const first = answered(
      request(
        under('BECP124', { classe: 'I' }, { salaireBrutHoraire: 18.39 }, { date: '2026-05-01' })
      )
    ).bareme
    assert.deepInclude(first, { horaire: 18.39, respecte: true })
  })
})

test.group('Year-end premiums of the sectors', () => {
  test('CP 302: a month of pay, paid by the fund and borne by the employer; the fourth quarter counts 25 % more pay', ({
    assert,
  }) => {
    const given = under('BECP302', { employmentType: 'EMPLOYE' }, { salaireBrut: 2600 })
    const computed = lines(given)
    assert.equal(computed.primeFinAnneeBrute, 2600)
    assert.equal(computed.primeFinAnneeDeclaree, 0)
    assert.equal(computed.primeFinAnneeEmployeur, 2600)
    assert.equal(cost(given).primeFinAnnee, 2600)
    // S = 1.25 × 7,800 in place of 7,800 + 2,600: above the limit for very low wages.
    assert.equal(computed.reductionTrimestre4, Math.round(0.14 * (11_687.74 - 9750) * 100) / 100)
    assert.equal(
      computed.reductionTrimestre3,
      Math.round(0.14 * (11_687.74 - 7800) * 100) / 100 +
        Math.round(0.16 * (9738.14 - 7800) * 100) / 100
    )
    // The special contribution is on what the employer declares: no more than the months.
    assert.equal(computed.csssTrimestre4, computed.csssTrimestre3)
  })

  test('CP 121: 9 % of the pay of the year, from contributions that are in the cost already', ({
    assert,
  }) => {
    const given = under('BECP121', {}, { salaireBrutHoraire: 17.166 })
    const computed = lines(given)
    // 37 hours a week: 17.1660 × 37 × 13 ÷ 3 = 2,752.28; 48 of 52 weeks of twelve months are paid by the employer.
    const paid = 12 * 2752.28 * (1 - 4 / 52)
    assert.equal(computed.primeFinAnneeBrute, Math.round(paid * 9) / 100)
    assert.equal(computed.primeFinAnneeEmployeur, 0)
    assert.equal(cost(given).primeFinAnnee, 0)
    assert.isAbove(year(given).primeFinAnnee, 0)
    assert.equal(computed.cotisationFondsSectoriel, Math.round(2972.46 * 15.95) / 100)
    assert.equal(computed.cotisationPensionSectorielle, Math.round(2972.46 * 1.72) / 100)
  })

  test('SCP 140.03: 5 % of the pay of the year, by the fund', ({ assert }) => {
    const computed = lines(under('BECP14003', {}, { salaireBrut: 2600 }))
    assert.equal(computed.primeFinAnneeBrute, 1440)
    assert.equal(computed.primeFinAnneeEmployeur, 0)
    assert.equal(computed.cotisationFondsSectoriel, Math.round(2808 * 7.7) / 100)
    assert.equal(computed.cotisationPensionSectorielle, Math.round(2808 * 0.92) / 100)
  })

  test('CP 124: loyalty stamps, of which the net is a gap; the employer pays 9.12 % to OPOC', ({
    assert,
  }) => {
    const given = under(
      'BECP124',
      { categorieEmployeur: '024' },
      { salaireBrut: 3250 },
      { effectif: 12 }
    )
    const computed = lines(given)
    // 12 × 3,250 × 48 ÷ 52 = 36,000
    assert.equal(computed.primeFinAnneeBrute, 3240)
    // 15.38 % of 108 % of 36,000: holiday pay is not reckoned on stamps.
    assert.equal(computed.peculeCaisse, 5979.74)
    assert.equal(computed.cotisationsSectorielles, 3283.2)
    assert.equal(cost(given).cotisationsSectorielles, 3283.2)
    assert.equal(computed.cotisationFondsSectoriel, Math.round(3510 * 14.77) / 100)
    const { gaps } = answered(request(given))
    assert.deepInclude(gaps!, {
      line: 'remuneration.remunerationAnnuelle.primeFinAnnee',
      effect: 'left_out',
      parameters: [{ id: 'secteurs.retenuesTimbres', from: '2021-01-01' }],
    })
    assert.equal(year(given).primeFinAnnee, 0)
    assert.equal(lines({ ...given, effectif: 20 }).cotisationFondsSectoriel, 465.78)
  })

  test('a premium of which a part is not known is asked, not computed', ({ assert }) => {
    const asked = (date: string, config: Partial<ComputeModelConfig> = {}) => {
      const given = under(
        'BECP330',
        { employmentType: 'EMPLOYE', ...config },
        { salaireBrut: 3000 },
        { date }
      )
      const { questions = [] } = answered(request(given))
      return [cost(given).primeFinAnnee, questions.map(({ code }) => code)]
    }
    // 1,611.17 + 3.03 % of 36,000
    assert.deepEqual(asked('2022-06-01'), [2701.97, ['secteurCotisations']])
    assert.deepEqual(asked(TODAY), [0, ['secteurPrimeFinAnnee', 'secteurCotisations']])
    const own = { primeFinAnneeTaux: 0.0303, primeFinAnneeFixe: 1800, fondsTaux: 0.01 }
    assert.deepEqual(asked(TODAY, own), [1800 + 1090.8, []])
    assert.deepEqual(asked(TODAY, { primeFinAnneeFixe: 1800, fondsTaux: 0.01 }), [1800, []])
    assert.deepEqual(asked(TODAY, { hasPrimeFinAnnee: false, fondsTaux: 0 }), [0, []])
  })

  test('a company that pays a fund of its own sector says so once', ({ assert }) => {
    const config = { primeFinAnneeTaux: 0.0833, primeFinAnneeFonds: true, primeFondsTaux: 0.05 }
    const computed = lines(under('BECP14901', config, { salaireBrut: 2600 }))
    assert.equal(computed.primeFinAnneeBrute, Math.round(28_800 * 8.33) / 100)
    assert.equal(computed.primeFinAnneeEmployeur, 0)
    assert.equal(computed.cotisationsSectorielles, 1440)
    // Its own figure replaces that of the committee, and with it the fund's withholding that is not known.
    const own = year(under('BECP124', { primeFinAnneeMois: 1 }, { salaireBrut: 3250 }))
    assert.isAbove(own.primeFinAnnee, 0)
  })

  test('a yearly premium of the sector is part of the pay, in proportion of the hours', ({
    assert,
  }) => {
    const of = (fields: Partial<PackageFields> = {}) =>
      cost(under('BECP202', { employmentType: 'EMPLOYE' }, { salaireBrut: 2600, ...fields }))
    assert.equal(of().primeSectorielle, 320)
    assert.equal(of({ salaireBrut: 1300, regimeNumerateur: 17.5 }).primeSectorielle, 160)
  })
})

test.group('Contributions to funds of the sector', () => {
  test('are those of the file of ONSS, by category, headcount and kind of work', ({ assert }) => {
    const rates = listCommittees().flatMap((each) => each.rates)
    const rate = (category: string, statut: string, key: string) =>
      rates.find((each) => each.category === category && each.statut === statut && each.key === key)
        ?.values[0]?.value
    const { classes } = RATES_2026Q3
    assert.equal(rate('017', 'OUVRIER', 'fonds'), classes['017']['820']['0'])
    assert.equal(rate('017', 'EMPLOYE', 'fondsGrande'), classes['017']['830']['5'])
    assert.equal(rate('017', 'EMPLOYE', 'pension'), classes['017']['835']['0'])
    assert.equal(rate('024', 'OUVRIER', 'fonds'), classes['024']['820']['0'])
    assert.equal(rate('024', 'OUVRIER', 'fondsGrande'), classes['024']['820']['5'])
    assert.equal(rate('024', 'OUVRIER', 'forfait'), classes['024']['826']['0'])
    assert.equal(rate('066', 'OUVRIER', 'fonds'), classes['066']['820']['0'])
    assert.equal(rate('066', 'OUVRIER', 'pension'), classes['066']['825'])
    assert.equal(rate('083', 'OUVRIER', 'fonds'), classes['083']['820']['0'])
    assert.equal(rate('083', 'OUVRIER', 'pension'), classes['083']['825']['0'])
    assert.equal(rate('048', 'EMPLOYE', 'pension'), classes['048']['835']['0'])
    assert.equal(
      rate('048', 'OUVRIER', 'pension'),
      classes['048']['825']['0'] + classes['048']['825']['2']
    )
  })

  test('horeca: 1.40 % below 50 workers, 1.45 % from 50 on, and 1.10 % of pension', ({
    assert,
  }) => {
    const of = (effectif: number, config: Partial<ComputeModelConfig> = {}) =>
      lines(
        under(
          'BECP302',
          { employmentType: 'EMPLOYE', ...config },
          { salaireBrut: 3000 },
          { effectif }
        )
      )
    assert.equal(of(49).cotisationFondsSectoriel, 42)
    assert.equal(of(50).cotisationFondsSectoriel, 43.5)
    assert.equal(of(49).cotisationPensionSectorielle, 33)
    assert.equal(of(49, { fondsTaux: 0.02, pensionTaux: 0 }).cotisationFondsSectoriel, 60)
    assert.equal(of(49, { pensionTaux: 0 }).cotisationPensionSectorielle, 0)
  })

  test('white-collar workers of construction are under CP 200, with the pension of their category', ({
    assert,
  }) => {
    const config = { employmentType: 'EMPLOYE', categorieEmployeur: '024' } as const
    const computed = lines(under('BECP200', config, { salaireBrut: 3000 }))
    assert.equal(computed.cotisationFondsSectoriel, 6.9)
    assert.equal(computed.cotisationPensionSectorielle, 69.3)
    // 2.31 % of both premiums too: 69.30 of 3,000 and 7.64 of 330.84.
    const without = lines(under('BECP200', { ...config, pensionTaux: 0 }, { salaireBrut: 3000 }))
    const more = computed.cotisationsPatronalesPrimes - without.cotisationsPatronalesPrimes
    assert.closeTo(more, 76.94, 0.001)
  })

  test('an explanation names the fact of the committee with its source, not where the company set its own', ({
    assert,
  }) => {
    const named = (config: Partial<ComputeModelConfig>) =>
      answered(request({ ...under('BECP302', config, { salaireBrut: 2600 }), explain: true }))
        .explanation!.filter(({ rule }) => /^primeFinAnneeBrute|cotisationFonds/.test(rule))
        .flatMap(({ parameters }) => parameters)
    const found = named({})
    assert.includeMembers(
      found.map(({ id }) => id),
      ['CP302.primeFinAnneeMois', 'categorie.017.fonds']
    )
    assert.deepInclude(
      found.find(({ id }) => id === 'categorie.017.fonds'),
      { value: 1.4, unit: '%', from: '2026-07-01', confidence: 'official_quoted' }
    )
    const own = named({ primeFinAnneeMois: 1, fondsTaux: 0.02 }).map(({ id }) => id)
    assert.notInclude(own, 'CP302.primeFinAnneeMois')
    assert.notInclude(own, 'categorie.017.fonds')
  })

  test('what no source gives is asked once, by the field that answers it', ({ assert }) => {
    const asked = (given: Case) =>
      (answered(request(given)).questions ?? []).map(({ code, path }) => `${code} ${path}`)
    assert.deepEqual(
      asked(under('BECP336', { employmentType: 'EMPLOYE' }, { salaireBrut: 2600 })),
      [
        `secteurPrimeFinAnnee ${at}.primeFinAnneeMois`,
        `secteurCotisations ${at}.categorieEmployeur`,
      ]
    )
    const settled = { primeFinAnneeFixe: 100, fondsTaux: 0.004, employmentType: 'EMPLOYE' } as const
    assert.deepEqual(asked(under('BECP336', settled, { salaireBrut: 2600 })), [])
    assert.deepEqual(
      asked(under('BECP124', { categorieEmployeur: '024' }, { salaireBrut: 3250 })),
      [`secteurForfait ${at}.fondsForfait`]
    )
    const flat = { categorieEmployeur: '024', fondsForfait: 644 }
    assert.deepEqual(asked(under('BECP124', flat, { salaireBrut: 3250 })), [])
    assert.equal(
      lines(under('BECP124', flat, { salaireBrut: 3250 })).cotisationsSectorielles,
      3283.2 + 644
    )
    assert.deepEqual(asked({}), [])
  })
})

test.group('What a sector does not allow', () => {
  test('a class it does not have, a scale it does not have, a day before its data', ({
    assert,
  }) => {
    const given = { salaireBrut: 2600 }
    assert.deepEqual(paths(under('BECP302', { classe: 'X' }, given)), [
      `invalid_value ${at}.classe`,
    ])
    assert.deepEqual(paths(under('BECP302', { classe: 'I', echelle: 'II' }, given)), [
      `not_covered ${at}.echelle`,
    ])
    assert.deepEqual(paths(under('BECP14003', { classe: 'GARAGE_A', echelle: 'II' }, given)), [
      `invalid_value ${at}.echelle`,
    ])
    const [error] = refused(
      request(under('BECP302', { classe: 'I' }, given, { date: '2025-12-31' }))
    )
    assert.deepInclude(error, { code: 'not_covered', path: `${at}.classe` })
    for (const language of LANGUAGES) {
      assert.include(errorText(error, language), '01/01/2026')
    }
    assert.deepEqual(paths(under('BECP124', { employmentType: 'EMPLOYE', classe: 'I' }, given)), [
      `not_covered ${at}.classe`,
    ])
  })

  test('hours above its week, in the package or in the settings', ({ assert }) => {
    const hours = (
      commission: string,
      fields: Partial<PackageFields>,
      config: Partial<ComputeModelConfig> = {}
    ) => paths(under(commission, config, { salaireBrut: 2600, ...fields }))
    const long = { regimeNumerateur: 38, regimeDenominateur: 38 }
    assert.deepEqual(hours('BECP121', long), ['out_of_range package.regimeDenominateur'])
    assert.deepEqual(hours('BECP302', {}, { heuresSemaine: 40 }), [
      `out_of_range ${at}.heuresSemaine`,
    ])
    const building = under(
      'BECP124',
      {},
      { salaireBrut: 2600, regimeNumerateur: 40, regimeDenominateur: 40 }
    )
    assert.isDefined(answered(request(building)))
    assert.equal(fullTimeOf({ employmentType: 'OUVRIER', commissionParitaire: 'BECP121' }), 37)
    assert.equal(fullTimeOf({ employmentType: 'EMPLOYE', commissionParitaire: 'BECP121' }), 38)
    assert.equal(fullTimeOf({ employmentType: 'OUVRIER', commissionParitaire: 'BECP124' }), 38)
  })

  test('a category that is none of the sector, two premiums that say the same, a premium without a committee', ({
    assert,
  }) => {
    const given = { salaireBrut: 2600 }
    assert.deepEqual(paths(under('BECP302', { categorieEmployeur: '024' }, given)), [
      `invalid_value ${at}.categorieEmployeur`,
    ])
    assert.deepEqual(paths(under('BECP302', { categorieEmployeur: '17' }, given)), [
      `invalid_value ${at}.categorieEmployeur`,
    ])
    assert.deepEqual(
      paths(under('BECP302', { primeFinAnneeMois: 1, primeFinAnneeTaux: 0.05 }, given)),
      [`conflict ${at}.primeFinAnneeTaux`]
    )
    const contractor = { employmentType: 'CONTRACTOR', pensionTaux: 0.01 } as const
    assert.include(
      paths({ package: { computeModelConfig: contractor, salaireBrut: 2600 } }),
      `conflict ${at}.pensionTaux`
    )
  })
})

test.group('Gaps of the sectors', () => {
  test('are named line by line', ({ assert }) => {
    assert.deepEqual(missingOf('BECP200', TODAY), [])
    assert.deepEqual(missingOf('BECP336', TODAY), [
      'primeFinAnnee',
      'cotisations',
      'primeAnnuelle',
      'indexation',
    ])
    assert.include(missingOf('BECP124', TODAY), 'bareme')
    assert.notInclude(missingOf('BECP124', '2026-02-01'), 'bareme')
    assert.deepEqual(missingOf('BECP999', TODAY), EXPECTED)
    for (const { code } of listCommittees()) {
      if (code !== 'BECP200') assert.isNotEmpty(missingOf(code, TODAY), code)
    }
  })
})
