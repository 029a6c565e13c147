import { above, prorata, share, type Cents, type Ppm } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import { FULL_TIME, MILLIONTHS } from '../units.ts'
import type { Sheet } from '../sheet.ts'
import { base } from './lignes.ts'

/**
 * Loi-programme (I) du 24 décembre 2002, art. 331; AR du 16 mai 2003: the structural reduction of
 * category 1 for one complete quarter, Ps = R × µ × βs, at most the base contribution of the quarter.
 * Pay of the quarter counts the premiums the employer pays in it (wage code 2).
 */
export function reductionDuTrimestre(trimestre: number, c: Sheet, law: Law): Cents {
  const primes = primesDuTrimestre(trimestre, c, law)
  const salaire = 3 * c.sousTotalBrut + primes
  const reference = prorata(salaire, c.regimeDenominateur, c.regimeNumerateur)
  const reduction = share(pourSalaireDeReference(reference, law), facteur(c, law))
  return Math.min(reduction, 3 * c.cotisationBase + base(primes, law))
}

/** R = α × max(0, S0 − S) + γ × max(0, S2 − S), each part rounded to the cent. */
export function pourSalaireDeReference(reference: Cents, { reductionStructurelle }: Law): Cents {
  const { plafondBasSalaires, alpha, plafondTresBasSalaires, gamma } = reductionStructurelle
  return (
    share(above(plafondBasSalaires, reference), alpha) +
    share(above(plafondTresBasSalaires, reference), gamma)
  )
}

/** µ × βs, where µ is the fraction of full-time work, in millionths. */
function facteur(c: Sheet, { reductionStructurelle }: Law): Ppm {
  const { prestationMinimale, prestationMoyenne, prestationComplete, beta, betaPente } =
    reductionStructurelle
  const mu = prorata(MILLIONTHS, c.fractionOccupation, FULL_TIME)
  if (mu < prestationMinimale) return 0
  if (mu >= prestationComplete) return MILLIONTHS
  return share(mu, beta + share(above(mu, prestationMoyenne), betaPente))
}

function primesDuTrimestre(trimestre: number, c: Sheet, { paiement }: Law): Cents {
  return (
    (trimestre === paiement.trimestrePrimeFinAnnee ? c.primeFinAnneeBrute : 0) +
    (trimestre === paiement.trimestrePrimeSectorielle ? c.primeSectorielleBrute : 0)
  )
}
