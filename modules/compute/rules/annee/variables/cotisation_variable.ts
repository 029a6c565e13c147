import { share, taken, type Cents } from '../../../engine/money.ts'
import type { Law } from '../../../legislation/index.ts'
import { assiette } from '../../assiette.ts'
import type { Sheet } from '../../sheet.ts'

/** The worker's contribution on an allowance that bears the ordinary ones, as what is taken off. */
export function cotisationVariable(brut: Cents, c: Sheet, law: Law): Cents {
  if (brut === 0) return 0
  return taken(
    c.etudiant === 1
      ? share(brut, law.etudiants.tauxPersonnel)
      : share(assiette(brut, c, law), law.onss.tauxPersonnel)
  )
}
