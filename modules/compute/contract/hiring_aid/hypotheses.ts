import { montantAge } from '../../embauche/aides.ts'
import type { EmbaucheSheet } from '../../embauche/index.ts'
import { BRUXELLES, FLANDRE, WALLONIE } from '../../embauche/situations.ts'
import type { WholeLaw } from '../../legislation/index.ts'
import type { ExplanationLine } from '../types.ts'
import type { HypotheseEmbauche, HypotheseEmbaucheCode } from './types.ts'
import { restsOn } from '../beside/rests_on.ts'

/** From this year on the ceiling of Brussels is that of the year before. */
const CEILING_UNKNOWN = 2026

/** What the amounts rest on and why there are none, figures of the law last. */
export function hypothesesOf(
  c: EmbaucheSheet,
  law: WholeLaw,
  year: number,
  lines: readonly ExplanationLine[]
): readonly HypotheseEmbauche[] {
  const older = montantAge(c, law) > 0
  const regional = c.regionTravail === BRUXELLES || c.regionTravail === WALLONIE
  const exempt = c.recherche + c.equipes + c.starter > 0
  const holds: Record<HypotheseEmbaucheCode, boolean> = {
    premiereAnnee: true,
    conditions: true,
    flandre: c.regionTravail === FLANDRE || c.regionDomicile === FLANDRE,
    plafondBruxelles: older && c.regionTravail === BRUXELLES && year >= CEILING_UNKNOWN,
    salaireTropHaut: older && c.reductionAge === 0,
    ageHors: regional && c.age > 0 && !older,
    horsTravail:
      (c.regionDomicile === BRUXELLES || c.regionDomicile === WALLONIE) &&
      c.allocationEmbauche === 0,
    dispenseMois: exempt,
    rechercheBachelier: c.recherche === 1,
  }
  return restsOn(holds, lines)
}
