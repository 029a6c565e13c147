import type { ImpotSheet } from '../../impot/index.ts'
import type { Sheet } from '../../rules/index.ts'
import { isGiven, type Fields } from '../reading.ts'
import type { ExplanationLine } from '../types.ts'
import type { Hypothese, HypotheseCode } from './types.ts'
import { restsOn } from '../beside/rests_on.ts'

/** What the figures of an assessment rest on, the household first and figures of the law last. */
export function hypothesesOf(
  menage: Fields,
  of: Sheet,
  c: ImpotSheet,
  lines: readonly ExplanationLine[],
  incomplete: boolean
): readonly Hypothese[] {
  const holds: Record<HypotheseCode, boolean> = {
    anneeEntiere: true,
    autresRevenus: true,
    region: !isGiven(menage.region),
    revenuConjoint: c.conjointInconnu === 1,
    cotisationSpecialeConjoint: c.revenuConjoint > 0 && !isGiven(menage.cotisationSpecialeConjoint),
    enfantsMoinsDeTrois: c.enfantsACharge > 0 && !isGiven(menage.enfantsMoinsDeTrois),
    pensionConjoint: of.revenusConjoint === 'PENSION_LIMITEE',
    supplementParentIsole: c.parentIsole === 1,
    droitsAuteur: of.droitsAuteurBruts > 0,
    revenuIncomplet: incomplete,
  }
  return restsOn(holds, lines)
}
