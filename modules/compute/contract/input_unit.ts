import { shownUnit, type ShownUnit } from '../engine/explanation.ts'
import type { RuleUnit } from '../engine/rule.ts'
import { IMPOT_UNITS } from '../impot/sheet.ts'
import { INCOMPLET_UNITS } from '../incomplet/sheet.ts'
import { PREAVIS_UNITS } from '../preavis/sheet.ts'
import { PRESTATIONS_UNITS } from '../prestations/sheet.ts'
import { SHEET_UNITS } from '../rules/units_of_sheet.ts'

const UNITS: Readonly<Record<string, RuleUnit>> = {
  ...IMPOT_UNITS,
  ...PRESTATIONS_UNITS,
  ...PREAVIS_UNITS,
  ...INCOMPLET_UNITS,
  ...SHEET_UNITS,
}

/** The unit in which an explanation shows an input; euros unless it counts or is a rate. */
export function inputUnit(name: string): ShownUnit {
  return Object.hasOwn(UNITS, name) ? shownUnit(UNITS[name]) : 'EUR'
}
