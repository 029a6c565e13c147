/**
 * The JSON boundary of what an employer is given for who is hired: the request of `compute` with what is told of the
 * hiring. Amounts are euros with at most two decimals.
 */
import type { EmbaucheField } from '../../embauche/index.ts'
import type { RestsOn } from '../beside/rests_on.ts'
import type { ComputeRequest, ComputeError, ExplanationLine, LawSetReference } from '../types.ts'
import type { Region } from '../year_tax/types.ts'

/** `EQUIPES`: shifts or night, with the premium that the law asks; `CONTINU`: work that goes on without a break. */
export type Equipes = (typeof EQUIPES_WORDS)[number]
export const EQUIPES_WORDS = ['EQUIPES', 'CONTINU'] as const

/** A company of less than four years: a small one, or a micro one. */
export type Starter = (typeof STARTERS)[number]
export const STARTERS = ['PME', 'MICRO'] as const

/** What is told of a hiring; all of it is optional, and what is not told opens no right. */
export interface EmbaucheFields {
  /** Where the work is. */
  regionTravail?: Region
  /** Where the person lives; in Wallonia without the German-speaking part. */
  regionDomicile?: Region
  /** In years at the end of the quarter. */
  age?: number
  /** Months out of work and registered before the hiring; 0 unless told. */
  moisSansEmploi?: number
  /** No more than a diploma of secondary school. */
  peuQualifie?: boolean
  /** A researcher with a diploma that the law lists, in a registered programme. */
  recherche?: boolean
  equipes?: Equipes
  starter?: Starter
}

export interface HiringAidRequest extends ComputeRequest {
  embauche: EmbaucheFields
}

export type HiringAidLine = (typeof HIRING_AID_LINES)[number]

export const HIRING_AID_LINES = [
  'reductionAge',
  'allocationEmbauche',
  'dispenseRecherche',
  'dispenseEquipes',
  'dispenseStarter',
  'aidesEmbauche',
  'coutEmployeurAnnuel',
  'coutApresAides',
  'allocationSuivante',
] as const satisfies readonly EmbaucheField[]

/** Lines in bold below the others, and those that stand there at nothing too. */
export const HIRING_AID_TOTALS: readonly HiringAidLine[] = ['aidesEmbauche', 'coutApresAides']
export const HIRING_AID_ALWAYS: readonly HiringAidLine[] = [
  ...HIRING_AID_TOTALS,
  'coutEmployeurAnnuel',
]

/**
 * What the amounts rest on, and why there are none. `premiereAnnee`: the first twelve months of this package; `conditions`:
 * the forms and registrations that each aid asks; `flandre`: Flanders opens no new right for older or low-skilled workers
 * since July 2024, and what it keeps for those of 62 then, for disabled persons and in its hiring premium is not computed;
 * `plafondBruxelles`: the ceiling of 2026 was not found; `salaireTropHaut`: the pay of a quarter is above the ceiling;
 * `ageHors`: no amount for this age; `horsTravail`: it asks for more months out of work; `dispenseMois`: exemptions are of
 * the months, not of premiums and holiday pay; `rechercheBachelier`: of bachelors the law caps the sum; `figure`.
 */
export type HypotheseEmbauche = RestsOn<HypotheseEmbaucheCode>

export type HypotheseEmbaucheCode = (typeof HYPOTHESE_EMBAUCHE_CODES)[number]

export const HYPOTHESE_EMBAUCHE_CODES = [
  'premiereAnnee',
  'conditions',
  'flandre',
  'plafondBruxelles',
  'salaireTropHaut',
  'ageHors',
  'horsTravail',
  'dispenseMois',
  'rechercheBachelier',
] as const

export interface HiringAidAnswer {
  readonly id?: unknown
  readonly lawset: LawSetReference
  /** EUR of the first twelve months; `allocationSuivante` all that comes after. */
  readonly lignes: Readonly<Record<HiringAidLine, number>>
  readonly hypotheses: readonly HypotheseEmbauche[]
  readonly explanation?: readonly ExplanationLine[]
}

export type HiringAidResult =
  | { readonly ok: true; readonly answer: HiringAidAnswer }
  | { readonly ok: false; readonly id?: unknown; readonly errors: readonly ComputeError[] }
