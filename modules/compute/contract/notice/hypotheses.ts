import type { PreavisSheet } from '../../preavis/index.ts'
import type { Sheet } from '../../rules/index.ts'
import { isGiven, type Fields } from '../reading.ts'
import type { ExplanationLine } from '../types.ts'
import type { NoticeHypothese, NoticeHypotheseCode } from './types.ts'
import { restsOn } from '../beside/rests_on.ts'

/** What the figures of a dismissal rest on, figures of the law last. */
export function hypothesesOfNotice(
  told: Fields,
  of: Sheet,
  c: PreavisSheet,
  lines: readonly ExplanationLine[],
  reclasse: boolean
): readonly NoticeHypothese[] {
  const employe = c.travailleurManuel === 0
  const paye = c.indemnise === 1
  const holds: Record<NoticeHypotheseCode, boolean> = {
    lettre: !paye,
    protection: true,
    secteur: !employe,
    partie1Ouvrier: c.avant2014 === 1 && !employe && c.joursSecteur === 0,
    remuneration: paye,
    voiture: paye && of.avantageVS > 0,
    coutContinu: !paye,
    reclassementPreste: !paye && reclasse,
    netIndemnite: paye,
    deditNonResident: paye && c.nonResident === 1,
    majoration: paye && !employe,
    fondsVacances: !employe,
    brutAnnee: employe && !(isGiven(told.brutAnneeEnCours) && isGiven(told.brutAnneePrecedente)),
    joursRestants: employe && !isGiven(told.joursRestants),
    doublePaye: employe && !isGiven(told.doublePeculePaye),
    peculeEnfants: employe && of.enfants > 0,
    sansPrime: of.primeFinAnneeBrute > 0 && c.primeAnnuelle === 0,
  }
  return restsOn(holds, lines)
}
