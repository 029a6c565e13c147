import type { Cents } from '../../engine/money.ts'
import type { Sheet, SheetField } from '../../rules/index.ts'
import type { Fields, Reading } from '../reading.ts'
import type { CashFlowOptions } from '../types.ts'
import type { Field } from './fields.ts'
import type { Choice } from './choice.ts'

/** The four parts in which a package is read; those of the employer's cost, and the extras. */
export const CONTENT_GROUPS = ['avantages', 'frais', 'remunerationsVariables', 'extras'] as const
export type ContentGroup = (typeof CONTENT_GROUPS)[number]

/** The parts in which a package is put together, in the order of the editor and of the PDF. */
export const CONTENT_SECTIONS = [
  'variable',
  'mobility',
  'devices',
  'insurance',
  'vouchers',
  'costs',
  'extras',
] as const
export type ContentSection = (typeof CONTENT_SECTIONS)[number]

/** Kinds of work that may have some benefits; employees and manual workers may have all, contractors none. */
export type Statut = 'etudiant' | 'stagiaire' | 'dirigeant'

/** The lists of the answer in which a benefit may have a line. */
export type LineList = 'avantages' | 'frais' | 'remunerationsVariables' | 'exclusions'

/** One line of the employer's cost, and of the worker's total cash. */
export interface BenefitLine {
  readonly key: string
  /** The line of the sheet behind it. */
  readonly field: SheetField
  /** A property named in the code is read ten times faster than one looked up by its name. */
  readonly amount: (c: Sheet) => Cents
  /** The list of the benefit's group unless told; `exclusions` stand in the cost alone. */
  readonly list?: 'avantages' | 'exclusions'
  /** False of levies and of what is no cash to the worker. */
  readonly cash?: false
  /** A tax of the company, which stands outside the package. */
  readonly companyTax?: true
  /** Paid to others for the worker: no part of what arrives with them in money or vouchers. */
  readonly inKind?: true
  /** The month in which it falls, where it is not the same every month; or the option that tells it. */
  readonly month?: number | keyof CashFlowOptions
  /** Other benefits that it is owed on too. */
  readonly alsoOf?: readonly string[]
  /** The line behind which it stands; behind those of the benefits before unless told. */
  readonly after?: string
}

/** Reads the amount of a benefit under its switch, in cents: 0 where that is off, refused where it is on without one. */
export type AmountOf = (has: unknown, value: unknown, reading: Reading) => Cents

/** What comes for pay that is given up: one of the catalogue, an amount or a count, or nothing the law lets. */
export type Exchange = 'catalogue' | 'value' | 'never'

/**
 * One benefit, expense, variable pay or extra of a package, switched on by the field `has…` of its name. Everything
 * that lists benefits reads it from here.
 */
export interface Benefit {
  readonly name: string
  readonly group: ContentGroup
  readonly section: ContentSection
  /** What its value is of. */
  readonly unit: ContentUnit
  /** The field of its value; the one of its own name unless told. */
  readonly value?: string
  /** The field that describes it. */
  readonly description?: string
  /** Its fields beside the switch, in the order in which they are asked for. */
  readonly fields: Readonly<Record<string, Field>>
  /** Writes it on the sheet where an amount under a switch is all; else `contract/package/` reads it. */
  readonly input?: (fields: Fields, c: Sheet, amount: AmountOf, reading: Reading) => void
  /** Beside employees and manual workers. */
  readonly statuts?: readonly Statut[]
  readonly lines: readonly BenefitLine[]
  /** The line that a reader of the package sees beside it; the first unless told. */
  readonly cost?: string
  /**
   * What it is worth to the worker is a benefit in kind, and its amount what the employer pays: candidates are told it
   * only where the company shows its cost.
   */
  readonly worthElsewhere?: true
  /** It depends on results: a year may bring it and need not. */
  readonly variable?: true
  /** Few packages have it: it shares a bit with others (`bits.ts`). */
  readonly seldom?: true
  /** It says more of this benefit and is no content of a package by itself. */
  readonly detailOf?: string
  /** It is a list of entries, each a content by itself. */
  readonly itemised?: true
  /** The benefit behind which the editor shows it; behind the one before unless told. */
  readonly shownAfter?: string
  readonly exchange?: Exchange
  /** The benefit behind which a form offers it for pay; behind the one before unless told. */
  readonly exchangedAfter?: string
  /** What a FLEX package may offer of it. */
  readonly choice?: Choice
}

/** What an amount or a count is of. */
export type ContentUnit =
  | 'month'
  | 'year'
  | 'piece'
  | 'euros'
  | 'days'
  | 'perMonthDays'
  | 'units'
  | 'years'
  | 'km'
  | 'grams'
  | 'kwh'
  | 'percent'

/** Keeps the names and words of a definition, from which the types of a package follow. */
export function benefit<const B extends Benefit>(definition: B): B {
  return definition
}
