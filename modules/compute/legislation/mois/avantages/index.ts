import { telephone } from './telephone.ts'
import { abonnement } from './abonnement.ts'
import { ordinateur } from './ordinateur.ts'
import { internet } from './internet.ts'
import { chauffageDirigeant } from './chauffage_dirigeant.ts'
import { chauffageAutres } from './chauffage_autres.ts'
import { electriciteDirigeant } from './electricite_dirigeant.ts'
import { electriciteAutres } from './electricite_autres.ts'

export const avantages = {
  telephone,
  abonnement,
  ordinateur,
  internet,
  chauffageDirigeant,
  chauffageAutres,
  electriciteDirigeant,
  electriciteAutres,
}
