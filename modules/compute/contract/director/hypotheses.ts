import type { DirigeantSheet } from '../../dirigeant/index.ts'
import { restsOn } from '../beside/rests_on.ts'
import type { ExplanationLine } from '../types.ts'
import type { HypotheseDirigeant, HypotheseDirigeantCode } from './types.ts'

/** What the figures rest on beside the assessment of the household, figures of the law last. */
export function hypothesesOf(
  c: DirigeantSheet,
  lines: readonly ExplanationLine[]
): readonly HypotheseDirigeant[] {
  const company = c.beneficeConnu === 1
  const holds: Record<HypotheseDirigeantCode, boolean> = {
    activitePrincipale: true,
    cotisationsAnnee: true,
    fraisGestionInconnus: c.tauxFraisGestion === 0,
    loyerImmobilier: c.loyer > 0,
    charges: company,
    conditionsSociete: c.petiteSociete === 1,
    unSeulDirigeant: company,
    dividendes: company,
  }
  return restsOn(holds, lines)
}
