import {
  above,
  exactQuotient,
  MILLION,
  prorata,
  share,
  type Cents,
  type Ppm,
} from '../engine/money.ts'
import { ligne } from './ligne.ts'

/** What one is worth at the end, at the return that is supposed. */
export const facteurReserves = ligne(
  'facteurReserves',
  { formula: '(1 + rendement) to the power of anneesFutures', unit: 'ppm', rounding: 'each_step' },
  (c) => grown(c.anneesFutures, c.rendement)
)

/** What a premium of one at the beginning of each year is worth at the end. */
export const facteurPrimes = ligne(
  'facteurPrimes',
  {
    formula: 'the sum of (1 + rendement) to the power of 1, 2, … anneesFutures',
    unit: 'ppm',
    rounding: 'each_step',
  },
  (c) => {
    let sum = 0
    for (let year = 1; year <= c.anneesFutures; year++) sum += grown(year, c.rendement)
    return sum
  }
)

export const capitalProjete = ligne(
  'capitalProjete',
  {
    formula: 'reserves × facteurReserves + (primePension + partPersonnelle) × facteurPrimes',
    rounding: 'each_step',
    variants: [
      {
        when: 'capitalPrimesAge',
        formula: 'reserves × facteurReserves + capitalPrimesAge + partPersonnelle × facteurPrimes',
        rounding: 'each_step',
      },
    ],
  },
  (c) =>
    share(c.reserves, c.facteurReserves) +
    (c.capitalPrimesAge > 0
      ? c.capitalPrimesAge + share(c.partPersonnelle, c.facteurPrimes)
      : share(c.primePension + c.partPersonnelle, c.facteurPrimes))
)

export const depassementCapital = ligne(
  'depassementCapital',
  { formula: 'max(0, capitalProjete − capitalMaximal)' },
  (c) => above(c.capitalProjete, c.capitalMaximal)
)

/**
 * The employer's premium of each year that leads to the largest capital, beside what the worker pays; of a plan by age that
 * of this year, which those of later years follow in proportion.
 */
export const primeMaximale = ligne(
  'primeMaximale',
  {
    formula:
      'max(0, max(0, capitalMaximal − reserves × facteurReserves) ÷ facteurPrimes − partPersonnelle)',
    rounding: 'each_step',
    variants: [
      {
        when: 'capitalPrimesAge',
        formula:
          'max(0, capitalMaximal − reserves × facteurReserves − partPersonnelle × facteurPrimes) × primePension ÷ capitalPrimesAge',
        rounding: 'each_step',
      },
    ],
  },
  (c) => {
    if (c.facteurPrimes === 0) return 0
    const room = above(c.capitalMaximal, share(c.reserves, c.facteurReserves))
    if (c.capitalPrimesAge === 0) return above(divided(room, c.facteurPrimes), c.partPersonnelle)
    const employeur = above(room, share(c.partPersonnelle, c.facteurPrimes))
    return exactQuotient(BigInt(employeur) * BigInt(c.primePension), BigInt(c.capitalPrimesAge))
  }
)

/** CIR 92, art. 59: what exceeds the limit is not deducted. */
export const primeNonDeductible = ligne(
  'primeNonDeductible',
  { formula: 'max(0, primePension − primeMaximale)' },
  (c) => above(c.primePension, c.primeMaximale)
)

/** CIR 92, art. 59: one premium for the years that have passed, as far as nothing was put aside in them. */
export const rattrapage = ligne(
  'rattrapage',
  {
    formula:
      'max(0, capitalMaximal × (anneesRegle − min(anneesRegle, anneesFutures)) ÷ anneesRegle ÷ facteurReserves − reserves)',
    rounding: 'each_step',
  },
  (c) => {
    if (c.anneesRegle === 0 || c.facteurReserves === 0) return 0
    const passees = c.anneesRegle - Math.min(c.anneesRegle, c.anneesFutures)
    const capital = prorata(c.capitalMaximal, passees, c.anneesRegle)
    return above(divided(capital, c.facteurReserves), c.reserves)
  }
)

/** Loi-programme du 22 juin 2012: the largest pension of the public sector, by the years of career. */
export const objectifPension = ligne(
  'objectifPension',
  {
    formula:
      'pensions.wijninckxObjectif × min(anneesCarriere, pensions.wijninckxCarriere) ÷ pensions.wijninckxCarriere',
    rounding: 'cent',
    onlyFor: 'rentesAcquises',
  },
  (c, { pensions: p }) =>
    c.rentesAcquises === 0
      ? 0
      : prorata(
          p.wijninckxObjectif,
          Math.min(c.anneesCarriere, p.wijninckxCarriere),
          p.wijninckxCarriere
        )
)

/** The special contribution of who builds more than that, on what was added to the reserves in the year. */
export const cotisationWijninckx = ligne(
  'cotisationWijninckx',
  {
    formula:
      'augmentationReserves × pensions.wijninckxTaux where rentesAcquises is above objectifPension, else 0',
    rounding: 'cent',
    onlyFor: 'rentesAcquises',
  },
  (c, { pensions }) =>
    c.rentesAcquises > c.objectifPension ? share(c.augmentationReserves, pensions.wijninckxTaux) : 0
)

/** What premiums at the beginning of each year, until the end, are worth there. */
export function capitalDesPrimes(primes: readonly Cents[], rendement: Ppm): Cents {
  return primes.reduce(
    (sum, prime, year) => sum + share(prime, grown(primes.length - year, rendement)),
    0
  )
}

function grown(years: number, rate: Ppm): Ppm {
  let factor = MILLION
  for (let year = 0; year < years; year++) factor = share(factor, MILLION + rate)
  return factor
}

/** Of large capitals the product passes what a number holds exactly. */
function divided(amount: Cents, factor: Ppm): Cents {
  return exactQuotient(BigInt(amount) * BigInt(MILLION), BigInt(factor))
}
