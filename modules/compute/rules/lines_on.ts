import type { Formula, Rule as GenericRule } from '../engine/rule.ts'
import type { Law, ParameterId } from '../legislation/index.ts'
import { completedOn, type Notes } from './notes.ts'

/** A line of a sheet of its own: a formula under its sentence of law, as a rule of the payslip is. */
export type LineOn<S, F extends string> = GenericRule<S, Law, F, ParameterId>

/**
 * How the lines of a sheet are written: a formula named after the field it computes, in cents unless its notes say
 * another unit.
 */
export function linesOn<S extends object>(sheet: S) {
  type Field = keyof S & string
  const fields: ReadonlySet<string> = new Set(Object.keys(sheet))
  return (id: Field, notes: Notes<Field>, formula: Formula<S, Law>): LineOn<S, Field> => {
    const named = Object.assign(formula, { id, unit: notes.unit ?? ('cents' as const) })
    return Object.defineProperty(named, 'notes', {
      get: () => completedOn(notes, fields),
    }) as unknown as LineOn<S, Field>
  }
}
