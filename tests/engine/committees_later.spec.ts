import { test } from '@japa/runner'
import {
  fullTimeOf,
  listedCommittee,
  missingOf,
  type ComputeModelConfig,
  type PackageFields,
} from '#modules/compute/pure'
import { answered, cost, lines, refused, request, year, type Case } from './requests.ts'

const TODAY = '2026-11-27'
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
    salaireBrut: fields.salaireBrutHoraire === undefined ? 2600 : undefined,
    ...fields,
  },
})
/** The fact of a committee on a day, in euros, hours or percent. */
const known = (number: string, key: string, day = TODAY) =>
  listedCommittee(number)!
    .facts.find((fact) => fact.key === key)
    ?.values.findLast(({ from }) => from <= day)?.value
const asked = (given: Case) => (answered(request(given)).questions ?? []).map(({ code }) => code)
const clerk = { employmentType: 'EMPLOYE' } as const

test.group('Construction after January 2026', () => {
  test('meal vouchers, eco-vouchers, bicycle and mobility day follow the agreement, each from its day', ({
    assert,
  }) => {
    assert.deepEqual(
      ['2026-03-31', '2026-04-01'].map((day) => known('124', 'chequeRepas', day)),
      [undefined, 1.5]
    )
    assert.deepEqual(
      ['2023-03-31', '2023-04-01', '2026-03-31', '2026-04-01'].map((day) =>
        known('124', 'ecoCheques', day)
      ),
      [100, 115, 115, 0]
    )
    assert.deepEqual(
      ['2023-08-31', '2023-09-01', '2026-09-30', '2026-10-01'].map((day) =>
        known('124', 'veloKilometre', day)
      ),
      [undefined, 0.27, 0.27, 0.32]
    )
    assert.deepEqual(
      ['2025-12-31', '2026-01-01'].map((day) => known('124', 'jourMobilite', day)),
      [30_000, 28_500]
    )
  })

  test('a student has the minimum of category I until the scale of their own, whose amounts are a gap', ({
    assert,
  }) => {
    const on = (date: string) =>
      answered(
        request(under('BECP124', { classe: 'ETUDIANT' }, { salaireBrutHoraire: 18.231 }, { date }))
      ).bareme
    assert.deepInclude(on('2026-03-31'), { horaire: 18.231, respecte: true })
    assert.deepInclude(on('2026-04-01'), { minimum: null, respecte: null })
    assert.deepInclude(on(TODAY), { minimum: null, respecte: null })
    assert.include(missingOf('BECP124', TODAY), 'bareme')
  })
})

test.group('Sector contributions by the category of the company', () => {
  const rate = (given: Case) => lines(given).cotisationFondsSectoriel

  test('finishing works: 14.77 % below 20 workers, 13.27 % from 20 on; the flat amount is asked', ({
    assert,
  }) => {
    const of = (effectif: number) =>
      under('BECP124', { categorieEmployeur: '026' }, { salaireBrut: 3250 }, { effectif })
    assert.equal(rate(of(19)), Math.round(3510 * 14.77) / 100)
    assert.equal(rate(of(20)), Math.round(3510 * 13.27) / 100)
    const [question] = answered(request(of(19))).questions!
    assert.deepInclude(question, { code: 'secteurForfait', montant: 553 })
  })

  test('liberal professions in the strict sense: 0.12 %; nothing more is asked but the premium', ({
    assert,
  }) => {
    const config = { ...clerk, categorieEmployeur: '035' }
    assert.equal(rate(under('BECP336', config, { salaireBrut: 3000 })), 3.6)
    assert.deepEqual(asked(under('BECP336', config)), ['secteurPrimeFinAnnee'])
    assert.deepEqual(asked(under('BECP336', { ...config, categorieEmployeur: '835' })), [
      'secteurPrimeFinAnnee',
      'secteurCotisations',
    ])
  })

  test('retail is of category 100 unless told: 0.10 % below 20 workers, 0.50 % from 20 on', ({
    assert,
  }) => {
    const of = (effectif: number, config: Partial<ComputeModelConfig> = {}) =>
      under('BECP201', { ...clerk, ...config }, { salaireBrut: 3000 }, { effectif })
    assert.equal(rate(of(19)), 3)
    assert.equal(rate(of(20)), 15)
    // Clerks of a bakery: the fund of 201 without its second rate.
    assert.equal(rate(of(20, { categorieEmployeur: '058' })), 3)
    assert.notInclude(missingOf('BECP201', TODAY), 'cotisations')
  })

  test('chemistry, logistics without road transport, and private hospitals', ({ assert }) => {
    const month = { salaireBrut: 3000 }
    const chemistry = lines(under('BECP207', { ...clerk, categorieEmployeur: '087' }, month))
    assert.equal(chemistry.cotisationFondsSectoriel, 12)
    assert.equal(chemistry.cotisationPensionSectorielle, 27.9)
    const logistics = lines(under('BECP226', { ...clerk, categorieEmployeur: '200' }, month))
    assert.equal(logistics.cotisationFondsSectoriel, 15)
    assert.equal(logistics.cotisationPensionSectorielle, 30)
    assert.equal(rate(under('BECP330', { ...clerk, categorieEmployeur: '025' }, month)), 3)
  })
})

test.group('Year-end premiums and weeks that a source gives', () => {
  test('chemistry and insurance brokers: a month of pay', ({ assert }) => {
    for (const committee of ['BECP207', 'BECP307']) {
      const given = under(committee, { ...clerk }, { salaireBrut: 3000 })
      assert.equal(cost(given).primeFinAnnee, 3000, committee)
      assert.isAbove(year(given).primeFinAnnee, 0)
    }
    assert.equal(known('307', 'ecoCheques'), 250)
  })

  test('electricians: 8.33 % of the pay of the year, by the fund', ({ assert }) => {
    const computed = lines(under('BECP14901'))
    // 12 × 2,600 × 48 ÷ 52 = 28,800
    assert.equal(computed.primeFinAnneeBrute, 2399.04)
    assert.equal(computed.primeFinAnneeEmployeur, 0)
    // Who is a member of a federation that pays it by itself says so.
    const own = under('BECP14901', { primeFinAnneeTaux: 0.0833, primeFinAnneeFonds: false })
    assert.equal(lines(own).primeFinAnneeEmployeur, 2399.04)
  })

  test('Flemish sheltered workshops, manual workers: a month of pay; of the others nothing is supposed', ({
    assert,
  }) => {
    const given = under('BECP32701', {}, { salaireBrutHoraire: 15 })
    // 164.67 × 15 = 2,470.05; the month of the engine is 38 × 13 ÷ 3 hours.
    assert.equal(cost(given).primeFinAnnee, 2470)
    assert.equal(cost(under('BECP32702')).primeFinAnnee, 0)
    assert.include(missingOf('BECP32702', TODAY), 'primeFinAnnee')
  })

  test('banks and insurance companies have 35 hours, brokers 37.5, food retail 35', ({
    assert,
  }) => {
    const of = (commissionParitaire: string) => fullTimeOf({ ...clerk, commissionParitaire })
    assert.deepEqual(['BECP306', 'BECP307', 'BECP310', 'BECP202'].map(of), [35, 37.5, 35, 35])
    // An average is no maximum: a company may have a longer week with rest days.
    const long = { regimeNumerateur: 37, regimeDenominateur: 37 }
    assert.isDefined(answered(request(under('BECP310', { ...clerk }, long))))
  })

  test('a category of another sector is refused here too', ({ assert }) => {
    const given = under('BECP207', { ...clerk, categorieEmployeur: '100' })
    assert.deepEqual(
      refused(request(given)).map(({ code, path }) => `${code} ${path}`),
      [`invalid_value ${at}.categorieEmployeur`]
    )
  })
})

test.group('What was found on 28 November 2026', () => {
  test('eco-vouchers of CP 111, 226 and 302; commuting in horeca, each with its source', ({
    assert,
  }) => {
    for (const number of ['111', '226', '302']) {
      assert.equal(known(number, 'ecoCheques'), 250, number)
      assert.notInclude(missingOf(`BECP${number}`, TODAY), 'ecoCheques')
    }
    assert.equal(known('302', 'veloKilometre', '2021-01-01'), 0.24)
    assert.deepEqual(
      ['2023-12-31', '2024-01-01', '2026-07-01'].map((day) => known('118', 'veloKilometre', day)),
      [undefined, 0.27, 0.31]
    )
    assert.equal(known('302', 'voiturePart'), 70)
    const { href, confidence, checked } = listedCommittee('302')!
      .facts.find(({ key }) => key === 'voiturePart')!
      .values.at(-1)!
    assert.match(href!, /^https:\/\/www\.guidea\.be\//)
    assert.deepEqual([confidence, checked], ['provider', '2026-11-28'])
  })
})
