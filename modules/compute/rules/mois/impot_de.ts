import type { Cents } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import type { Sheet } from '../sheet.ts'
import { impotMensuel } from './impot_mensuel.ts'
import { monthRules } from './index.ts'
import { revenuAnnuelImposable } from './revenu_annuel_imposable.ts'

/** From the taxable pay of a month to its tax, as the payslip goes. */
const LIGNES = monthRules.slice(
  monthRules.indexOf(revenuAnnuelImposable),
  monthRules.indexOf(impotMensuel) + 1
)

/** What the scale of a month takes of another taxable pay than the payslip's; the sheet is as it was afterwards. */
export function impotDe(imposable: Cents, sheet: Sheet, law: Law): Cents {
  const before = { ...sheet }
  Object.assign(sheet, { imposable, droitsAuteurBruts: 0 })
  for (const ligne of LIGNES) Object.assign(sheet, { [ligne.id]: ligne(sheet, law) })
  const { impotMensuel: impot } = sheet
  Object.assign(sheet, before)
  return impot
}
