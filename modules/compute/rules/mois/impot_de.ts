import type { Cents } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import type { Sheet } from '../sheet.ts'
import { bareme } from './bareme.ts'
import { fraisProfessionnels } from './frais_professionnels.ts'
import { impotAnnuel } from './impot_annuel.ts'
import { impotDeBase } from './impot_de_base.ts'
import { impotMensuel } from './impot_mensuel.ts'
import { impotQuotiteExemptee } from './impot_quotite_exemptee.ts'
import { quotientConjugal } from './quotient_conjugal.ts'
import { reductionsFamiliales } from './reductions_familiales.ts'
import { revenuAnnuelImposable } from './revenu_annuel_imposable.ts'
import { revenuAnnuelNet } from './revenu_annuel_net.ts'

/** From the taxable pay of a month to its tax, as the payslip goes. */
const LIGNES = [
  revenuAnnuelImposable,
  fraisProfessionnels,
  revenuAnnuelNet,
  bareme,
  quotientConjugal,
  impotDeBase,
  impotQuotiteExemptee,
  reductionsFamiliales,
  impotAnnuel,
  impotMensuel,
]

/** What the scale of a month takes of another taxable pay than the payslip's; the sheet is as it was afterwards. */
export function impotDe(imposable: Cents, sheet: Sheet, law: Law): Cents {
  const before = { ...sheet }
  Object.assign(sheet, { imposable, droitsAuteurBruts: 0 })
  for (const ligne of LIGNES) Object.assign(sheet, { [ligne.id]: ligne(sheet, law) })
  const { impotMensuel: impot } = sheet
  Object.assign(sheet, before)
  return impot
}
