import { semaines } from './semaines.ts'
import { tauxPecule } from './taux_pecule.ts'
import { tauxCotisable } from './taux_cotisable.ts'
import { tauxSolidarite } from './taux_solidarite.ts'
import { precompteBas } from './precompte_bas.ts'
import { precompteHaut } from './precompte_haut.ts'
import { limite } from './limite.ts'
import { cotisationTrimestrielle } from './cotisation_trimestrielle.ts'
import { cotisationAnnuelle } from './cotisation_annuelle.ts'

export const vacancesOuvriers = {
  semaines,
  tauxPecule,
  tauxCotisable,
  tauxSolidarite,
  precompteBas,
  precompteHaut,
  limite,
  cotisationTrimestrielle,
  cotisationAnnuelle,
}
