/**
 * The JSON boundary of what a company car costs: the request of `compute` with its car, and what of the car a package does
 * not tell. Amounts are euros with at most two decimals, rates percent (95 is 95 %).
 */
import type { VoitureField } from '../../voiture/index.ts'
import type { RestsOn } from '../beside/rests_on.ts'
import type { ComputeError, ComputeRequest, ExplanationLine, LawSetReference } from '../types.ts'

/**
 * How much VAT is deducted. `COMPRISE`: the amounts hold already what cannot be deducted; else they are without VAT:
 * `FORFAIT` a flat part, `REEL` by what is used for work, `SEMI_FORFAIT` by a formula of private kilometres.
 */
export type MethodeTva = (typeof METHODES_TVA)[number]
export const METHODES_TVA = ['COMPRISE', 'FORFAIT', 'REEL', 'SEMI_FORFAIT'] as const

/** `REDUIT`: the lower rate of a small company. */
export type TauxImpot = (typeof TAUX_IMPOT)[number]
export const TAUX_IMPOT = ['NORMAL', 'REDUIT'] as const

/** What is told of a car beside its package; all of it is optional. */
export interface VoitureFields {
  tva?: MethodeTva
  /** Kilometres for work, percent of all; with `REEL`. */
  usageProfessionnel?: number
  /** Kilometres a year; with `SEMI_FORFAIT`. */
  kmAnnuels?: number
  /** Kilometres one way between home and work; with `SEMI_FORFAIT`. */
  kmDomicileTravail?: number
  /** Of the fuel card of a plug-in hybrid, what is electricity, percent; that of an electric car is all of it. */
  partElectrique?: number
  /** Kilowatt-hours a month that are loaded at home and paid back. */
  kwhDomicile?: number
  /** What one of them is paid back by, cents of a euro with two decimals. */
  tarifRecharge?: number
  /** EUR a year beside the cost of the month, without VAT to deduct: a charger, taxes, insurance. */
  fraisAnnexes?: number
  /** `NORMAL` unless told. */
  impot?: TauxImpot
  /** Of the mobility budget, EUR a month for sustainable transport, rent or mortgage; the rest is paid out. */
  budgetPilier2?: number
}

export interface CarCostRequest extends ComputeRequest {
  voiture?: VoitureFields
}

/** The lines of a year of a car, under these names; amounts of a year. */
export type CarCostLine = (typeof CAR_COST_LINES)[number]

export const CAR_COST_LINES = [
  'loyerAnnuel',
  'carburantAnnuel',
  'rechargeCarte',
  'rechargeAnnuelle',
  'autresFraisVoiture',
  'tvaNonDeductible',
  'fraisVoiture',
  'cotisationCo2Voiture',
  'contributionVoiture',
  'avantageVoiture',
  'fraisNonDeductibles',
  'avantageNonDeductible',
  'depensesVoiture',
  'impotDepensesVoiture',
  'coutVoiture',
  'economieImpot',
  'coutApresImpot',
] as const satisfies readonly VoitureField[]

export interface CarYear {
  readonly annee: number
  /** What part of the costs is deducted, of the fuel, and of the VAT; percent. */
  readonly taux: { readonly deductible: number; readonly carburant: number; readonly tva: number }
  readonly lignes: Readonly<Record<CarCostLine, number>>
  readonly explanation?: readonly ExplanationLine[]
}

/** What a worker has of one choice; EUR. */
export interface ChoiceFigures {
  /** Gross pay of a month. */
  readonly brut: number
  /** Net pay of a month. */
  readonly net: number
  /** Money of a year, pay, premiums and what is paid out of a budget. */
  readonly netAnnuel: number
  /** Of a year, what the employer pays for and the worker uses: the car and its energy, sustainable transport and rent. */
  readonly enNature: number
  /** What the employer bears in a year. */
  readonly cout: number
}

/** Why a choice has no figures: the budget would be below the least that the law allows; or the engine refuses it. */
export type ChoiceRefusal =
  | { readonly code: 'minimum'; readonly minimum: number }
  | { readonly code: 'refused'; readonly errors: readonly ComputeError[] }

/** A choice, or why there is none. */
export type Choice = ChoiceFigures | { readonly refusal: ChoiceRefusal }

/** The choices that stand side by side at the same cost, and their figures, in the order in which all show them. */
export const CAR_CHOICES = ['sans', 'voiture', 'budget', 'salaire'] as const
export const CHOICE_FIGURES = [
  'brut',
  'net',
  'netAnnuel',
  'enNature',
  'cout',
] as const satisfies readonly (keyof ChoiceFigures)[]

export interface CarChoices {
  /** The same package without a car. */
  readonly sans: ChoiceFigures
  readonly voiture: ChoiceFigures
  /** `plafond` where the law allows no more: the rest of what the car costs stays with the employer. */
  readonly budget: Choice & { readonly montant?: number; readonly plafond?: number }
  /** Pay in place of the car. */
  readonly salaire: Choice
  /** EUR a month that having the car must be worth to the worker for it to be better than each of the others. */
  readonly seuil: { readonly budget: number | null; readonly salaire: number | null }
}

/**
 * What the figures rest on. `prixConstants`: the same prices each year; `loiDesAnnees`: what is not published of a later year
 * stays as it is last known; `tvaComprise`: the amounts hold what cannot be deducted of the VAT; `recharge`: what is paid
 * back is no more than the amount of CREG; `hybride`: what the Act of 18 December 2025 changed for plug-in hybrids of
 * companies was not read; `commande`: the day of the order was not told; `contributionTva`: the VAT on what the worker pays
 * is left out; `coutAvantImpot`: the employer’s cost holds the tax on what is not deducted, and is before what the rest saves; `figure`.
 */
export type HypotheseVoiture = RestsOn<HypotheseVoitureCode>

export type HypotheseVoitureCode = (typeof HYPOTHESE_VOITURE_CODES)[number]

export const HYPOTHESE_VOITURE_CODES = [
  'prixConstants',
  'loiDesAnnees',
  'tvaComprise',
  'recharge',
  'hybride',
  'commande',
  'contributionTva',
  'coutAvantImpot',
] as const

export interface CarCostAnswer {
  readonly id?: unknown
  readonly lawset: LawSetReference
  /** The year of the request and the four after it. */
  readonly annees: readonly CarYear[]
  readonly choix: CarChoices
  readonly hypotheses: readonly HypotheseVoiture[]
}

export type CarCostResult =
  | { readonly ok: true; readonly answer: CarCostAnswer }
  | { readonly ok: false; readonly id?: unknown; readonly errors: readonly ComputeError[] }
