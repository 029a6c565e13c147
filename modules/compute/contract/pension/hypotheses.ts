import type { PensionSheet } from '../../pension/index.ts'
import { restsOn } from '../beside/rests_on.ts'
import type { ExplanationLine } from '../types.ts'
import type { PrimeAnnee } from './premiums.ts'
import type { HypothesePension, HypothesePensionCode } from './types.ts'

/** What the figures rest on, figures of the law last. */
export function hypothesesOf(
  c: PensionSheet,
  primes: readonly PrimeAnnee[],
  lines: readonly ExplanationLine[]
): readonly HypothesePension[] {
  const holds: Record<HypothesePensionCode, boolean> = {
    projection: primes.length === 0,
    projectionAges: primes.length > 0,
    primePlusTard: commenceApres(c),
    remuneration: true,
    pensionEstimee: c.pensionLegaleDonnee === 0,
    plafondInconnu: c.pensionLegaleDonnee === 0 && c.plafondPensionLegale === 0,
    coefficients: c.coefficientDonne === 0,
    deduction: true,
    wijninckxInconnue: c.rentesAcquises === 0,
  }
  return restsOn(holds, lines)
}

/** Whether a plan by age pays nothing this year, and something later. */
export function commenceApres({ primePension, capitalPrimesAge }: PensionSheet): boolean {
  return primePension === 0 && capitalPrimesAge > 0
}
