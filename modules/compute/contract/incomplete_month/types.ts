/**
 * The JSON boundary of a month that is not worked whole: the request of `compute`, whose date lies in the month, with what
 * happens in it; one answer out. Amounts are euros with at most two decimals.
 */
import type { PlainDate } from '../../engine/dates.ts'
import { DISPENSES_DU_MOIS } from '../../incomplet/dispenses.ts'
import type { IncompletField } from '../../incomplet/index.ts'
import type { NamedGap } from '../beside/plans.ts'
import type { RestsOn } from '../beside/rests_on.ts'
import type { ComputeError, ComputeRequest, ExplanationLine, LawSetReference } from '../types.ts'

/** Illness or accident of private life; absence without pay. */
export type TypeAbsence = 'MALADIE' | 'SANS_SOLDE'

export interface AbsenceFields {
  type: TypeAbsence
  /** Of an illness it may lie before the month: the days of guaranteed pay count from here. */
  debut: PlainDate
  /** The last day that is told; at the latest the last of the month or of the contract. */
  fin: PlainDate
  /** Of an illness: the earlier one that it may be a relapse of. */
  rechute?: { debut: PlainDate; fin: PlainDate }
  /** Of an illness: it falls in a partial return to work that the mutual allowed. */
  reprisePartielle?: boolean
}

export interface DecompteFields {
  /** Gross pay of the year before, EUR. */
  brutExercice: number
  /** Simple and double holiday pay of this year that was paid already, EUR. */
  simplePaye: number
  doublePaye: number
}

export { DISPENSES_DU_MOIS }
/** The exemption of the withholding tax that the employer has for this worker. */
export type DispenseDuMois = (typeof DISPENSES_DU_MOIS)[number]

export interface MoisIncompletFields {
  /** First day of the contract; long ago unless told. */
  debutContrat?: PlainDate
  /** Last day of the contract; none unless told. */
  finContrat?: PlainDate
  /** An employee's contract of less than three months. */
  contratCourt?: boolean
  /** Days of the week that are worked, 1 is Monday; Monday to Friday unless told. */
  joursTravail?: readonly number[]
  absences?: readonly AbsenceFields[]
  /** Age when the illness began. */
  age?: number
  /** Of an employee who went over to fewer hours: holiday pay that December settles. */
  decompte?: DecompteFields
  /** None unless told. */
  dispense?: DispenseDuMois
}

export interface IncompleteMonthRequest extends ComputeRequest {
  moisIncomplet: MoisIncompletFields
}

/**
 * What a day is. `HORS_CONTRAT`: before the start or after the end; `REPOS`: not in the schedule; `PRESTE`; `GARANTI`: ill,
 * paid whole by the employer; `REDUIT`: ill, second period; `COMPLETE`: ill, the mutual with a complement of the employer;
 * `MUTUELLE`: ill, the mutual alone; `SANS_SOLDE`.
 */
export const ETATS_DU_JOUR = [
  'HORS_CONTRAT',
  'REPOS',
  'PRESTE',
  'GARANTI',
  'REDUIT',
  'COMPLETE',
  'MUTUELLE',
  'SANS_SOLDE',
] as const
export type EtatDuJour = (typeof ETATS_DU_JOUR)[number]

export interface JourDuMois {
  readonly date: PlainDate
  readonly etat: EtatDuJour
  /** Which day of the illness it is; `null` of any other. */
  readonly jourMaladie: number | null
}

export const INCOMPLETE_MONTH_LINES = [
  'salairePreste',
  'salaireGaranti',
  'salaireReduit',
  'complementMaladie',
  'brutIncomplet',
  'cotisationsIncomplet',
  'precompteIncomplet',
  'specialeIncomplet',
  'netIncomplet',
  'netNormal',
  'indemniteJour',
  'indemniteMutuelle',
  'employeurIncomplet',
  'reductionIncomplet',
  'reductionNormale',
  'cotisationSolidarite',
  'dispenseIncomplet',
  'dispenseNormale',
  'coutIncomplet',
  'coutNormal',
  'differenceCout',
  'primeAuProrata',
  'ecoChequesAuProrata',
  'decompteSimple',
  'decompteDouble',
  'retenuesDecompte',
  'precompteDecompte',
  'decompteNet',
  'cotisationsDecompte',
] as const satisfies readonly IncompletField[]

export type IncompleteMonthLine = (typeof INCOMPLETE_MONTH_LINES)[number]

/** The lines that are shown, part by part, in their order; the last one of a part is its result. */
export const INCOMPLETE_MONTH_PARTS: readonly [
  'pay' | 'worker' | 'mutual' | 'employer' | 'year' | 'december',
  readonly IncompleteMonthLine[],
][] = [
  [
    'pay',
    ['salairePreste', 'salaireGaranti', 'salaireReduit', 'complementMaladie', 'brutIncomplet'],
  ],
  ['worker', ['cotisationsIncomplet', 'precompteIncomplet', 'specialeIncomplet', 'netIncomplet']],
  ['mutual', ['indemniteJour', 'indemniteMutuelle']],
  [
    'employer',
    [
      'brutIncomplet',
      'employeurIncomplet',
      'reductionIncomplet',
      'cotisationSolidarite',
      'dispenseIncomplet',
      'coutIncomplet',
    ],
  ],
  ['year', ['primeAuProrata', 'ecoChequesAuProrata']],
  [
    'december',
    ['decompteSimple', 'decompteDouble', 'retenuesDecompte', 'precompteDecompte', 'decompteNet'],
  ],
]

/** Lines without a sign that lower pay or cost. */
export const INCOMPLETE_MONTH_MINUS: readonly IncompleteMonthLine[] = [
  'cotisationsIncomplet',
  'precompteIncomplet',
  'specialeIncomplet',
  'reductionIncomplet',
  'dispenseIncomplet',
  'retenuesDecompte',
  'precompteDecompte',
]

/**
 * What the figures rest on beside what was told. `joursMois`: a month is divided by its days of the schedule; `feries`: a
 * public holiday counts as a day of the schedule; `precompteMois`: the scale of a month on what is paid; `accessoires`:
 * benefits, variable pay, vouchers and expenses as agreed; `maladiePrivee`: no accident at work, a certificate in time;
 * `sansCotisations`: nothing is due to ONSS on what the second period and the complement pay; `ancienneteMois`: no
 * guaranteed pay in the first month; `rechute`, `nouvelleMaladie`: within or beyond the weeks of a relapse;
 * `reprisePartielle`: none in a partial return; `indemniteBrute`: the mutual's own conditions, waiting and tax;
 * `solidariteAge`: the age was not told; `solidariteExclus`: persons that are exempt; `reductionTrimestre`: the other
 * months of the quarter are whole; `reductionGagnee`: the quarter's reduction falls less than the work does; `dispenseMois`: the
 * conditions of the exemption hold in this month; `primeConditions`: what a committee asks of who comes or goes;
 * `ecoPeriode`: June to May;
 * `suiteDecompte`: what December settles comes off the holiday pay of the next year.
 */
export const INCOMPLETE_MONTH_HYPOTHESES = [
  'joursMois',
  'feries',
  'precompteMois',
  'accessoires',
  'reductionTrimestre',
  'reductionGagnee',
  'dispenseMois',
  'maladiePrivee',
  'sansCotisations',
  'ancienneteMois',
  'rechute',
  'nouvelleMaladie',
  'reprisePartielle',
  'indemniteBrute',
  'solidariteAge',
  'solidariteExclus',
  'primeConditions',
  'ecoPeriode',
  'suiteDecompte',
] as const

export type IncompleteMonthHypotheseCode = (typeof INCOMPLETE_MONTH_HYPOTHESES)[number]
export type IncompleteMonthHypothese = RestsOn<IncompleteMonthHypotheseCode>

/** Days of the schedule by what they are; `indemnises` are those that the mutual pays, six a week. */
export const COMPTES_DE_JOURS = [
  'ouvrables',
  'prestes',
  'pleins',
  'reduits',
  'completes',
  'mutuelle',
  'sansSolde',
  'horsContrat',
  'indemnises',
] as const
export type CompteDeJours = (typeof COMPTES_DE_JOURS)[number]

export interface IncompleteMonthAnswer {
  readonly id?: unknown
  readonly lawset: LawSetReference
  /** Every day of the month. */
  readonly jours: readonly JourDuMois[]
  readonly comptes: Readonly<Record<CompteDeJours, number>>
  /** By line; `null` where a figure of the law that it needs is not known. */
  readonly lignes: Readonly<Record<IncompleteMonthLine, number | null>>
  readonly hypotheses: readonly IncompleteMonthHypothese[]
  readonly gaps?: readonly NamedGap[]
  readonly explanation?: readonly ExplanationLine[]
}

export type IncompleteMonthResult =
  | { readonly ok: true; readonly answer: IncompleteMonthAnswer }
  | { readonly ok: false; readonly id?: unknown; readonly errors: readonly ComputeError[] }
