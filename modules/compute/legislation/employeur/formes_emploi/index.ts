import { apprentiAge } from './apprenti_age.ts'
import { apprentiArrondi } from './apprenti_arrondi.ts'
import { apprentiPartsFlandre } from './apprenti_parts_flandre.ts'
import { apprentiPartsFrancophones } from './apprenti_parts_francophones.ts'
import { etudiantContingent } from './etudiant_contingent.ts'
import { etudiantFrais } from './etudiant_frais.ts'
import { etudiantRessources } from './etudiant_ressources.ts'
import { etudiantTranche } from './etudiant_tranche.ts'
import { flexiCotisation } from './flexi_cotisation.ts'
import { flexiMaximum } from './flexi_maximum.ts'
import { flexiMinimumHoreca } from './flexi_minimum_horeca.ts'
import { flexiPecule } from './flexi_pecule.ts'
import { flexiPlafond } from './flexi_plafond.ts'
import { flexiSecteurs } from './flexi_secteurs.ts'
import { flexiSecteursPartiels } from './flexi_secteurs_partiels.ts'
import { impatriePlafondOnss } from './impatrie_plafond_onss.ts'
import { impatrieSeuil } from './impatrie_seuil.ts'
import { impatrieSeuilOnss } from './impatrie_seuil_onss.ts'
import { impatrieTaux } from './impatrie_taux.ts'
import { impatrieTauxOnss } from './impatrie_taux_onss.ts'
import { interimHeures } from './interim_heures.ts'
import { interimPrecompte } from './interim_precompte.ts'
import { interimPrime } from './interim_prime.ts'

/** What is due of who is no ordinary employee: students, flexi-jobs, apprentices, agency workers, inbound taxpayers. */
export const formesEmploi = {
  apprentiAge,
  apprentiArrondi,
  apprentiPartsFlandre,
  apprentiPartsFrancophones,
  etudiantContingent,
  etudiantFrais,
  etudiantRessources,
  etudiantTranche,
  flexiCotisation,
  flexiMaximum,
  flexiMinimumHoreca,
  flexiPecule,
  flexiPlafond,
  flexiSecteurs,
  flexiSecteursPartiels,
  impatriePlafondOnss,
  impatrieSeuil,
  impatrieSeuilOnss,
  impatrieTaux,
  impatrieTauxOnss,
  interimHeures,
  interimPrecompte,
  interimPrime,
}
