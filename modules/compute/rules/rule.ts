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

export type Form = DatedFormula<Sheet, Law, SheetField, ParameterId>

/**
 * A line whose formula the law changed in shape: each form with its first day, oldest first. Before
 * the first one the line is 0 and no explanation shows it. A form starts where a law set starts.
 */
export function datedRule(id: SheetField, ...forms: readonly [...Form[], Form]): Rule {
  const starts = forms.map(({ from }) => dayNumber(from))
  const formulas = forms.map(({ formula }) => formula)
  const inForce: Formula<Sheet, Law> = (c, law) => {
    let i = starts.length - 1
    while (i >= 0 && law.day < starts[i]) i--
    return i < 0 ? 0 : formulas[i](c, law)
  }
  return Object.assign(inForce, { id, notes: forms[forms.length - 1].notes, forms })
}
