/**
 * The JSON boundary of one job in several forms: the request of `compute` for an employee with what is told of the
 * person; for each form its cost, its net and both an hour, or why it is none. Amounts are euros with at most two decimals.
 */
import type { FormesField } from '../../formes/index.ts'
import type { RestsOn } from '../beside/rests_on.ts'
import type { ComputeError, ComputeRequest, ExplanationLine, LawSetReference } from '../types.ts'
import type { Region } from '../year_tax/types.ts'

/** What a person who takes a flexi-job does: four fifths elsewhere three quarters before, a pension, or neither. */
export type Occupation = (typeof OCCUPATIONS)[number]
export const OCCUPATIONS = ['QUATRE_CINQUIEMES', 'PENSION', 'AUCUNE'] as const

/** What is told of the person; all of it is optional, and what is not told opens no form. */
export interface FormeFields {
  /** Hours of the job in a year; those of the package unless told. */
  heures?: number
  etudiant?: boolean
  /** Of the quota of the year; the whole quota unless told. */
  heuresRestantes?: number
  occupation?: Occupation
  /** The other work is with this employer, or with one that is linked to it. */
  memeEmployeur?: boolean
  /** Minimum of an hour for the function, by the scale of the sector; hotels and restaurants have one of their own. */
  minimumHoraire?: number
  /** Flexi pay earlier in the calendar year. */
  flexiGagne?: number
  /** Where the agreement of alternating learning is made. */
  regionApprenti?: Region
  /** Level A, B, C or year 1, 2, 3. */
  niveauApprenti?: number
  /** Age on 31 December of the year. */
  ageAnnee?: number
  /** Hours a week in the company, of an apprentice; 20 unless told. */
  heuresEntreprise?: number
  /** Employer's contributions of an apprentice up to 18, percent, as the company knows them. */
  tauxApprenti?: number
  /** What the agency multiplies the pay by, before VAT. */
  coefficient?: number
  /** Recruited or sent from abroad: for five years neither resident nor taxed here, nor living within 150 km. */
  recruteEtranger?: boolean
  chercheur?: boolean
  /** Costs of the employer that the contract gives, percent of pay; what the law allows unless told. */
  indemnite?: number
  /** Whether they come on top of the pay, instead of being a part of it. */
  indemniteEnPlus?: boolean
}

export interface HireFormsRequest extends ComputeRequest {
  forme: FormeFields
}

export type Forme = (typeof FORMES)[number]
export const FORMES = ['ORDINAIRE', 'ETUDIANT', 'FLEXI', 'INTERIM', 'APPRENTI', 'IMPATRIE'] as const

/** Why a form is none. */
export type Raison = (typeof RAISONS)[number]
export const RAISONS = [
  'etudiantNonDit',
  'flexiNonDit',
  'flexiSecteur',
  'flexiOccupation',
  'flexiMemeEmployeur',
  'flexiMinimum',
  'flexiMaximum',
  'interimNonDit',
  'apprentiNonDit',
  'impatrieNonDit',
  'impatrieStatut',
  'impatrieSeuil',
] as const

/** A form that is none; `montant` is the bound in euros that it misses. */
export interface NoForme {
  readonly raison: Raison
  readonly montant?: number
}

/** A form for the hours; its cost is null where a rate that the company knows is not told. */
export interface FormeFigures {
  readonly heures: number
  readonly cout: number | null
  readonly net: number
  readonly coutHoraire: number | null
  readonly netHoraire: number
}

export type HireFormsLine = (typeof HIRE_FORMS_LINES)[number]

export const HIRE_FORMS_LINES = [
  'brutHeures',
  'coutOrdinaire',
  'netOrdinaire',
  'etudiantBrut',
  'etudiantCotisation',
  'etudiantRetenue',
  'coutEtudiant',
  'netEtudiant',
  'etudiantMoyens',
  'flexiVacances',
  'flexiCotisationPatronale',
  'coutFlexi',
  'netFlexi',
  'flexiImposable',
  'coutInterim',
  'interimPrimeBrute',
  'interimPrimeNette',
  'netInterim',
  'apprentiIndemnite',
  'coutApprenti',
  'netApprenti',
  'impatrieIndemnite',
  'impatrieExcedent',
  'impatrieRetenue',
  'coutImpatrie',
  'netImpatrie',
] as const satisfies readonly FormesField[]

/** The lines of each form; the pay of the hours, which all but two share, stands before them. */
export const FORME_LINES: readonly (readonly [Forme, readonly HireFormsLine[]])[] = [
  ['ORDINAIRE', ['coutOrdinaire', 'netOrdinaire']],
  [
    'ETUDIANT',
    [
      'etudiantBrut',
      'etudiantCotisation',
      'etudiantRetenue',
      'etudiantMoyens',
      'coutEtudiant',
      'netEtudiant',
    ],
  ],
  [
    'FLEXI',
    ['flexiVacances', 'flexiCotisationPatronale', 'flexiImposable', 'coutFlexi', 'netFlexi'],
  ],
  ['INTERIM', ['interimPrimeBrute', 'interimPrimeNette', 'coutInterim', 'netInterim']],
  ['APPRENTI', ['apprentiIndemnite', 'coutApprenti', 'netApprenti']],
  [
    'IMPATRIE',
    ['impatrieIndemnite', 'impatrieExcedent', 'impatrieRetenue', 'coutImpatrie', 'netImpatrie'],
  ],
]

export type HypotheseForme = RestsOn<HypotheseFormeCode>
export type HypotheseFormeCode = (typeof HYPOTHESE_FORME_CODES)[number]

/** What the figures rest on; which form each is of stands in its name. */
export const HYPOTHESE_FORME_CODES = [
  'memeSalaire',
  'etudiantContingent',
  'etudiantAuDela',
  'etudiantMoyensDepasses',
  'etudiantReduit',
  'flexiReforme',
  'flexiActivite',
  'flexiMinimumNonDit',
  'flexiImpot',
  'interimContrat',
  'apprentiEcole',
  'apprentiTauxInconnu',
  'apprentiAssujetti',
  'apprentiPrimes',
  'impatrieDuree',
  'impatrieOnss',
  'impatrieSeuilOnss',
] as const

export interface HireFormsAnswer {
  readonly id?: unknown
  readonly lawset: LawSetReference
  /** Hours of the job in a year. */
  readonly heures: number
  readonly formes: Readonly<Record<Forme, FormeFigures | NoForme>>
  /** EUR of those hours; a line of a form that is none is nought. */
  readonly lignes: Readonly<Record<HireFormsLine, number | null>>
  readonly hypotheses: readonly HypotheseForme[]
  readonly explanation?: readonly ExplanationLine[]
}

export type HireFormsResult =
  | { readonly ok: true; readonly answer: HireFormsAnswer }
  | { readonly ok: false; readonly id?: unknown; readonly errors: readonly ComputeError[] }
