import type { PlainDate } from './dates.ts'

/** A formula in words, with what it reads. */
export interface RuleWords<Field extends string, Parameter extends string> {
  /** In the names of the inputs and parameters. */
  readonly formula: string
  readonly inputs: readonly Field[]
  readonly parameters: readonly Parameter[]
  /** Of these, what the words name and the formula does not read itself: a limit that is refused elsewhere. */
  readonly unread?: readonly (Field | Parameter)[]
  /** `none` (the formula is exact) unless told otherwise. */
  readonly rounding?: Rounding
}

/**
 * A formula of the payslip under its id: a plain function with notes attached.
 * The bulk path calls it like any function; only an explanation reads the notes.
 */
export interface RuleNotes<Field extends string, Parameter extends string> extends RuleWords<
  Field,
  Parameter
> {
  readonly unit?: RuleUnit
  /** A sum: what is not known is left out of it, and the answer says that it is incomplete. */
  readonly total?: boolean
  /** The line exists only when this field is not zero; else nothing is missing in it. */
  readonly when?: Field
  /** As `when`; where the field is zero no explanation shows the line either. */
  readonly onlyFor?: Field
  /** Other words for some situations; the first that fits is shown. */
  readonly variants?: readonly NotesVariant<Field, Parameter>[]
}

/** What a formula comes to for a status or a choice, in place of the whole of it. */
export interface NotesVariant<Field extends string, Parameter extends string> extends RuleWords<
  Field,
  Parameter
> {
  /** It fits where this field is not zero, or equals a number. */
  readonly when: Field
  readonly equals?: number
}

/** Where and how a line is rounded: half up, but for `cent_below`, which is cut off. */
export type Rounding =
  'none' | 'cent' | 'cent_below' | 'each_step' | 'two_decimals' | 'four_decimals'

/** What the number of a line counts. */
export type RuleUnit = 'cents' | 'ppm' | 'count' | 'hundredths' | 'ten_thousandths'

export type Formula<Sheet, Law> = (sheet: Sheet, law: Law) => number

/** A formula from a day on; the next start ends it. */
export interface DatedFormula<Sheet, Law, Field extends string, Parameter extends string> {
  readonly from: PlainDate
  readonly notes: RuleNotes<Field, Parameter>
  readonly formula: Formula<Sheet, Law>
}

export type Rule<Sheet, Law, Field extends string, Parameter extends string> = Formula<
  Sheet,
  Law
> & {
  readonly id: Field
  /** What its number counts, without the notes: these are put together when they are first asked for. */
  readonly unit: RuleUnit
  /** Of the latest formula. */
  readonly notes: RuleNotes<Field, Parameter>
  /** Where the law changed the shape of the formula: every shape, oldest first. */
  readonly forms?: readonly DatedFormula<Sheet, Law, Field, Parameter>[]
}

/** The form in force on a day, or `undefined` where the law has no such line yet; without `from` there is only one. */
export function formOn<N>(
  rule: { readonly notes: N; readonly forms?: readonly { from: PlainDate; notes: N }[] },
  date: PlainDate
): { readonly from?: PlainDate; readonly notes: N } | undefined {
  if (rule.forms === undefined) return { notes: rule.notes }
  return rule.forms.findLast(({ from }) => from <= date)
}

/** The notes in force on a day, or `undefined` where the law has no such line yet. */
export function notesOn<N>(
  rule: { readonly notes: N; readonly forms?: readonly { from: PlainDate; notes: N }[] },
  date: PlainDate
): N | undefined {
  return formOn(rule, date)?.notes
}

type Figures = Readonly<Record<string, number | string>>

/** Whether a variant is for a situation, by what the field of its `when` holds there. */
export function fits({ equals }: { readonly equals?: number }, value: number | string): boolean {
  return equals === undefined ? value !== 0 : value === equals
}

/** Something of the words of a rule, and the same of each of its variants. */
export interface ByWords<T> {
  readonly own: T
  readonly variants: readonly { readonly when: string; readonly equals?: number; readonly of: T }[]
}

/** Makes something of all the words of a rule. */
export function byWords<F extends string, P extends string, T>(
  notes: RuleNotes<F, P>,
  make: (words: RuleWords<F, P>) => T
): ByWords<T> {
  const variants = (notes.variants ?? []).map((variant) => {
    const { when, equals } = variant
    return { when, equals, of: make(variant) }
  })
  return { own: make(notes), variants }
}

/** What was made of the words that are for the situation on a sheet. */
export function inSituation<T>({ own, variants }: ByWords<T>, sheet: Figures): T {
  for (const variant of variants) if (fits(variant, sheet[variant.when])) return variant.of
  return own
}

/** What was made of any of the words. */
export function ofAny<T>({ own, variants }: ByWords<T>): readonly T[] {
  return [own, ...variants.map((variant) => variant.of)]
}
