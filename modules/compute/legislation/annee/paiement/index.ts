import { trimestrePrimeSectorielle } from './trimestre_prime_sectorielle.ts'
import { trimestrePrimeFinAnnee } from './trimestre_prime_fin_annee.ts'

export const paiement = {
  trimestrePrimeSectorielle,
  trimestrePrimeFinAnnee,
}
