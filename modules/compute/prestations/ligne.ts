import type { Formula, Rule as GenericRule, RuleUnit } from '../engine/rule.ts'
import type { Law, ParameterId } from '../legislation/index.ts'
import { completedOn, type Notes } from '../rules/notes.ts'
import { PrestationsSheet, type PrestationsField } from './sheet.ts'

/** A line of the hours of a month: a formula under its sentence of law, as a rule of the payslip is. */
export type LignePrestations = GenericRule<PrestationsSheet, Law, PrestationsField, ParameterId>

const FIELDS: ReadonlySet<string> = new Set(Object.keys(new PrestationsSheet()))

/** Names a formula after the field it computes. */
export function ligne(
  id: PrestationsField,
  notes: Notes<PrestationsField>,
  formula: Formula<PrestationsSheet, Law>
): LignePrestations {
  const named = Object.assign(formula, { id, unit: notes.unit ?? ('cents' as RuleUnit) })
  return Object.defineProperty(named, 'notes', {
    get: () => completedOn(notes, FIELDS),
  }) as unknown as LignePrestations
}
