import { above, prorata, share, type Cents, type Ppm } from '../engine/money.ts'
import { HUNDREDTHS } from '../rules/units.ts'
import { ligne } from './ligne.ts'
import type { PrestationsSheet } from './sheet.ts'

/** Of `plafondParticulier`. */
export const IMMOBILIER = 1
export const HORECA = 2
/** Of `regime`. */
export const NUIT = 1
export const EQUIPES = 2
export const CONTINU = 3

/** CIR 92, art. 154bis, al. 4: how many hours of a year tax favours. */
export const heuresPlafond = ligne(
  'heuresPlafond',
  {
    formula: 'heures.plafondHeures',
    unit: 'hundredths',
    also: ['plafondParticulier'],
    variants: [
      {
        when: 'plafondParticulier',
        equals: IMMOBILIER,
        formula: 'max(heures.plafondHeures, heures.plafondImmobilier)',
      },
      {
        when: 'plafondParticulier',
        equals: HORECA,
        formula: 'max(heures.plafondHeures, heures.plafondHoreca)',
      },
    ],
  },
  (c, { heures }) => {
    const particulier =
      c.plafondParticulier === HORECA
        ? heures.plafondHoreca
        : c.plafondParticulier === IMMOBILIER
          ? heures.plafondImmobilier
          : 0
    return HUNDREDTHS * Math.max(heures.plafondHeures, particulier)
  }
)

/** CIR 92, art. 154bis: the hours of the month that are still within that number. */
export const heuresAvantagees = ligne(
  'heuresAvantagees',
  {
    formula:
      'min(heuresSup20 + heuresSup50 + heuresSup100, max(0, heuresPlafond − heuresAvantageesAnnee))',
    unit: 'hundredths',
  },
  (c) => Math.min(heuresSup(c), above(c.heuresPlafond, c.heuresAvantageesAnnee))
)

/**
 * CIR 92, art. 154bis: a share of the pay on which the premium is reckoned comes off the withheld tax. Where the hours
 * pass the number of the year, each kind takes part by its share; never more than the tax that the month withholds.
 */
export const reductionHeuresSup = ligne(
  'reductionHeuresSup',
  {
    formula:
      'min((baseSup20 × heures.reductionConstruction + (baseSup50 + baseSup100) × heures.reductionSursalaire) × heuresAvantagees ÷ (heuresSup20 + heuresSup50 + heuresSup100), precompteMois)',
    rounding: 'each_step',
  },
  (c, { heures }) =>
    Math.min(avantage(c, heures.reductionConstruction, heures.reductionSursalaire), c.precompteMois)
)

/** CIR 92, art. 270: what is withheld for the hours, below zero where the reduction is more than their tax. */
export const precomptePrestations = ligne(
  'precomptePrestations',
  { formula: 'precompteSansReduction − reductionHeuresSup' },
  (c) => c.precompteSansReduction - c.reductionHeuresSup
)

/** What the worker has of the hours on the payslip. */
export const netPrestations = ligne(
  'netPrestations',
  {
    formula:
      'brutPrestations − cotisationsTravailleur − precomptePrestations − cotisationSpecialePrestations + salaireHeuresNettes',
  },
  (c) =>
    c.brutPrestations -
    c.cotisationsTravailleur -
    c.precomptePrestations -
    c.cotisationSpecialePrestations +
    c.salaireHeuresNettes
)

/** CIR 92, art. 275/1: what the employer keeps of the tax withheld in the month, on the same hours. */
export const dispenseHeuresSup = ligne(
  'dispenseHeuresSup',
  {
    formula:
      'min((baseSup20 × heures.dispenseConstruction + (baseSup50 + baseSup100) × heures.dispenseSursalaire) × heuresAvantagees ÷ (heuresSup20 + heuresSup50 + heuresSup100), precompteMois − reductionHeuresSup)',
    rounding: 'each_step',
  },
  (c, { heures }) =>
    Math.min(
      avantage(c, heures.dispenseConstruction, heures.dispenseSursalaire),
      c.precompteMois - c.reductionHeuresSup
    )
)

/**
 * CIR 92, art. 275/5: of who works at least a third of the month in shifts or at night, with a premium that is high
 * enough and that stands in writing, the employer keeps a share of the taxable pay; no more than is withheld.
 */
export const dispenseNuitEquipe = ligne(
  'dispenseNuitEquipe',
  {
    formula:
      'min(imposableMois × heures.dispenseNuitEquipe, precompteMois − reductionHeuresSup − dispenseHeuresSup), 0 unless hours, premium and writing are there',
    also: [
      'heuresMois',
      'heuresNuit',
      'heuresEquipe',
      'heuresSup20',
      'heuresSup50',
      'heuresSup100',
      'horaire',
      'primeNuit',
      'primeEquipe',
      'primePrevue',
      'heures.partMinimale',
      'heures.primeNuitMinimale',
      'heures.primeEquipeMinimale',
    ],
    rounding: 'cent',
    onlyFor: 'regime',
    variants: [
      {
        when: 'regime',
        equals: CONTINU,
        formula:
          'min(imposableMois × heures.dispenseContinu, precompteMois − reductionHeuresSup − dispenseHeuresSup), 0 unless hours, premium and writing are there',
        also: [
          'heuresMois',
          'heuresEquipe',
          'heuresSup20',
          'heuresSup50',
          'heuresSup100',
          'horaire',
          'primeEquipe',
          'primePrevue',
          'heures.partMinimale',
          'heures.primeEquipeMinimale',
        ],
        rounding: 'cent',
      },
    ],
  },
  (c, law) => {
    const { heures } = law
    if (!Object.values(conditionsDispense(c, law)).every(Boolean)) return 0
    const taux = c.regime === CONTINU ? heures.dispenseContinu : heures.dispenseNuitEquipe
    const reste = c.precompteMois - c.reductionHeuresSup - c.dispenseHeuresSup
    return Math.min(share(c.imposableMois, taux), reste)
  }
)

/** What the hours cost the employer in the month. */
export const coutPrestations = ligne(
  'coutPrestations',
  {
    formula:
      'brutPrestations + cotisationsEmployeur + salaireHeuresNettes − dispenseHeuresSup − dispenseNuitEquipe',
  },
  (c) =>
    c.brutPrestations +
    c.cotisationsEmployeur +
    c.salaireHeuresNettes -
    c.dispenseHeuresSup -
    c.dispenseNuitEquipe
)

/** CIR 92, art. 275/5: the conditions of the exemption for nights and shifts, each with whether it holds. */
export function conditionsDispense(
  c: PrestationsSheet,
  { heures }: { heures: { partMinimale: Ppm; primeNuitMinimale: Ppm; primeEquipeMinimale: Ppm } }
): Record<'regime' | 'tiers' | 'primeMinimale' | 'primePrevue', boolean> {
  const [faites, prime, minimum] =
    c.regime === NUIT
      ? [c.heuresNuit, c.primeNuit, heures.primeNuitMinimale]
      : [c.heuresEquipe, c.primeEquipe, heures.primeEquipeMinimale]
  const minimale = share(prorata(faites, c.horaire, 10_000), minimum)
  return {
    regime: c.regime !== 0,
    tiers: faites > 0 && faites >= share(c.heuresMois + heuresSup(c), heures.partMinimale),
    primeMinimale: prime >= minimale,
    primePrevue: c.primePrevue === 1,
  }
}

/** All hours of overtime of the month. */
export function heuresSup(c: PrestationsSheet): number {
  return c.heuresSup20 + c.heuresSup50 + c.heuresSup100
}

/** A share of the pay of each kind of hour, of as many hours as tax favours. */
function avantage(c: PrestationsSheet, construction: Ppm, autres: Ppm): Cents {
  if (c.heuresAvantagees === 0) return 0
  const tout = share(c.baseSup20, construction) + share(c.baseSup50 + c.baseSup100, autres)
  return prorata(tout, c.heuresAvantagees, heuresSup(c))
}
