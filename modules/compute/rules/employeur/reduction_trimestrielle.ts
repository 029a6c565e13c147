import { above, prorata, quotient, share, type Cents, type Ppm } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import { FULL_TIME, HUNDREDTHS, MILLIONTHS } from '../units.ts'
import type { Sheet } from '../sheet.ts'
import { assiette, payeParEmployeur } from '../assiette.ts'
import { primesDuTrimestre, QUAND } from '../annee/primes_du_trimestre.ts'
import { base } from './lignes.ts'
import { pourCategorie } from './reduction_categories.ts'

/**
 * Loi-programme (I) du 24 décembre 2002, art. 331; AR du 16 mai 2003: the structural reduction of
 * one complete quarter, Ps = R × µ × βs, at most the base contribution of the quarter. Pay of the quarter
 * counts the premiums the employer pays in it (wage code 2). Manual workers are read like employees: pay at
 * 100 %, and leave spread so that every quarter keeps the full reduction (βs = 1 ÷ µ from 80 %).
 */
export function reductionDuTrimestre(trimestre: number, c: Sheet, law: Law): Cents {
  if (c.assujetti === 0) return 0
  const primes = primesDuTrimestre(trimestre, c, law)
  const salaire = salaireDuTrimestre(trimestre, c, law) + primes
  const reference = salaireDeReference(salaire, c)
  const forfait =
    c.categorieParticuliere === 0
      ? pourSalaireDeReference(reference, law)
      : pourCategorie(reference, salaire, c, law)
  if (forfait === 0) return 0
  return Math.min(share(forfait, facteur(c, law)), baseDuTrimestre(primes, c, law))
}

/**
 * ONSS instructions, structural reduction: where a third party pays the year-end premium, the pay of the quarter in which
 * it does is raised in its place.
 */
function salaireDuTrimestre(trimestre: number, c: Sheet, { paiement, reductionStructurelle }: Law) {
  const salaire = 3 * c.sousTotalBrut
  if (trimestre !== paiement.trimestrePrimeFinAnnee || c.primeTiers === 0) return salaire
  return salaire + share(salaire, reductionStructurelle.majorationTiers)
}

/** The base contribution of a quarter with its premiums: what its reductions may reach at most. */
export function baseDuTrimestre(primes: Cents, c: Sheet, law: Law): Cents {
  return payeParEmployeur(3 * c.cotisationBase, c, law) + base(assiette(primes, c, law), c, law)
}

/** What `baseDuTrimestre` reads beside the rate of the category, with the premiums of the quarter. */
export const LUS_DU_TRIMESTRE = [
  'assujetti',
  'ouvrier',
  'categorieParticuliere',
  'cotisationBase',
  'onss.majorationOuvrier',
  'vacancesOuvriers.semaines',
  ...QUAND,
] as const

/**
 * ONSS instructions, structural reduction: the wage of the quarter at full time. The factor is rounded to two
 * decimals first (38 ÷ 32 is 1,19), then the wage to the cent.
 */
export function salaireDeReference(salaire: Cents, c: Sheet): Cents {
  if (c.regimeNumerateur === c.regimeDenominateur) return salaire
  const rounded = quotient(HUNDREDTHS * c.regimeDenominateur, c.regimeNumerateur)
  return prorata(salaire, rounded, HUNDREDTHS)
}

/** Category 1: R = α × max(0, S0 − S) + γ × max(0, S2 − S), each part rounded to the cent. */
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
  const isFull = c.fractionOccupation === FULL_TIME
  const mu = isFull ? MILLIONTHS : prorata(MILLIONTHS, c.fractionOccupation, FULL_TIME)
  if (mu < prestationMinimale) return 0
  if (mu >= prestationComplete) return MILLIONTHS
  return share(mu, beta + share(above(mu, prestationMoyenne), betaPente))
}
