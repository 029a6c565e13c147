/**
 * The JSON boundary of the hours of a month beside those that are agreed: the request of `compute`, whose date lies in the
 * month, with the hours; one answer out. Hours and euros have at most two decimals, premiums are percent of the hour.
 */
import type { PrestationsField } from '../../prestations/index.ts'
import type { NamedGap } from '../beside/plans.ts'
import type { RestsOn } from '../beside/rests_on.ts'
import type { ComputeError, ComputeRequest, ExplanationLine, LawSetReference } from '../types.ts'

export type RegimePrestations = 'NUIT' | 'EQUIPES' | 'CONTINU'

/** What happened in the month; what is absent is none. */
export interface PrestationsFields {
  /** Hours of overtime with the legal premium of 50 %: above nine a day or forty a week. */
  heuresSup50?: number
  /** The same of a Sunday or a public holiday, with 100 %. */
  heuresSup100?: number
  /** Hours of royal decree n° 213, with 20 %: the building trade (CP 124) alone. */
  heuresSup20?: number
  /** Of these kinds, the hours earlier in the calendar year. */
  heuresAvantageesAnnee?: number
  /** Work on buildings where presence is registered: a number of hours of its own. */
  travauxImmobiliers?: boolean
  /** Voluntary hours of which gross is net, as a written agreement has them. */
  heuresNettes?: number
  /** The same earlier in the calendar year. */
  heuresNettesAnnee?: number
  /** Hours of the schedule in a night regime. */
  heuresNuit?: number
  /** Beside the hour, percent; the amount of CCT n° 49 is due at least. */
  primeNuit?: number
  cinquanteAns?: boolean
  heuresEquipe?: number
  primeEquipe?: number
  /** Hours of the schedule on a Sunday or a public holiday, which are no overtime. */
  heuresDimanche?: number
  primeDimanche?: number
  heuresFerie?: number
  primeFerie?: number
  /** The exemption of withheld tax that the employer asks for. */
  regime?: RegimePrestations
  /** Whether its premium stands in a collective agreement, the work rules or the contract. */
  primePrevue?: boolean
}

export interface HoursRequest extends ComputeRequest {
  prestations: PrestationsFields
}

export const HOURS_LINES = [
  'baseSup50',
  'baseSup100',
  'baseSup20',
  'sursalaires',
  'salaireHeuresSup',
  'primeNuit',
  'primeEquipe',
  'primeDimanche',
  'primeFerie',
  'brutPrestations',
  'cotisationsTravailleur',
  'precompteSansReduction',
  'reductionHeuresSup',
  'precomptePrestations',
  'cotisationSpecialePrestations',
  'salaireHeuresNettes',
  'netPrestations',
  'cotisationsEmployeur',
  'dispenseHeuresSup',
  'dispenseNuitEquipe',
  'coutPrestations',
] as const satisfies readonly PrestationsField[]

export type HoursLine = (typeof HOURS_LINES)[number]

/** The lines that are shown, part by part, in their order; the last one of a part is its result. */
export const HOURS_PARTS: readonly ['pay' | 'worker' | 'employer', readonly HoursLine[]][] = [
  [
    'pay',
    [
      'baseSup50',
      'baseSup100',
      'baseSup20',
      'sursalaires',
      'primeNuit',
      'primeEquipe',
      'primeDimanche',
      'primeFerie',
      'brutPrestations',
    ],
  ],
  [
    'worker',
    [
      'cotisationsTravailleur',
      'precompteSansReduction',
      'reductionHeuresSup',
      'cotisationSpecialePrestations',
      'salaireHeuresNettes',
      'netPrestations',
    ],
  ],
  [
    'employer',
    ['cotisationsEmployeur', 'dispenseHeuresSup', 'dispenseNuitEquipe', 'coutPrestations'],
  ],
]

/** Lines without a sign that lower the result of their part. */
export const HOURS_MINUS: readonly HoursLine[] = [
  'cotisationsTravailleur',
  'precompteSansReduction',
  'cotisationSpecialePrestations',
  'dispenseHeuresSup',
  'dispenseNuitEquipe',
]

/**
 * What the figures rest on beside what was told. `moisSeul`: contributions, tax and reductions are those of a month that
 * has these hours, with the days of any month; `avantageesAnnee`, `nettesAnnee`: none earlier in the year; `accordEcrit`:
 * the agreement that voluntary hours need is there; `conditionsSursalaire`: the hours are above nine a day or forty a
 * week; `auDela`: hours that pass the number of the year are taxed as pay, each kind by its share; `minimumNuit`: no
 * night premium was told; `sansPrimeEquipe`, `sansPrimeDimanche`, `sansPrimeFerie`: the law has none and none was told;
 * `tempsPartiel`: whether hours of a part-timer have the legal premium is not judged; `horeca`: the sector's own net
 * overtime is not computed; `dispenseIsolee`: the exemption for nights and shifts is reckoned over all workers of the
 * employer, here at most the tax of this one; `repos`: rest to catch up is not counted.
 */
export const HOURS_HYPOTHESES = [
  'moisSeul',
  'conditionsSursalaire',
  'avantageesAnnee',
  'auDela',
  'nettesAnnee',
  'accordEcrit',
  'minimumNuit',
  'sansPrimeEquipe',
  'sansPrimeDimanche',
  'sansPrimeFerie',
  'tempsPartiel',
  'horeca',
  'dispenseIsolee',
  'repos',
] as const

export type HoursHypotheseCode = (typeof HOURS_HYPOTHESES)[number]
export type HoursHypothese = RestsOn<HoursHypotheseCode>

/** Of the exemption for nights and shifts, in the order in which they are read. */
export const DISPENSE_CONDITIONS = ['tiers', 'primeMinimale', 'primePrevue'] as const
export type DispenseCondition = (typeof DISPENSE_CONDITIONS)[number]

export interface HoursAnswer {
  readonly id?: unknown
  readonly lawset: LawSetReference
  /** Gross pay of an hour, EUR, four decimals. */
  readonly salaireHoraire: number
  /** By line; `null` where a figure of the law that it needs is not known. */
  readonly lignes: Readonly<Record<HoursLine, number | null>>
  /** Hours of overtime that tax favours: the number of the year, those of this month, what is left after it. */
  readonly contingent: { readonly annee: number; readonly mois: number; readonly reste: number }
  /** The same of voluntary hours, where some were told. */
  readonly contingentNet: { readonly annee: number; readonly reste: number } | null
  /** Whether each condition of the exemption holds, where one is asked for. */
  readonly conditions: Readonly<Record<DispenseCondition, boolean>> | null
  readonly hypotheses: readonly HoursHypothese[]
  readonly gaps?: readonly NamedGap[]
  readonly explanation?: readonly ExplanationLine[]
}

export type HoursResult =
  | { readonly ok: true; readonly answer: HoursAnswer }
  | { readonly ok: false; readonly id?: unknown; readonly errors: readonly ComputeError[] }
