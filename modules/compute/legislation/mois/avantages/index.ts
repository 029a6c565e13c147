import { telephone } from './telephone.ts'
import { abonnement } from './abonnement.ts'
import { ordinateur } from './ordinateur.ts'
import { internet } from './internet.ts'

export const avantages = {
  telephone,
  abonnement,
  ordinateur,
  internet,
}
