/**
 * A formula of the payslip under its id: a plain function with notes attached.
 * The bulk path calls it like any function; only an explanation reads the notes.
 */
export interface RuleNotes<Field extends string, Parameter extends string> {
  /** In the names of the inputs and parameters. */
  readonly formula: string
  readonly inputs: readonly Field[]
  readonly parameters?: readonly Parameter[]
  /** `none` (the formula is exact) unless told otherwise. */
  readonly rounding?: Rounding
  readonly unit?: RuleUnit
}

/** Where and how a line is rounded; always half up. */
export type Rounding = 'none' | 'cent' | 'each_step' | 'two_decimals' | 'four_decimals'

/** What the number of a line counts. */
export type RuleUnit = 'cents' | 'ppm' | 'count' | 'hundredths' | 'ten_thousandths'

export type Formula<Sheet, Law> = (sheet: Sheet, law: Law) => number

export type Rule<Sheet, Law, Field extends string, Parameter extends string> = Formula<
  Sheet,
  Law
> & {
  readonly id: Field
  readonly notes: RuleNotes<Field, Parameter>
}
