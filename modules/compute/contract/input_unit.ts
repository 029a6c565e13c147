import { shownUnit, type ShownUnit } from '../engine/explanation.ts'
import { SHEET_UNITS } from '../rules/units_of_sheet.ts'

/** The unit in which an explanation shows an input; euros unless it counts or is a rate. */
export function inputUnit(name: string): ShownUnit {
  return Object.hasOwn(SHEET_UNITS, name) ? shownUnit(SHEET_UNITS[name]) : 'EUR'
}
