import { prorata, share } from '../engine/money.ts'
import { HUNDREDTHS } from '../rules/units.ts'
import type { Variant } from '../rules/notes.ts'
import { ligne } from './ligne.ts'
import type { PreavisField } from './sheet.ts'

const MONTHS = 12

/** The words of a line that a manual worker has from the fund. */
function parLeFonds(...also: PreavisField[]): Variant<PreavisField> {
  return { when: 'travailleurManuel', formula: '0: the fund pays it', also }
}

/*
 * AR du 30 mars 1967, art. 46: on leaving, an employee has the holiday pay of the year that is earned, and of the year
 * before what was not had yet. That of a manual worker is paid by the fund.
 */

export const peculeSortieSimple = ligne(
  'peculeSortieSimple',
  {
    formula:
      'brutAnneeEnCours × preavis.peculeSimple + brutAnneePrecedente × preavis.peculeSimple × joursRestants ÷ joursVacances',
    rounding: 'each_step',
    variants: [
      parLeFonds('brutAnneeEnCours', 'brutAnneePrecedente', 'joursRestants', 'joursVacances'),
    ],
  },
  (c, { preavis }) =>
    c.travailleurManuel === 1
      ? 0
      : share(c.brutAnneeEnCours, preavis.peculeSimple) +
        prorata(
          share(c.brutAnneePrecedente, preavis.peculeSimple),
          c.joursRestants,
          c.joursVacances * HUNDREDTHS
        )
)

export const peculeSortieDouble = ligne(
  'peculeSortieDouble',
  {
    formula: '(brutAnneeEnCours + doubleDu × brutAnneePrecedente) × preavis.peculeDouble',
    rounding: 'each_step',
    variants: [parLeFonds('brutAnneeEnCours', 'doubleDu', 'brutAnneePrecedente')],
  },
  (c, { preavis }) =>
    c.travailleurManuel === 1
      ? 0
      : share(c.brutAnneeEnCours, preavis.peculeDouble) +
        c.doubleDu * share(c.brutAnneePrecedente, preavis.peculeDouble)
)

export const peculeSortieComplementaire = ligne(
  'peculeSortieComplementaire',
  {
    formula: '(brutAnneeEnCours + doubleDu × brutAnneePrecedente) × preavis.peculeComplementaire',
    rounding: 'each_step',
    variants: [parLeFonds('brutAnneeEnCours', 'doubleDu', 'brutAnneePrecedente')],
  },
  (c, { preavis }) =>
    c.travailleurManuel === 1
      ? 0
      : share(c.brutAnneeEnCours, preavis.peculeComplementaire) +
        c.doubleDu * share(c.brutAnneePrecedente, preavis.peculeComplementaire)
)

export const peculeSortie = ligne(
  'peculeSortie',
  { formula: 'peculeSortieSimple + peculeSortieDouble + peculeSortieComplementaire' },
  (c) => c.peculeSortieSimple + c.peculeSortieDouble + c.peculeSortieComplementaire
)

/** Loi du 29 juin 1981, art. 23 and 39: the ordinary contribution on the simple part, the special one on the double. */
export const retenuesPeculeSortie = ligne(
  'retenuesPeculeSortie',
  {
    formula:
      'peculeSortieSimple × tauxCotisationPersonnelle + peculeSortieDouble × peculeVacances.tauxCotisation',
    rounding: 'each_step',
  },
  (c, { peculeVacances }) =>
    share(c.peculeSortieSimple, c.tauxCotisationPersonnelle) +
    share(c.peculeSortieDouble, peculeVacances.tauxCotisation)
)

/** Annexe III AR/CIR 92, n° 53: the rate of holiday pay on the whole; children are left out of it. */
export const precomptePeculeSortie = ligne(
  'precomptePeculeSortie',
  { formula: '(peculeSortie − retenuesPeculeSortie) × tauxPecule', rounding: 'cent' },
  (c) => share(c.peculeSortie - c.retenuesPeculeSortie, c.tauxPecule)
)

export const peculeSortieNet = ligne(
  'peculeSortieNet',
  { formula: 'peculeSortie − retenuesPeculeSortie − precomptePeculeSortie' },
  (c) => c.peculeSortie - c.retenuesPeculeSortie - c.precomptePeculeSortie
)

/** The year-end premium by the months of the year, where the sector or the company gives it on leaving. */
export const primeSortie = ligne(
  'primeSortie',
  {
    formula: 'primeAnnuelle × moisAnneeFin ÷ 12',
    rounding: 'cent',
    onlyFor: 'primeAnnuelle',
  },
  (c) => prorata(c.primeAnnuelle, c.moisAnneeFin, MONTHS * HUNDREDTHS)
)

/** What the dismissal costs the employer from the day it is given. */
export const coutDepart = ligne(
  'coutDepart',
  {
    formula:
      'coutPreavisPreste + indemnitePreavis + cotisationsIndemnite + cotisationCompensation + reclassement + peculeSortie + cotisationsPeculeSortie + primeSortie + cotisationsPrimeSortie',
  },
  (c) =>
    c.coutPreavisPreste +
    c.indemnitePreavis +
    c.cotisationsIndemnite +
    c.cotisationCompensation +
    c.reclassement +
    c.peculeSortie +
    c.cotisationsPeculeSortie +
    c.primeSortie +
    c.cotisationsPrimeSortie
)
