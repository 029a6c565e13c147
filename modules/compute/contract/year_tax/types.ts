/**
 * The JSON boundary of the year's income tax: the request of `compute` with its household, one answer out. Amounts are
 * euros with at most two decimals, rates percent (7 is 7 %).
 */
import type { PlainDate } from '../../engine/dates.ts'
import type { ImpotField } from '../../impot/index.ts'
import type { RestsOn } from '../beside/rests_on.ts'
import type { ComputeError, ComputeRequest, ExplanationLine, LawSetReference } from '../types.ts'

export type Region = 'BRUXELLES' | 'WALLONIE' | 'FLANDRE'

/** What an assessment asks of the household that a package does not tell. */
export interface MenageFields {
  /** The surcharge of the municipality where the household lives on 1 January of the year after, percent; 0 to 15. */
  tauxCommunal: number
  /** That of Flanders and Wallonia is supposed unless told: the two have one surcharge. */
  region?: Region
  /** The spouse's taxable pay of the year after contributions and before expenses, EUR. */
  revenuConjoint?: number
  /** The tax withheld from it, EUR. */
  precompteConjoint?: number
  /** The special contribution withheld from it, EUR; 0 unless told. */
  cotisationSpecialeConjoint?: number
  /** How many of `worker.enfantsACharge` are under three; 0 unless told. */
  enfantsMoinsDeTrois?: number
}

export interface YearTaxRequest extends ComputeRequest {
  menage: MenageFields
}

/** The lines of an assessment: what was given or computed under these names. */
export type YearTaxLine = (typeof YEAR_TAX_LINES)[number]

export const YEAR_TAX_LINES = [
  'imposableMois',
  'imposablePecules',
  'imposablePrimes',
  'imposableVariables',
  'revenuImposableAnnee',
  'fraisForfaitairesAnnee',
  'revenuNetAnnee',
  'revenuNetConjoint',
  'quotientAttribue',
  'baseTravailleur',
  'baseConjoint',
  'supplementsQuotite',
  'quotiteTravailleur',
  'quotiteConjoint',
  'impotBaseTravailleur',
  'impotBaseConjoint',
  'impotExempteTravailleur',
  'impotExempteConjoint',
  'impotEtatTravailleur',
  'impotEtatConjoint',
  'impotReduitTravailleur',
  'impotReduitConjoint',
  'additionnelsTravailleur',
  'additionnelsConjoint',
  'reductionGroupeAnnee',
  'impotTotal',
  'taxeCommunale',
  'creditBonusEmploi',
  'creditEnfants',
  'impotFinal',
  'precompteMois',
  'precompteExceptionnel',
  'precompteConjoint',
  'impotRetenu',
  'soldeImpot',
  'cotisationSpecialeRetenue',
  'cotisationSpecialeConjoint',
  'cotisationSpecialeMenage',
  'soldeCotisationSpeciale',
  'soldeAnnee',
] as const satisfies readonly ImpotField[]

/**
 * What the figures rest on beside what was told. `anneeEntiere`: twelve months of this package under the law of the day;
 * `autresRevenus`: no other income, deduction or reduction of the household; `region`; `revenuConjoint`: the spouse earns
 * something that was not told, so that only the worker's own part is reckoned and the special contribution stays what was
 * withheld; `cotisationSpecialeConjoint` and `enfantsMoinsDeTrois`: none; `pensionConjoint`: a small pension of the spouse
 * is left out; `supplementParentIsole`: the further exempt amount of a lone parent with a low income is left out;
 * `droitsAuteur`: their tax is the one withheld; `revenuIncomplet`: a line of the year needs a figure that is not known;
 * `figure`: a figure of the law that was derived or supposed.
 */
export type Hypothese = RestsOn<HypotheseCode>

export type HypotheseCode = (typeof HYPOTHESE_CODES)[number]

export const HYPOTHESE_CODES = [
  'anneeEntiere',
  'autresRevenus',
  'region',
  'revenuConjoint',
  'cotisationSpecialeConjoint',
  'enfantsMoinsDeTrois',
  'pensionConjoint',
  'supplementParentIsole',
  'droitsAuteur',
  'revenuIncomplet',
] as const

/** From the gross pay of the year to what is left of it, EUR; what is taken off is above zero. */
export interface YearFlow {
  /** Gross pay in money. */
  readonly brut: number
  /** Contributions withheld in the year, the special one with them. */
  readonly cotisations: number
  /** Tax withheld in the year from this pay. */
  readonly precompte: number
  /** What the net year has besides: vouchers and expenses paid, less what the worker pays for benefits. */
  readonly autres: number
  /** The net year of the package: `remunerationAnnuelle`, less the tax withheld on stock options. */
  readonly net: number
  /** Settled a year later: paid back above zero, to be paid below; `null` where it cannot be known. */
  readonly solde: number | null
  /** What is left after the assessment; `null` with it. */
  readonly reste: number | null
}

/**
 * The way of a year in the order of every screen and paper: what is there so far (`level`) and what comes between, with
 * the sign it has among them.
 */
export const YEAR_FLOW = [
  ['brut', 'level', 1],
  ['cotisations', 'step', -1],
  ['precompte', 'step', -1],
  ['autres', 'step', 1],
  ['net', 'level', 1],
  ['solde', 'step', 1],
  ['reste', 'level', 1],
] as const satisfies readonly (readonly [keyof YearFlow, 'level' | 'step', 1 | -1])[]

/** Where 100 EUR of gross pay go; the four add up to 100. */
export interface HundredEuros {
  readonly cotisations: number
  readonly impot: number
  /** Benefits that move with gross pay, mostly nothing. */
  readonly autres: number
  readonly reste: number
}

/** Its parts in the order in which all show them. */
export const HUNDRED_PARTS = [
  'cotisations',
  'impot',
  'autres',
  'reste',
] as const satisfies readonly (keyof HundredEuros)[]

export interface YearTaxAnswer {
  readonly id?: unknown
  readonly lawset: LawSetReference
  /** The year of the income; it is assessed in the next one. */
  readonly annee: number
  /** By line; `null` where a figure of the law that it needs is not known. */
  readonly lignes: Readonly<Record<YearTaxLine, number | null>>
  readonly flux: YearFlow
  readonly centEuros: {
    /** Of the year's gross pay, after the assessment; `null` where it cannot be known or is that of two. */
    readonly moyenne: HundredEuros | null
    /** Of 100 EUR more a month: on the payslip, over the year after the assessment, and what they cost the employer. */
    readonly marginal: {
      readonly mois: HundredEuros
      readonly annee: HundredEuros | null
      readonly cout: number
    } | null
  }
  readonly hypotheses: readonly Hypothese[]
  /** The figures of the law that are not known, with the day since when: `law.set` takes the company's own. */
  readonly gaps?: readonly { readonly id: string; readonly from: PlainDate }[]
  readonly explanation?: readonly ExplanationLine[]
}

export type YearTaxResult =
  | { readonly ok: true; readonly answer: YearTaxAnswer }
  | { readonly ok: false; readonly id?: unknown; readonly errors: readonly ComputeError[] }
