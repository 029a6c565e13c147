import type { BesideCase, Region } from '#modules/compute/pure'
import { request, type Case } from '../requests.ts'

const PWC_2025 = 'PwC Tax Summaries, Belgium, sample calculation of 26 March 2025'
const PWC_2024 = 'PwC Tax Summaries, Belgium, sample calculation of the year before'
const AXIOM =
  'TheAxiomFoundation/rulespec-be, cases held against EUROMOD and the text of the Income Tax Code'

/** The assessment of a taxable income of the year, euros. */
const tax = (
  id: string,
  source: string,
  [date, income]: readonly [string, number],
  household: object,
  published: Readonly<Record<string, number>>
): BesideCase => ({
  ...{
    id,
    source,
    published,
    sheet: 'yearTax',
    kind: source === AXIOM ? 'third_party' : 'provider',
  },
  request: { date, assessment: { imposableMois: Math.round(income * 100), ...household } },
})

const FAMILY = { couple: 1, enfants: 2, enfantsACharge: 2, bruxelles: 1, tauxCommunal: 70_000 }

const TAXES: readonly BesideCase[] = [
  tax('pwc-2025', PWC_2025, ['2025-06-01', 50_000], FAMILY, {
    fraisForfaitairesAnnee: 5930,
    revenuNetAnnee: 44_070,
    quotientAttribue: 13_221,
    baseTravailleur: 30_849,
    quotiteTravailleur: 16_020,
    quotiteConjoint: 10_910,
    impotBaseConjoint: 3305.25,
    impotExempteConjoint: 2727.5,
    impotEtatConjoint: 577.75,
    impotReduitConjoint: 433.56,
    additionnelsConjoint: 141.3,
    impotExempteTravailleur: 4233,
    impotEtatTravailleur: 5761.05,
    impotReduitTravailleur: 4323.26,
    additionnelsTravailleur: 1409,
    impotTotal: 6307.12,
    taxeCommunale: 441.5,
  }),
  // What follows in that edition takes a factor of 24.975 in place of 24.957 %.
  tax('pwc-2024', PWC_2024, ['2024-10-01', 50_000], FAMILY, {
    fraisForfaitairesAnnee: 5750,
    quotientAttribue: 13_050,
    impotEtatConjoint: 620,
    impotExempteTravailleur: 4100,
    impotEtatTravailleur: 6171,
  }),
  tax(
    'rulespec-40000',
    AXIOM,
    ['2025-06-01', 34_772],
    {},
    {
      revenuNetAnnee: 28_842,
      impotBaseTravailleur: 9090.9,
      impotExempteTravailleur: 2727.5,
      impotEtatTravailleur: 6363.4,
      impotReduitTravailleur: 4775.29,
    }
  ),
  tax(
    'rulespec-quotient',
    AXIOM,
    ['2025-06-01', 50_930],
    { couple: 1 },
    {
      revenuNetAnnee: 45_000,
      quotientAttribue: 13_460,
      baseTravailleur: 31_540,
      impotEtatTravailleur: 7577.5,
      impotEtatConjoint: 637.5,
      impotReduitTravailleur: 5686.38,
      impotReduitConjoint: 478.4,
    }
  ),
  tax(
    'rulespec-two-incomes',
    AXIOM,
    ['2025-06-01', 45_930],
    { couple: 1, revenuConjoint: 45_930_00 },
    {
      quotientAttribue: 0,
      impotEtatTravailleur: 11_384.5,
      impotEtatConjoint: 11_384.5,
      impotReduitConjoint: 8543.27,
    }
  ),
  tax(
    'rulespec-work-bonus',
    AXIOM,
    ['2025-06-01', 28_408.65],
    {
      bonusEmploiAnnee: 1447_08 + 899_64,
      bonusEmploiVoletBAnnee: 899_64,
      tauxCommunal: 70_000,
    },
    { impotEtatTravailleur: 3815.96, creditBonusEmploi: 952.23 }
  ),
  {
    ...tax(
      'spf-brackets-2024',
      'FPS Finance, the brackets of the income of 2024',
      ['2024-10-01', 43_750],
      {},
      {
        revenuNetAnnee: 38_000,
        impotBaseTravailleur: 13_331,
        impotExempteTravailleur: 2642.5,
        impotEtatTravailleur: 10_688.5,
      }
    ),
    kind: 'official',
  },
]

const notice = (
  [id, source]: readonly [string, string],
  date: string,
  preavis: Extract<BesideCase, { sheet: 'notice' }>['request']['preavis'],
  published: Readonly<Record<string, number | string>>
): BesideCase => ({
  ...{ id, source, kind: 'provider', sheet: 'notice', published },
  request: { ...request({ date }), preavis },
})

const NOTICES: readonly BesideCase[] = [
  // Days before 2021 have no law here: a letter of 5 January in place of one from the 4th on, with the same five years.
  notice(
    ['notice-securex-2016', 'Securex: in service since 1 January 2016, five years in January 2021'],
    '2021-01-05',
    { mode: 'PRESTE', debutContrat: '2016-01-01' },
    { 'duree.semaines': 18 }
  ),
  notice(
    [
      'notice-securex-2013',
      'Securex: in service since 1 January 2013, ended with pay on 1 March 2021',
    ],
    '2021-03-01',
    { mode: 'INDEMNITE', debutContrat: '2013-01-01', superieur2013: false },
    { 'duree.mois': 3, 'duree.semaines': 24 }
  ),
  notice(
    ['notice-dynamik', 'dynamik.be: a registered letter of Tuesday 6 August 2024'],
    '2024-08-06',
    { mode: 'PRESTE', debutContrat: '2020-03-01' },
    { 'jours.effet': '2024-08-09', 'jours.debut': '2024-08-12' }
  ),
]

const deducted = (...rates: readonly number[]) =>
  Object.fromEntries(rates.map((rate, at) => [`annees.${at}.taux.deductible`, rate]))

const car = (
  [id, source]: readonly [string, string],
  date: string,
  fields: NonNullable<Case['package']>,
  published: Readonly<Record<string, number>>,
  voiture?: Extract<BesideCase, { sheet: 'car' }>['request']['voiture']
): BesideCase => ({
  ...{ id, source, kind: 'provider', sheet: 'car', published },
  request: {
    ...request({
      date,
      package: {
        hasVoitureSociete: true,
        energieVS: 'ELECTRIQUE',
        valeurVS: 45_000,
        tcoMensuelVS: 700,
        dateCommandeVS: '2026-05-01',
        ...fields,
      },
    }),
    ...(voiture && { voiture }),
  },
})

const FIDUDACAS = 'fidudacas.be, on the reform of cars of companies of 1 July 2023'
const RENTA = 'Renta, April 2025, and dhnet.be, 4 January 2023: by the year of the order'
const BILLY = 'help.billy.tech, VAT on a car: the half-flat method'

const CARS: readonly BesideCase[] = [
  car(
    ['car-fidudacas-petrol', FIDUDACAS],
    '2024-02-01',
    { energieVS: 'ESSENCE', co2VS: 110, dateCommandeVS: '2024-01-05' },
    { 'annees.0.taux.deductible': 67.75 }
  ),
  car(
    ['car-fidudacas-hybrid', FIDUDACAS],
    '2024-02-01',
    { energieVS: 'HYBRIDE_ESSENCE', co2VS: 40, dateCommandeVS: '2024-01-05' },
    deducted(100, 75, 50, 25, 0)
  ),
  ...(
    [
      [2026, 100],
      [2027, 95],
      [2028, 90],
      [2029, 82.5],
      [2030, 75],
      [2031, 67.5],
      [2033, 67.5],
    ] as const
  ).map(([year, rate]) =>
    car(
      [`car-renta-${year}`, RENTA],
      '2026-09-01',
      { dateCommandeVS: `${year}-03-01` },
      deducted(...Array<number>(5).fill(rate))
    )
  ),
  car(
    ['car-billy', BILLY],
    '2026-09-01',
    {},
    { 'annees.0.taux.tva': 50 },
    { tva: 'SEMI_FORFAIT', kmAnnuels: 35_000, kmDomicileTravail: 20 }
  ),
]

const hiring = (
  [id, source]: readonly [string, string],
  [date, salaireBrut]: readonly [string, number],
  embauche: Extract<BesideCase, { sheet: 'hiring' }>['request']['embauche'],
  published: Readonly<Record<string, number>>
): BesideCase => ({
  ...{ id, source, kind: 'provider', sheet: 'hiring', published },
  request: { ...request({ date, package: { salaireBrut } }), embauche },
})

const UCM = 'UCM: 1,000 a quarter in Brussels from 61 to 66 years since 1 July 2024'
const WALLOON =
  'SD Worx and horecaestmapassion.be: 400, 1,000 and 1,500 a quarter in Wallonia by age'

const aged = (regionTravail: Region, source: string, at: readonly [string, number]) =>
  (
    [
      ['BRUXELLES', 60, 0, 0],
      ['BRUXELLES', 61, 0, 4000],
      ['BRUXELLES', 66, 0, 4000],
      ['BRUXELLES', 67, 0, 0],
      ['WALLONIE', 57, 3, 1600],
      ['WALLONIE', 59, 1, 4000],
      ['WALLONIE', 60, 0, 4000],
      ['WALLONIE', 65, 0, 6000],
      ['WALLONIE', 66, 0, 0],
    ] as const
  )
    .filter(([region]) => region === regionTravail)
    .map(([, age, moisSansEmploi, reductionAge]) =>
      hiring(
        [`hiring-${regionTravail.toLowerCase()}-${age}`, source],
        at,
        { regionTravail, age, moisSansEmploi },
        { 'lignes.reductionAge': reductionAge }
      )
    )

const HIRINGS: readonly BesideCase[] = [
  ...aged('BRUXELLES', UCM, ['2026-09-01', 2600]),
  ...aged('WALLONIE', WALLOON, ['2026-09-01', 3000]),
  hiring(
    [
      'hiring-activa-brussels',
      'salarysolution.be, 3 July 2024: 6 × 350, 12 × 800, 12 × 350, in all 15,900',
    ],
    ['2026-09-01', 3000],
    { regionDomicile: 'BRUXELLES', moisSansEmploi: 12 },
    { 'lignes.allocationEmbauche': 6900, 'lignes.allocationSuivante': 9000 }
  ),
  hiring(
    ['hiring-impulsion-25', 'UCM: 500 a month, for 24 months below 25 years'],
    ['2026-09-01', 3000],
    { regionDomicile: 'WALLONIE', age: 24, peuQualifie: true, moisSansEmploi: 1 },
    { 'lignes.allocationEmbauche': 6000, 'lignes.allocationSuivante': 6000 }
  ),
  hiring(
    ['hiring-impulsion-12', 'UCM: 500 a month, for 12 months after a year out of work'],
    ['2026-09-01', 3000],
    { regionDomicile: 'WALLONIE', age: 40, moisSansEmploi: 12 },
    { 'lignes.allocationEmbauche': 6000, 'lignes.allocationSuivante': 0 }
  ),
]

/** Published cases of what stands beside a payslip, as the proof computes them again; `proof.spec.ts` holds every figure. */
export const BESIDE: readonly BesideCase[] = [...TAXES, ...NOTICES, ...CARS, ...HIRINGS]
