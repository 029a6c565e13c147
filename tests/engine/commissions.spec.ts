import { test } from '@japa/runner'
import {
  errorText,
  listCommissions,
  listParameters,
  minimumBareme,
  type ComputeModelConfig,
} from '#modules/compute/pure'
import { COMMISSION_CODES } from '#modules/compute/contract/commission_codes'
import en from '../../modules/compute/lang/en/commissions.json' with { type: 'json' }
import fr from '../../modules/compute/lang/fr/commissions.json' with { type: 'json' }
import nl from '../../modules/compute/lang/nl/commissions.json' with { type: 'json' }
import CP200_2026 from './cases/cp200_2026.json' with { type: 'json' }
import { answered, cost, lines, refused, request, year, type Case } from './requests.ts'

const of = (config: Partial<ComputeModelConfig>, salaireBrut = 3000): Case['package'] => ({
  computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200', ...config },
  salaireBrut,
})
const bareme = (config: Partial<ComputeModelConfig>, differs: Case = {}) =>
  answered(request({ ...differs, package: { ...of(config), ...differs.package } })).bareme
const at = 'package.computeModelConfig'
const brokers = (config: Partial<ComputeModelConfig> = {}) =>
  of({ commissionParitaire: 'BECP308', ...config })

test.group('The codes of the joint committees', () => {
  test('each of them has a name in every language, and no other name stands there', ({
    assert,
  }) => {
    for (const names of [fr, nl, en]) assert.deepEqual(Object.keys(names), [...COMMISSION_CODES])
  })
})

test.group('The minimum scales of CP 200', () => {
  test('class, experience and scale give the published minimum of 2026', ({ assert }) => {
    const minimum = (classe: 'A' | 'B' | 'C' | 'D', anciennete: number, echelle: 'I' | 'II') =>
      minimumBareme({ date: '2026-09-01', classe, anciennete, echelle })!.minimum
    assert.deepEqual(
      (['A', 'B', 'C', 'D'] as const).map((classe) => minimum(classe, 0, 'I')),
      [2242.8, 2336.26, 2369.3, 2555.72]
    )
    assert.deepEqual(
      (['A', 'B', 'C', 'D'] as const).map((classe) => minimum(classe, 10, 'I')),
      [2334.52, 2567.8, 2799.16, 3022.34]
    )
    assert.deepEqual(
      (['A', 'B', 'C', 'D'] as const).map((classe) => minimum(classe, 26, 'II')),
      [2526.17, 2897.81, 3262.72, 3722.54]
    )
    assert.deepEqual(
      (['A', 'B', 'C', 'D'] as const).map((classe) => minimum(classe, 1, 'II')),
      [2310.29, 2413.08, 2433.27, 2642.08]
    )
  })

  test('all 212 amounts of 2026 are those of the ministry, to the cent', ({ assert }) => {
    let compared = 0
    for (const [name, amounts] of Object.entries(CP200_2026.scales)) {
      const [, echelle, classe] = /^schaal(I|II)_cat([A-D])$/.exec(name)!
      for (const [years, amount] of Object.entries(amounts)) {
        const found = minimumBareme({
          date: '2026-01-01',
          classe: classe as 'A',
          echelle: echelle as 'I',
          anciennete: Number(years),
        })
        assert.equal(found!.minimum, amount, `${name} ${years}`)
        compared += 1
      }
    }
    assert.equal(compared, 212)
    for (const [age, amounts] of Object.entries(CP200_2026.students_under_21)) {
      for (const [classe, amount] of Object.entries(amounts)) {
        const table = listParameters()
          .find(({ id }) => id === `bareme200.etudiantClasse${classe}`)!
          .values.at(-1)!.value as number[]
        assert.equal(table.at(Number(age) - 21), amount, `${classe} at ${age}`)
      }
    }
  })

  test('a pay up to 0.03 under the ministry’s amount, as the older table gave it, is no breach', ({
    assert,
  }) => {
    const at2589 = (salaireBrut: number, date?: string) =>
      bareme({ classe: 'D', anciennete: 2, echelle: 'I' }, { date, package: { salaireBrut } })
    assert.deepInclude(at2589(2589.24), { minimum: 2589.24, respecte: true })
    assert.deepInclude(at2589(2589.21), { minimum: 2589.24, respecte: true })
    assert.deepInclude(at2589(2589.2), { minimum: 2589.24, respecte: false })
    // Not in the tables before 2026, which are derived.
    assert.deepInclude(at2589(2533.26, '2025-06-01'), { minimum: 2533.27, respecte: false })
  })

  test('the last line goes on for more experience, and scale II has no line without', ({
    assert,
  }) => {
    const question = { date: '2026-09-01', classe: 'D' } as const
    assert.equal(minimumBareme({ ...question, anciennete: 40 })!.minimum, 3722.54)
    assert.isUndefined(minimumBareme({ ...question, anciennete: 0, echelle: 'II' }))
    assert.isUndefined(minimumBareme({ date: '2019-01-01', classe: 'A' }))
    assert.deepEqual(minimumBareme(question), {
      minimum: 2555.72,
      echelle: 'I',
      classe: 'D',
      anciennete: 0,
      parameter: 'bareme200.echelle1ClasseD',
    })
  })

  test('each table rises with experience and with the class', ({ assert }) => {
    for (const { id, values } of listParameters().filter((each) =>
      /^bareme200\..*Classe/.test(each.id)
    )) {
      const table = values.at(-1)!.value as number[]
      for (let i = 1; i < table.length; i++) assert.isAtLeast(table[i], table[i - 1], id)
      assert.lengthOf(values.at(-2)!.value as number[], table.length)
    }
    for (let anciennete = 1; anciennete <= 26; anciennete++) {
      for (const echelle of ['I', 'II'] as const) {
        const minima = (['A', 'B', 'C', 'D'] as const).map(
          (classe) => minimumBareme({ date: '2026-01-01', classe, anciennete, echelle })!.minimum!
        )
        assert.deepEqual(
          minima,
          [...minima].sort((a, b) => a - b)
        )
      }
    }
  })

  test('students have tables of their own, from 16 or 18 years to 20', ({ assert }) => {
    const table = (id: string) =>
      listParameters()
        .find((each) => each.id === `bareme200.${id}`)!
        .values.at(-1)!.value
    assert.deepEqual(table('etudiantClasseA'), [1447.01, 1635.97, 1824.77, 1975.81, 2051.39])
    assert.deepEqual((table('etudiantClasseB') as number[])[0], 1504.51)
    assert.deepEqual(table('etudiantClasseC'), [2060.46, 2234.09, 2320.65])
    assert.deepEqual((table('etudiantClasseD') as number[])[2], 2491.56)
  })

  test('2025 is the table of 2026 without its index, 2021 is not known', ({ assert }) => {
    assert.equal(minimumBareme({ date: '2025-06-01', classe: 'A' })!.minimum, 2194.32)
    assert.isNull(minimumBareme({ date: '2021-06-01', classe: 'A' })!.minimum)
    assert.deepInclude(bareme({ classe: 'A' }, { date: '2021-06-01' }), {
      minimum: null,
      respecte: null,
    })
  })

  test('the answer says whether the package respects it, part time in proportion', ({ assert }) => {
    assert.deepEqual(bareme({ classe: 'C', anciennete: 10 }), {
      minimum: 2875.48,
      echelle: 'II',
      classe: 'C',
      anciennete: 10,
      respecte: true,
    })
    const regime = { regimeNumerateur: 19, regimeDenominateur: 38 }
    const half = (salaireBrut: number) =>
      bareme({ classe: 'A' }, { package: { ...regime, salaireBrut } })
    assert.deepInclude(half(1121.36), { minimum: 1121.4, respecte: false })
    assert.deepInclude(half(1121.4), { minimum: 1121.4, respecte: true })
    assert.notProperty(answered(request()), 'bareme')
  })

  test('a gross pay that was solved is the one compared', ({ assert }) => {
    const { bareme: found, solved } = answered(
      request({ package: of({ classe: 'D' }), solve: { target: 'salaireNet', amount: 1900 } })
    )
    assert.isBelow(solved!.amount, 2555.72)
    assert.isFalse(found!.respecte)
  })

  test('what is left out stands in the defaults; what does not fit is refused', ({ assert }) => {
    const { defaults } = answered(request({ package: of({ classe: 'B' }) }))
    assert.includeMembers([...defaults], [`${at}.anciennete`, `${at}.echelle`])
    const paths = (config: Partial<ComputeModelConfig>) =>
      refused(request({ package: of(config) })).map(({ code, path }) => `${code} ${path}`)
    assert.deepEqual(paths({ classe: 'E' as never }), [`invalid_value ${at}.classe`])
    assert.deepEqual(paths({ anciennete: 3 }), [`required ${at}.classe`])
    assert.deepEqual(paths({ classe: 'A', anciennete: -1 }), [`out_of_range ${at}.anciennete`])
    assert.deepEqual(paths({ classe: 'A', echelle: 'II' }), [`conflict ${at}.echelle`])
    assert.deepEqual(paths({ commissionParitaire: 'BECP308', classe: 'A' }), [
      `not_covered ${at}.classe`,
    ])
  })
})

test.group('Joint committees', () => {
  test('each has a title in three languages, once', ({ assert }) => {
    const all = listCommissions()
    assert.isAbove(all.length, 160)
    assert.lengthOf(new Set(all.map(({ code }) => code)), all.length)
    for (const { code, titles } of all) {
      for (const title of Object.values(titles)) assert.match(title, /^\p{Lu}/u, code)
    }
    assert.deepEqual(
      all.find(({ code }) => code === 'BECP200'),
      {
        code: 'BECP200',
        titles: {
          fr: 'Commission paritaire auxiliaire pour employés',
          nl: 'Aanvullend paritair comité voor de bedienden',
          en: 'Auxiliary joint committee for white-collar workers',
        },
        training: false,
        indexation: 'indexation.CP200',
        indexationMois: 'indexationMois.CP200',
      }
    )
    assert.deepEqual(
      all.filter(({ training }) => training).map(({ code }) => code),
      ['CIP/BIO', 'FPI/IBO E', 'FPI/IBO O', 'ETUDIANT']
    )
  })

  test('every one computes for an employee, an unknown one is refused in three languages', ({
    assert,
  }) => {
    for (const { code, training } of listCommissions()) {
      if (training) continue
      assert.equal(cost({ package: of({ commissionParitaire: code }) }).salaireBrutAnnuel, 36_000)
    }
    for (const code of ['BECP999', 'becp200', 'BECP 200', '200', '', 'toString']) {
      const [error] = refused(request({ package: of({ commissionParitaire: code }) }))
      assert.deepInclude(error, { code: 'invalid_value', path: `${at}.commissionParitaire` })
      for (const language of ['fr', 'nl', 'en'] as const) {
        assert.include(errorText(error, language), 'BECP14003')
      }
    }
  })

  test('every index and every month of indexing belongs to a committee of the list', ({
    assert,
  }) => {
    const named = listCommissions().flatMap((each) => [each.indexation, each.indexationMois])
    for (const { id } of listParameters()) {
      if (/^indexation(Mois)?\./.test(id)) assert.include(named, id)
    }
  })

  test('the index of CP 200 from 2019 on, and the premium that follows it to the cent', ({
    assert,
  }) => {
    const values = (id: string) => listParameters().find((each) => each.id === id)!.values
    const rises = values('indexation.CP200')
    assert.deepEqual(
      rises.map(({ from, value }) => [from.slice(0, 4), value]),
      [
        ['2019', 2.16],
        ['2020', 0.8],
        ['2021', 0.95],
        ['2022', 3.58],
        ['2023', 11.08],
        ['2024', 1.48],
        ['2025', 3.58],
        ['2026', 2.21],
      ]
    )
    const premiums = values('commission200.primeSectorielle').map(({ value }) => value as number)
    assert.deepEqual(premiums, [267.64, 277.22, 307.94, 312.5, 323.69, 330.84])
    for (let i = 1; i < premiums.length; i++) {
      const rise = rises[i + 2].value as number
      assert.equal(Math.round(premiums[i - 1] * (100 + rise)) / 100, premiums[i])
    }
  })

  test('the months of indexing: January, July, quarters, and none for a pivot', ({ assert }) => {
    const months = (key: string) =>
      listParameters()
        .find(({ id }) => id === `indexationMois.${key}`)!
        .values.at(-1)!.value
    assert.deepEqual(['CP200', 'CP111', 'CP124', 'CP330'].map(months), [
      [1],
      [7],
      [1, 4, 7, 10],
      [],
    ])
  })
})

test.group('What a company sets for its committee', () => {
  test('months of year-end premium: half a month, two months, in any committee', ({ assert }) => {
    const gross = (config: Partial<ComputeModelConfig>) =>
      cost({ package: of(config) }).primeFinAnnee
    assert.equal(gross({}), 3000)
    assert.equal(gross({ primeFinAnneeMois: 0.5 }), 1500)
    assert.equal(gross({ primeFinAnneeMois: 2 }), 6000)
    assert.equal(gross({ primeFinAnneeMois: 2, hasPrimeFinAnnee: false }), 0)
    assert.equal(cost({ package: brokers() }).primeFinAnnee, 0)
    assert.equal(cost({ package: brokers({ hasPrimeFinAnnee: true }) }).primeFinAnnee, 3000)
    assert.equal(cost({ package: brokers({ primeFinAnneeMois: 1.25 }) }).primeFinAnnee, 3750)
  })

  test('a third of a cent is rounded half up', ({ assert }) => {
    const computed = cost({ package: of({ primeFinAnneeMois: 0.33 }, 2000.01) })
    assert.equal(computed.primeFinAnnee, 660)
  })

  test('a yearly premium of its own amount, in proportion of the hours', ({ assert }) => {
    const gross = (config: Partial<ComputeModelConfig>, hours = 38) =>
      cost({ package: { ...of(config), regimeNumerateur: hours } }).primeSectorielle
    assert.equal(gross({}), 330.84)
    assert.equal(gross({ primeSectorielle: 250 }), 250)
    assert.equal(gross({ primeSectorielle: 250 }, 19), 125)
    assert.equal(gross({ hasPrimeSectorielle: false, primeSectorielle: 250 }), 0)
    assert.equal(gross({ commissionParitaire: 'BECP308', primeSectorielle: 400 }), 400)
    assert.isAbove(year({ package: brokers({ primeSectorielle: 400 }) }).primeSectorielle, 0)
    const [error] = refused(request({ package: brokers({ hasPrimeSectorielle: true }) }))
    assert.deepInclude(error, { code: 'required', path: `${at}.primeSectorielle` })
  })

  test('the fund of the sector at its rate, none where the rate is nought', ({ assert }) => {
    const fund = (config: Partial<ComputeModelConfig>) =>
      lines({ package: of(config) }).cotisationFondsSectoriel
    assert.equal(fund({}), lines().cotisationFondsSectoriel)
    assert.isAbove(fund({}), 0)
    assert.equal(fund({ fondsTaux: 0 }), 0)
    assert.equal(fund({ fondsTaux: 0.005 }), 15)
    assert.equal(fund({ commissionParitaire: 'BECP308' }), 0)
    assert.equal(fund({ commissionParitaire: 'BECP308', fondsTaux: 0.0123 }), 36.9)
    const onss = (rate: number) => cost({ package: of({ fondsTaux: rate }) }).onssPatronal
    // Twelve months of 3,000, 3,000 of year-end premium and 330.84 of the sector's.
    assert.equal(Math.round((onss(0.01) - onss(0)) * 100) / 100, 393.31)
  })

  test('the hours of full time stand in for those of the package', ({ assert }) => {
    const month = (config: Partial<ComputeModelConfig>, package_: Case['package'] = {}) =>
      answered(request({ package: { ...of(config), ...package_ } }))
    const hourly = (config: Partial<ComputeModelConfig>, package_: Case['package'] = {}) =>
      month(config, package_).compute.remuneration.remunerationMensuelle.salaireBrutHoraire
    assert.equal(
      hourly({ heuresSemaine: 40 }),
      hourly({}, { regimeNumerateur: 40, regimeDenominateur: 40 })
    )
    assert.notInclude([...month({ heuresSemaine: 40 }).defaults], 'package.regimeDenominateur')
    const part = hourly({ heuresSemaine: 40 }, { regimeNumerateur: 20 })
    assert.equal(part, hourly({}, { regimeNumerateur: 20, regimeDenominateur: 40 }))
  })

  test('its own accident insurance wins over that of the company', ({ assert }) => {
    const { defaults, compute } = answered({
      ...request({ package: of({ assuranceLoiTaux: 0.02 }) }),
      company: { effectif: 25 },
    })
    assert.notInclude([...defaults], 'company.assuranceLoiTaux')
    const premium = compute.coutEmployeur.remunerationsFixes.find(
      ({ key }) => key === 'assuranceLoi'
    )
    assert.equal(premium!.amount, Math.round(2 * (36_000 + 3000 + 330.84)) / 100)
  })

  test('impossible settings are refused by path', ({ assert }) => {
    const cases: [Partial<ComputeModelConfig>, string][] = [
      [{ primeFinAnneeMois: 0 }, `out_of_range ${at}.primeFinAnneeMois`],
      [{ primeFinAnneeMois: 13 }, `out_of_range ${at}.primeFinAnneeMois`],
      [{ primeSectorielle: -1 }, `out_of_range ${at}.primeSectorielle`],
      [{ fondsTaux: 0.5 }, `out_of_range ${at}.fondsTaux`],
      [{ fondsTaux: 0.00000001 }, `invalid_value ${at}.fondsTaux`],
      [{ assuranceLoiTaux: -1 }, `out_of_range ${at}.assuranceLoiTaux`],
      [{ heuresSemaine: 0 }, `out_of_range ${at}.heuresSemaine`],
      [{ joursChequesRepas: 1.5 }, `invalid_value ${at}.joursChequesRepas`],
      [{ employmentType: 'CONTRACTOR', primeFinAnneeMois: 1 }, `conflict ${at}.primeFinAnneeMois`],
    ]
    for (const [config, refusal] of cases) {
      const errors = refused(request({ package: of(config) }))
      assert.include(
        errors.map(({ code, path }) => `${code} ${path}`),
        refusal
      )
    }
  })
})
