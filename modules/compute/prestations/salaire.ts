import { prorata, quotient, share, type Cents } from '../engine/money.ts'
import { CENTS, HUNDREDTHS, TEN_THOUSANDTHS } from '../rules/units.ts'
import { ligne, type LignePrestations } from './ligne.ts'
import type { PrestationsField, PrestationsSheet } from './sheet.ts'

/** What hours (hundredths) are paid at an hourly wage (ten-thousandths of a euro), to the cent. */
function paye(heures: number, horaire: number): Cents {
  return prorata(heures, horaire, (HUNDREDTHS * TEN_THOUSANDTHS) / CENTS)
}

/** Loi du 16 mars 1971, art. 29, § 1: the ordinary pay of the hours, on which the premium is reckoned. */
const base = (id: PrestationsField, heures: PrestationsField): LignePrestations =>
  ligne(id, { formula: `${heures} × horaire`, rounding: 'cent', onlyFor: heures }, (c) =>
    paye(c[heures], c.horaire)
  )

export const baseSup20 = base('baseSup20', 'heuresSup20')
export const baseSup50 = base('baseSup50', 'heuresSup50')
export const baseSup100 = base('baseSup100', 'heuresSup100')

/** Loi du 16 mars 1971, art. 29, § 1, and AR n° 213, art. 7: the premium of each kind of hour. */
export const sursalaires = ligne(
  'sursalaires',
  {
    formula:
      'baseSup20 × heures.sursalaireConstruction + baseSup50 × heures.sursalaireSemaine + baseSup100 × heures.sursalaireDimanche',
    rounding: 'each_step',
  },
  (c, { heures }) =>
    share(c.baseSup20, heures.sursalaireConstruction) +
    share(c.baseSup50, heures.sursalaireSemaine) +
    share(c.baseSup100, heures.sursalaireDimanche)
)

export const salaireHeuresSup = ligne(
  'salaireHeuresSup',
  { formula: 'baseSup20 + baseSup50 + baseSup100 + sursalaires' },
  (c) => bases(c) + c.sursalaires
)

/**
 * CCT n° 49: an hour of a night regime is paid an amount beside it at least. A premium that is told as a share of the
 * hour takes its place where it is more.
 */
export const primeNuit = ligne(
  'primeNuit',
  {
    formula: 'max(heuresNuit × horaire × primeNuitTaux, heuresNuit × heures.indemniteNuit)',
    rounding: 'each_step',
    onlyFor: 'heuresNuit',
    also: ['cinquanteAns'],
    variants: [
      {
        when: 'cinquanteAns',
        formula:
          'max(heuresNuit × horaire × primeNuitTaux, heuresNuit × heures.indemniteNuitAines)',
        rounding: 'each_step',
      },
    ],
  },
  (c, { heures }) => {
    const minimum = c.cinquanteAns === 1 ? heures.indemniteNuitAines : heures.indemniteNuit
    return Math.max(
      share(paye(c.heuresNuit, c.horaire), c.primeNuitTaux),
      quotient(c.heuresNuit * minimum, HUNDREDTHS)
    )
  }
)

/** No law fixes what a shift, a Sunday or a holiday within the schedule is paid beside the hour: the sector or the company does. */
const prime = (
  id: PrestationsField,
  heures: PrestationsField,
  taux: PrestationsField
): LignePrestations =>
  ligne(
    id,
    { formula: `${heures} × horaire × ${taux}`, rounding: 'each_step', onlyFor: heures },
    (c) => share(paye(c[heures], c.horaire), c[taux])
  )

export const primeEquipe = prime('primeEquipe', 'heuresEquipe', 'primeEquipeTaux')
export const primeDimanche = prime('primeDimanche', 'heuresDimanche', 'primeDimancheTaux')
export const primeFerie = prime('primeFerie', 'heuresFerie', 'primeFerieTaux')

/** Loi du 12 avril 1965, art. 2: what bears contributions and tax beside the agreed pay. */
export const brutPrestations = ligne(
  'brutPrestations',
  { formula: 'salaireHeuresSup + primeNuit + primeEquipe + primeDimanche + primeFerie' },
  (c) => c.salaireHeuresSup + c.primeNuit + c.primeEquipe + c.primeDimanche + c.primeFerie
)

/** Loi du 16 mars 1971, art. 25bis: voluntary hours without premium, contributions or tax. */
export const salaireHeuresNettes = ligne(
  'salaireHeuresNettes',
  { formula: 'heuresNettes × horaire', rounding: 'cent', onlyFor: 'heuresNettes' },
  (c) => paye(c.heuresNettes, c.horaire)
)

/** The pay on which premiums of overtime are reckoned. */
export function bases(c: PrestationsSheet): Cents {
  return c.baseSup20 + c.baseSup50 + c.baseSup100
}
