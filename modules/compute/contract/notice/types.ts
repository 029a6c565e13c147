/**
 * The JSON boundary of a dismissal: the request of `compute`, whose date is the day on which the letter is sent or the
 * contract is ended, with the contract; one answer out. Amounts are euros with at most two decimals.
 */
import type { PlainDate } from '../../engine/dates.ts'
import type { PreavisField } from '../../preavis/index.ts'
import type { NamedGap } from '../beside/plans.ts'
import type { RestsOn } from '../beside/rests_on.ts'
import type { ComputeError, ComputeRequest, ExplanationLine, LawSetReference } from '../types.ts'

/** The notice is worked, or paid in its place. */
export type ModePreavis = 'PRESTE' | 'INDEMNITE'
export type DureeContrat = 'INDETERMINEE' | 'DETERMINEE' | 'TRAVAIL_DEFINI' | 'REMPLACEMENT'

export interface PreavisFields {
  mode: ModePreavis
  /** The first day of the last contract: it decides which rules hold. */
  debutContrat: PlainDate
  /** The day from which seniority counts, where it is an earlier one. */
  debutAnciennete?: PlainDate
  /** Without an end unless told; the law has no such notice for others. */
  duree?: DureeContrat
  /** Of an employee since before 2014: whether the yearly pay at the end of 2013 was above 32 254 EUR. */
  superieur2013?: boolean
  /** Of a manual worker since before 2014: the days that the sector had for the seniority until 2013. */
  joursSecteur?: number
  /** Further benefits of a year, such as the value of the private use of a car above its taxed benefit, EUR. */
  autresAvantages?: number
  /** Gross pay of the year of the end until then, and of the year before it, EUR. */
  brutAnneeEnCours?: number
  brutAnneePrecedente?: number
  /** Days of leave of the year of the end that were not taken. */
  joursRestants?: number
  /** Whether the double holiday pay of that year was paid already. */
  doublePeculePaye?: boolean
  /** Whether the sector or the company pays the year-end premium by the months on leaving. */
  primeProrata?: boolean
}

export interface NoticeRequest extends ComputeRequest {
  preavis: PreavisFields
}

export const NOTICE_LINES = [
  'salaireAnnee',
  'peculeDoubleAnnee',
  'primesAnnee',
  'variablesAnnee',
  'avantagesAnnee',
  'autresAvantages',
  'remunerationReference',
  'indemnitePartie1',
  'indemnitePartie2',
  'deductionReclassement',
  'indemnitePreavis',
  'retenuesIndemnite',
  'imposableReference',
  'exonerationDedit',
  'precompteIndemnite',
  'indemniteNette',
  'cotisationsIndemnite',
  'cotisationCompensation',
  'reclassement',
  'coutPreavisPreste',
  'peculeSortieSimple',
  'peculeSortieDouble',
  'peculeSortieComplementaire',
  'peculeSortie',
  'cotisationsPeculeSortie',
  'retenuesPeculeSortie',
  'precomptePeculeSortie',
  'peculeSortieNet',
  'primeSortie',
  'cotisationsPrimeSortie',
  'coutDepart',
] as const satisfies readonly PreavisField[]

export type NoticeLine = (typeof NOTICE_LINES)[number]

/** The lines that are shown, part by part, in their order; the last one of a part is its result. */
export const NOTICE_PARTS: readonly [
  'reference' | 'notice' | 'net' | 'leaving' | 'cost',
  readonly NoticeLine[],
][] = [
  [
    'reference',
    [
      'salaireAnnee',
      'peculeDoubleAnnee',
      'primesAnnee',
      'variablesAnnee',
      'avantagesAnnee',
      'autresAvantages',
      'remunerationReference',
    ],
  ],
  ['notice', ['indemnitePartie1', 'indemnitePartie2', 'deductionReclassement', 'indemnitePreavis']],
  ['net', ['indemnitePreavis', 'retenuesIndemnite', 'precompteIndemnite', 'indemniteNette']],
  [
    'leaving',
    [
      'peculeSortieSimple',
      'peculeSortieDouble',
      'peculeSortieComplementaire',
      'peculeSortie',
      'retenuesPeculeSortie',
      'precomptePeculeSortie',
      'peculeSortieNet',
    ],
  ],
  [
    'cost',
    [
      'coutPreavisPreste',
      'indemnitePreavis',
      'cotisationsIndemnite',
      'cotisationCompensation',
      'reclassement',
      'peculeSortie',
      'cotisationsPeculeSortie',
      'primeSortie',
      'cotisationsPrimeSortie',
      'coutDepart',
    ],
  ],
]

/** Lines without a sign that lower the result of their part. */
export const NOTICE_MINUS: readonly NoticeLine[] = [
  'deductionReclassement',
  'retenuesIndemnite',
  'precompteIndemnite',
  'retenuesPeculeSortie',
  'precomptePeculeSortie',
]

/**
 * What the figures rest on beside what was told. `lettre`: a registered letter of that day; `protection`: no protection, no
 * plan of the sector or the company, no pension; `remuneration`: what was counted as pay; `voiture`: the car by its taxed
 * benefit; `partie1Ouvrier`: CCT n° 75 where the sector has nothing of its own; `secteur`: sectors with periods of their
 * own; `brutAnnee`: gross pay of a year from the pay of a month; `joursRestants`, `doublePaye`: all leave was taken, the
 * double pay was had; `fondsVacances`: the fund pays a manual worker; `reclassementPreste`: outplacement beside a notice
 * that is worked has no price of the law; `netIndemnite`: the reference of the tax on the indemnity is what is taxed of the pay of the
 * year, and the special contribution is left out; `deditNonResident`: the residents' table of rates; `coutContinu`: the cost
 * of a year by its weeks; `sansPrime`: no year-end premium on leaving; `majoration`: contributions of a manual worker on
 * 108 % of the indemnity; `peculeEnfants`: children do not lower the tax on holiday pay here.
 */
export const NOTICE_HYPOTHESES = [
  'lettre',
  'protection',
  'secteur',
  'partie1Ouvrier',
  'remuneration',
  'voiture',
  'coutContinu',
  'reclassementPreste',
  'netIndemnite',
  'deditNonResident',
  'majoration',
  'fondsVacances',
  'brutAnnee',
  'joursRestants',
  'doublePaye',
  'peculeEnfants',
  'sansPrime',
] as const

export type NoticeHypotheseCode = (typeof NOTICE_HYPOTHESES)[number]
export type NoticeHypothese = RestsOn<NoticeHypotheseCode>

export interface NoticeAnswer {
  readonly id?: unknown
  readonly lawset: LawSetReference
  readonly mode: ModePreavis
  readonly jours: {
    /** The day on which the letter takes effect and the first day of the notice; `null` where it is paid. */
    readonly effet: PlainDate | null
    readonly debut: PlainDate | null
    /** The last day of the contract. */
    readonly fin: PlainDate
  }
  /** Seniority on the day that decides: the first of the notice, or that of the dismissal. */
  readonly anciennete: { readonly annees: number; readonly mois: number }
  /** The notice: months or days of the first part, weeks of the second, both as weeks (two decimals). */
  readonly duree: {
    readonly mois: number
    readonly jours: number
    readonly semaines: number
    readonly total: number
  }
  /** By line; `null` where a figure of the law that it needs is not known. */
  readonly lignes: Readonly<Record<NoticeLine, number | null>>
  readonly hypotheses: readonly NoticeHypothese[]
  readonly gaps?: readonly NamedGap[]
  readonly explanation?: readonly ExplanationLine[]
}

export type NoticeResult =
  | { readonly ok: true; readonly answer: NoticeAnswer }
  | { readonly ok: false; readonly id?: unknown; readonly errors: readonly ComputeError[] }
