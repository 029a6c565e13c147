import type { PlainDate } from '../engine/dates.ts'
import type { Formula, Rule as GenericRule, RuleUnit } from '../engine/rule.ts'
import { legislation, type ParameterId, type WholeLaw } from '../legislation/index.ts'
import { completedOn, type Notes } from './notes.ts'

/** A line on a sheet beside the payslip's: a formula under its sentence of law, as a rule of the payslip is. */
export type LineBeside<S, F extends string> = GenericRule<S, WholeLaw, F, ParameterId>

/** Names formulas after the field of a sheet that they compute. */
export function linesOn<S extends object, F extends keyof S & string>(sheet: S) {
  const fields: ReadonlySet<string> = new Set(Object.keys(sheet))
  const ligne = (id: F, notes: Notes<F>, formula: Formula<S, WholeLaw>): LineBeside<S, F> => {
    const named = Object.assign(formula, { id, unit: notes.unit ?? ('cents' as RuleUnit) })
    return Object.defineProperty(named, 'notes', {
      get: () => completedOn(notes, fields, legislation),
    }) as unknown as LineBeside<S, F>
  }
  /** The same of a line whose words change on a day: a figure that came with an Act is named from then on alone. */
  const ligneDatee = (
    id: F,
    of: readonly { from: PlainDate; notes: Notes<F> }[],
    formula: Formula<S, WholeLaw>
  ): LineBeside<S, F> => {
    const forms = of.map(({ from, notes }) => ({
      from,
      notes: completedOn(notes, fields, legislation),
      formula,
    }))
    return Object.assign(ligne(id, of[of.length - 1].notes, formula), { forms })
  }
  return { ligne, ligneDatee }
}
