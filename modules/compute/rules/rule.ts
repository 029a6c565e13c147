import { dayNumber } from '../engine/dates.ts'
import type { DatedFormula, Formula, Rule as GenericRule, RuleNotes } from '../engine/rule.ts'
import type { Law, ParameterId } from '../legislation/index.ts'
import type { Sheet, SheetField } from './sheet.ts'

export type Rule = GenericRule<Sheet, Law, SheetField, ParameterId>

/** Names a formula after the line of the sheet it computes. */
export function rule(
  id: SheetField,
  notes: RuleNotes<SheetField, ParameterId>,
  formula: Formula<Sheet, Law>
): Rule {
  return Object.assign(formula, { id, notes })
}

/** A form of a line that the law changed in shape, with its first day as a number too. */
export type Form = DatedFormula<Sheet, Law, SheetField, ParameterId> & { readonly day: number }

/** The forms of a line, oldest first. A form starts where a law set starts. */
export function forms<const F extends readonly Omit<Form, 'day'>[]>(
  ...of: F
): { readonly [I in keyof F]: Form } {
  return of.map((form) => ({ ...form, day: dayNumber(form.from) })) as never
}

/**
 * A line whose formula the law changed in shape. Before its first form it is 0 and no explanation shows
 * it. Each file chooses between its forms in its own words: a common choice would call every formula
 * from one place, which the compiler cannot make fast.
 */
export function datedRule(id: SheetField, of: readonly Form[], inForce: Formula<Sheet, Law>): Rule {
  return Object.assign(inForce, { id, notes: of[of.length - 1].notes, forms: of })
}
