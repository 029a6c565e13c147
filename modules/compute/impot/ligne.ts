import type { Formula, Rule as GenericRule } from '../engine/rule.ts'
import type { Law, ParameterId } from '../legislation/index.ts'
import { completedOn, type Notes } from '../rules/notes.ts'
import { ImpotSheet, type ImpotField } from './sheet.ts'

/** A line of the year's income tax: a formula under its sentence of law, as a rule of the payslip is. */
export type Ligne = GenericRule<ImpotSheet, Law, ImpotField, ParameterId>

const FIELDS: ReadonlySet<string> = new Set(Object.keys(new ImpotSheet()))

/** Names a formula after the field it computes; every line is in cents. */
export function ligne(
  id: ImpotField,
  notes: Notes<ImpotField>,
  formula: Formula<ImpotSheet, Law>
): Ligne {
  const named = Object.assign(formula, { id, unit: 'cents' as const })
  return Object.defineProperty(named, 'notes', {
    get: () => completedOn(notes, FIELDS),
  }) as unknown as Ligne
}
