import { primeFinAnneeMois } from './prime_fin_annee_mois.ts'
import { primeSectorielle } from './prime_sectorielle.ts'

export const commission200 = {
  primeFinAnneeMois,
  primeSectorielle,
}
