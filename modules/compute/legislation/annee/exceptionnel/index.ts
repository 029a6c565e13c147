import { bornes } from './bornes.ts'
import { tauxPecule } from './taux_pecule.ts'
import { tauxAutres } from './taux_autres.ts'
import { tauxNonResident } from './taux_non_resident.ts'
import { exonerationLimites } from './exoneration_limites.ts'
import { exonerationEnfantSupplementaire } from './exoneration_enfant_supplementaire.ts'
import { reductionLimites } from './reduction_limites.ts'
import { reductionTaux } from './reduction_taux.ts'

export const exceptionnel = {
  bornes,
  tauxPecule,
  tauxAutres,
  tauxNonResident,
  exonerationLimites,
  exonerationEnfantSupplementaire,
  reductionLimites,
  reductionTaux,
}
