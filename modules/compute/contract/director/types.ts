/**
 * The JSON boundary of a director's year: the request of `compute` for a package of a director, with the household that is
 * assessed and what is told of the person and the company. Amounts are euros of a year with at most two decimals, rates
 * percent (3.95 is 3.95 %).
 */
import type { DirigeantField } from '../../dirigeant/index.ts'
import type { NamedGap } from '../beside/plans.ts'
import type { RestsOn } from '../beside/rests_on.ts'
import type { ComputeError, ComputeRequest, ExplanationLine, LawSetReference } from '../types.ts'
import type { Hypothese, MenageFields } from '../year_tax/types.ts'

/** What is told of a director and the company; all of it is optional. */
export interface DirigeantFields {
  /** Rent that the company pays the director for a building; 0 unless told. */
  loyer?: number
  /** Cadastral income of what is let, before any index; with a rent it must be told. */
  revenuCadastral?: number
  /** What the social insurance fund asks on top of each contribution, percent; 0 unless told. */
  fraisGestion?: number
  /** The company pays the contributions: a benefit of the director. */
  cotisationsParSociete?: boolean
  /** The company's profit before what this director costs it; without it nothing is told of its tax and dividends. */
  benefice?: number
  /** A small company that meets the other conditions of the reduced rate (shareholders, no investment company). */
  petiteSociete?: boolean
  /** It is in its first four taxable periods. */
  jeuneSociete?: boolean
}

export interface DirectorRequest extends ComputeRequest {
  menage: MenageFields
  dirigeant: DirigeantFields
}

export type DirectorLine = (typeof DIRECTOR_LINES)[number]

export const DIRECTOR_LINES = [
  'remunerationImposable',
  'plafondLoyer',
  'loyerRequalifie',
  'cotisationsSociete',
  'remunerationTotale',
  'revenuReference',
  'cotisationTrimestre',
  'cotisationsIndependant',
  'fraisGestion',
  'cotisationsPersonnelles',
  'revenuApresCotisations',
  'impotDirigeant',
  'precompteDirigeant',
  'soldeDirigeant',
  'coutPackage',
  'loyer',
  'coutSociete',
  'netPackage',
  'resteDirigeant',
  'benefice',
  'beneficeImposable',
  'manqueRemuneration',
  'avantagesForfaitaires',
  'excesAvantages',
  'impotSociete',
  'beneficeNet',
  'dividendeOrdinaire',
  'dividendeVvprBis',
  'dividendeReserve',
] as const satisfies readonly DirigeantField[]

/** Parts as they are shown, each ending in its sum. */
export const DIRECTOR_PARTS = [
  ['cost', ['coutPackage', 'cotisationsSociete', 'loyer', 'coutSociete']],
  [
    'contributions',
    [
      'remunerationImposable',
      'loyerRequalifie',
      'revenuReference',
      'cotisationTrimestre',
      'fraisGestion',
      'cotisationsIndependant',
    ],
  ],
  ['tax', ['revenuApresCotisations', 'impotDirigeant', 'precompteDirigeant', 'soldeDirigeant']],
  ['left', ['netPackage', 'loyer', 'cotisationsPersonnelles', 'soldeDirigeant', 'resteDirigeant']],
  ['company', ['benefice', 'coutSociete', 'beneficeImposable', 'impotSociete', 'beneficeNet']],
  ['dividends', ['dividendeOrdinaire', 'dividendeVvprBis', 'dividendeReserve']],
] as const satisfies readonly (readonly [string, readonly DirectorLine[]])[]

/** Lines without a sign that lower the sum of their part. */
export const DIRECTOR_MINUS: Readonly<Partial<Record<DirectorPart, readonly DirectorLine[]>>> = {
  tax: ['impotDirigeant'],
  left: ['cotisationsPersonnelles'],
  company: ['coutSociete', 'impotSociete'],
}

export type DirectorPart = (typeof DIRECTOR_PARTS)[number][0]

const OF_COMPANY: readonly DirectorPart[] = ['company', 'dividends']

/** The parts of an answer: those of the company's profit once it is told. */
export function directorParts({
  lignes,
}: Pick<DirectorAnswer, 'lignes'>): readonly PartOfDirector[] {
  return DIRECTOR_PARTS.filter(([part]) => lignes.benefice !== null || !OF_COMPANY.includes(part))
}
type PartOfDirector = (typeof DIRECTOR_PARTS)[number]

/** Whether the company keeps the reduced rate: kept, or the first reason why it does not. */
export type TauxReduit = (typeof TAUX_REDUITS)[number]
export const TAUX_REDUITS = ['GARDE', 'REMUNERATION', 'AVANTAGES', 'SOCIETE', 'INCONNU'] as const

/**
 * What the figures rest on beside the assessment. `activitePrincipale`: a main activity, not a side one, below the age of the
 * pension; `cotisationsAnnee`: the contributions of this income are paid in this year, while a fund asks those of three years
 * ago first; `fraisGestionInconnus`: no cost of the fund was told, none is in; `loyerImmobilier`: the tax on what stays rent
 * is not reckoned; `charges`: all that the director costs is deducted, cars and gifts as well; `conditionsSociete`: what was
 * told of the company; `dividendes`: all profit of the year is paid out, after the waiting time and under the conditions of
 * each way; `unSeulDirigeant`: of other directors nothing is known; `figure`.
 */
export type HypotheseDirigeant = RestsOn<HypotheseDirigeantCode>

export type HypotheseDirigeantCode = (typeof HYPOTHESE_DIRIGEANT_CODES)[number]

export const HYPOTHESE_DIRIGEANT_CODES = [
  'activitePrincipale',
  'cotisationsAnnee',
  'fraisGestionInconnus',
  'loyerImmobilier',
  'charges',
  'conditionsSociete',
  'unSeulDirigeant',
  'dividendes',
] as const

/** Where what the company pays goes, EUR of a year; the four parts add up to it. */
export interface DirectorFlow {
  readonly cout: number
  /** To the director, in money. */
  readonly reste: number
  readonly cotisations: number
  readonly impot: number
  /** Benefits in kind, insurance and what is due on them. */
  readonly avantages: number
}

/** Its parts in the order of every screen and paper. */
export const DIRECTOR_FLOW = [
  'reste',
  'cotisations',
  'impot',
  'avantages',
] as const satisfies readonly (keyof DirectorFlow)[]

/** Of 100 EUR more that the company has for the director: what arrives, as pay and as a dividend. */
export interface HundredOfCompany {
  /** 100 EUR more that it pays as pay; `null` in a FLEX package, or where the tax is not known. */
  readonly remuneration: {
    readonly cotisations: number
    readonly impot: number
    /** Benefits that follow the pay. */
    readonly avantages: number
    readonly reste: number
  } | null
  /** 100 EUR more of profit; what arrives is `100 − impotSociete` less the withholding. `null` without a profit. */
  readonly dividende: {
    readonly impotSociete: number
    readonly ordinaire: number
    readonly vvprBis: number
    readonly reserve: number
  } | null
}

/** The ways of a dividend, each a line of its own. */
export const DIVIDEND_WAYS = [
  ['ordinaire', 'dividendeOrdinaire'],
  ['vvprBis', 'dividendeVvprBis'],
  ['reserve', 'dividendeReserve'],
] as const satisfies readonly (readonly [string, DirectorLine])[]

/** Where 100 EUR go, in the order of every screen and paper. */
export const HUNDRED_OF_COMPANY_PARTS = [
  'impotSociete',
  'cotisations',
  'impot',
  'avantages',
  'reste',
] as const

/** One way of 100 EUR; its parts add up to them. */
export interface HundredWay {
  /** The line of a dividend; `null` as pay. */
  readonly line: DirectorLine | null
  readonly parts: Readonly<Record<(typeof HUNDRED_OF_COMPANY_PARTS)[number], number>>
}

export interface DirectorAnswer {
  readonly id?: unknown
  readonly lawset: LawSetReference
  readonly annee: number
  /** By line; `null` where a figure of the law that it needs is not known, or the profit was not told. */
  readonly lignes: Readonly<Record<DirectorLine, number | null>>
  /** `null` where the tax or the contributions are not known. */
  readonly partage: DirectorFlow | null
  readonly centEuros: HundredOfCompany
  readonly tauxReduit: TauxReduit
  readonly hypotheses: readonly HypotheseDirigeant[]
  /** Those of the assessment of the household. */
  readonly hypothesesImpot: readonly Hypothese[]
  readonly gaps?: readonly NamedGap[]
  readonly explanation?: readonly ExplanationLine[]
}

export type DirectorResult =
  | { readonly ok: true; readonly answer: DirectorAnswer }
  | { readonly ok: false; readonly id?: unknown; readonly errors: readonly ComputeError[] }
