/**
 * The JSON boundary of a pension of the second pillar, for a package with a group insurance (of a director: an individual
 * commitment): the request of `compute` with what is told of the person and the plan. Amounts are euros with at most two
 * decimals, rates percent (1.75 is 1.75 %).
 */
import type { PensionField } from '../../pension/index.ts'
import type { NamedGap } from '../beside/plans.ts'
import type { RestsOn } from '../beside/rests_on.ts'
import type { ComputeError, ComputeRequest, ExplanationLine, LawSetReference } from '../types.ts'

/** How the annuity goes on: indexed by 2 %, 80 % of it to the spouse, or both. */
export type FormeRente = (typeof FORMES_RENTE)[number]
export const FORMES_RENTE = ['INDEXEE', 'REVERSIBLE', 'INDEXEE_REVERSIBLE'] as const

export interface PensionFields {
  /** Age now, in whole years. */
  age: number
  /** Age at which the plan ends; 65 unless told. */
  agePension?: number
  /** Whole years in this company until now; 0 unless told. */
  anneesPassees?: number
  /** Whole years as a worker elsewhere; 0 unless told. */
  anneesAilleurs?: number
  /** Of all past years, those of self-employed work before 2021; 0 unless told. */
  anneesAvant2021?: number
  /** Indexed and for the spouse unless told. */
  formeRente?: FormeRente
  /** The coefficient of the insurer, where the age or the form has none here. */
  coefficient?: number
  /** What is put aside in the plan already. */
  reserves?: number
  /** Other capitals of the second pillar at that age: free pension of the self-employed, former plans. */
  autresCapitaux?: number
  /** The return that is supposed, percent a year; 0 unless told. */
  rendement?: number
  /** Statutory pension of a year as mypension.be tells it; estimated unless told. */
  pensionLegale?: number
  /** Pay of a year above which no statutory pension is built; the law's of this year was not found. */
  plafondPensionLegale?: number
  /** For the special contribution: all annuities built until now, as Sigedis tells them, … */
  rentesAcquises?: number
  /** … what was added to the reserves in the year, and … */
  augmentationReserves?: number
  /** … years of career. */
  anneesCarriere?: number
}

export interface PensionRequest extends ComputeRequest {
  pension: PensionFields
}

export type PensionLine = (typeof PENSION_LINES)[number]

export const PENSION_LINES = [
  'primePension',
  'taxePension',
  'onssPension',
  'coutPension',
  'partPersonnelle',
  'reductionPersonnelle',
  'remunerationNormale',
  'pensionLegaleEstimee',
  'renteMaximale',
  'capitalMaximal',
  'capitalProjete',
  'depassementCapital',
  'primeMaximale',
  'primeNonDeductible',
  'rattrapage',
  'rentesAcquises',
  'objectifPension',
  'cotisationWijninckx',
] as const satisfies readonly PensionField[]

/** Parts as they are shown. */
export const PENSION_PARTS = [
  [
    'premium',
    [
      'partPersonnelle',
      'reductionPersonnelle',
      'primePension',
      'taxePension',
      'onssPension',
      'coutPension',
    ],
  ],
  ['limit', ['remunerationNormale', 'pensionLegaleEstimee', 'renteMaximale', 'capitalMaximal']],
  ['built', ['capitalProjete', 'depassementCapital']],
  ['room', ['primeNonDeductible', 'rattrapage', 'primeMaximale']],
  ['wijninckx', ['rentesAcquises', 'objectifPension', 'cotisationWijninckx']],
] as const satisfies readonly (readonly [string, readonly PensionLine[]])[]

export type PensionPart = (typeof PENSION_PARTS)[number][0]

/**
 * What the figures rest on. `projection`: the premium of today each year until the end, at the return that was told, without
 * costs, bonuses and death cover; `projectionAges`: the same of a plan by age, each year by the share of the age that is reached in
 * it; `primePlusTard`: one that pays nothing yet, whose largest premium is not told; `remuneration`: the pay of twelve months as it is today; `pensionEstimee`: the statutory
 * pension by the circular; `plafondInconnu`: without the ceiling of the law the estimate is too high above it, and the room too
 * small; `coefficients`: of a table printed in 2007; `rattrapage`: the years that passed as far as they count; `deduction`: what
 * the insurer judges; `wijninckxInconnue`: what Sigedis tells is not there; `figure`.
 */
export type HypothesePension = RestsOn<HypothesePensionCode>

export type HypothesePensionCode = (typeof HYPOTHESE_PENSION_CODES)[number]

export const HYPOTHESE_PENSION_CODES = [
  'projection',
  'projectionAges',
  'primePlusTard',
  'remuneration',
  'pensionEstimee',
  'plafondInconnu',
  'coefficients',
  'deduction',
  'wijninckxInconnue',
] as const

export interface PensionAnswer {
  readonly id?: unknown
  readonly lawset: LawSetReference
  /** Until the plan ends, and those that count in the rule of 80 %. */
  readonly annees: { readonly futures: number; readonly regle: number }
  readonly coefficient: number
  /** Of a plan by age: the premium of a year from now on, and from each age at which it changes. */
  readonly primes?: readonly { readonly age: number; readonly prime: number }[]
  /** By line; `null` where a figure of the law that it needs is not known, or where it is not told (`primePlusTard`). */
  readonly lignes: Readonly<Record<PensionLine, number | null>>
  readonly hypotheses: readonly HypothesePension[]
  readonly gaps?: readonly NamedGap[]
  readonly explanation?: readonly ExplanationLine[]
}

export type PensionResult =
  | { readonly ok: true; readonly answer: PensionAnswer }
  | { readonly ok: false; readonly id?: unknown; readonly errors: readonly ComputeError[] }
