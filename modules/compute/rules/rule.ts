import type { Formula, Rule as GenericRule, RuleNotes } from '../engine/rule.ts'
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
