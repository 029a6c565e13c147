import type { PlainDate } from '../engine/dates.ts'
import type { Formula, Rule as GenericRule, RuleUnit } from '../engine/rule.ts'
import type { Law, ParameterId } from '../legislation/index.ts'
import { completedOn, type Notes } from '../rules/notes.ts'
import { PreavisSheet, type PreavisField } from './sheet.ts'

/** A line of a dismissal: a formula under its sentence of law, as a rule of the payslip is. */
export type LignePreavis = GenericRule<PreavisSheet, Law, PreavisField, ParameterId>

const FIELDS: ReadonlySet<string> = new Set(Object.keys(new PreavisSheet()))

/** Names a formula after the field it computes. */
export function ligne(
  id: PreavisField,
  notes: Notes<PreavisField>,
  formula: Formula<PreavisSheet, Law>
): LignePreavis {
  const named = Object.assign(formula, { id, unit: notes.unit ?? ('cents' as RuleUnit) })
  return Object.defineProperty(named, 'notes', {
    get: () => completedOn(notes, FIELDS),
  }) as unknown as LignePreavis
}

/** The same of a line whose words change on a day: a figure that came with an Act is named from then on alone. */
export function ligneDatee(
  id: PreavisField,
  of: readonly { from: PlainDate; notes: Notes<PreavisField> }[],
  formula: Formula<PreavisSheet, Law>
): LignePreavis {
  const forms = of.map(({ from, notes }) => ({ from, notes: completedOn(notes, FIELDS), formula }))
  const { notes } = of[of.length - 1]
  return Object.assign(ligne(id, notes, formula), { forms })
}
