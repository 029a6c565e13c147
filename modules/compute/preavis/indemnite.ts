import { exactQuotient, prorata, share, type Cents } from '../engine/money.ts'
import { HUNDREDTHS } from '../rules/units.ts'
import { ligne } from './ligne.ts'
import type { PreavisSheet } from './sheet.ts'

const MONTHS = 12
const WEEKS = 52
const DAYS_OF_WEEK = 7

/** Loi du 3 juillet 1978, art. 39, § 1: the pay of the year and what is had under the contract. */
export const remunerationReference = ligne(
  'remunerationReference',
  {
    formula:
      'salaireAnnee + peculeDoubleAnnee + primesAnnee + variablesAnnee + avantagesAnnee + autresAvantages',
  },
  (c) =>
    c.salaireAnnee +
    c.peculeDoubleAnnee +
    c.primesAnnee +
    c.variablesAnnee +
    c.avantagesAnnee +
    c.autresAvantages
)

/** Loi du 3 juillet 1978, art. 39: what the first part is worth; a day is a seventh of a week of the year's 52. */
export const indemnitePartie1 = ligne(
  'indemnitePartie1',
  {
    formula: 'remunerationReference × (moisPartie1 ÷ 12 + joursPartie1 ÷ 7 ÷ 52)',
    rounding: 'each_step',
    onlyFor: 'avant2014',
    also: ['indemnise'],
  },
  (c) =>
    c.indemnise *
    (prorata(c.remunerationReference, c.moisPartie1, MONTHS) +
      prorata(c.remunerationReference, c.joursPartie1, DAYS_OF_WEEK * WEEKS))
)

/** Loi du 3 juillet 1978, art. 39: the weeks of the second part, of the 52 of a year. */
export const indemnitePartie2 = ligne(
  'indemnitePartie2',
  {
    formula: 'remunerationReference × semainesPartie2 ÷ 52',
    rounding: 'cent',
    onlyFor: 'indemnise',
  },
  (c) => c.indemnise * prorata(c.remunerationReference, c.semainesPartie2, WEEKS)
)

/** Loi du 5 septembre 2001, art. 11/5, § 1: from thirty weeks on, outplacement takes the place of four of them. */
export const deductionReclassement = ligne(
  'deductionReclassement',
  {
    formula:
      'remunerationReference × preavis.reclassementDeduction ÷ 52 from preavis.reclassementSemaines weeks (semainesPreavis)',
    rounding: 'cent',
    onlyFor: 'indemnise',
  },
  (c, { preavis }) =>
    isReclasse(c, preavis.reclassementSemaines)
      ? prorata(c.remunerationReference, preavis.reclassementDeduction, WEEKS)
      : 0
)

export const indemnitePreavis = ligne(
  'indemnitePreavis',
  { formula: 'indemnitePartie1 + indemnitePartie2 − deductionReclassement', onlyFor: 'indemnise' },
  (c) => c.indemnitePartie1 + c.indemnitePartie2 - c.deductionReclassement
)

/**
 * Loi du 29 juin 1981, art. 38, § 3quindecies: by the pay of the year, on the part of the indemnity for the seniority since
 * 2014. What outplacement takes off is shared between both parts, which no text read here says.
 */
export const cotisationCompensation = ligne(
  'cotisationCompensation',
  {
    formula:
      'indemnitePreavis × indemnitePartie2 ÷ (indemnitePartie1 + indemnitePartie2) × preavis.compensationTaux, by remunerationReference from preavis.compensationBornes',
    rounding: 'each_step',
    onlyFor: 'indemnise',
  },
  (c, { preavis }) => {
    const parts = c.indemnitePartie1 + c.indemnitePartie2
    const i = preavis.compensationBornes.findLastIndex((borne) => borne <= c.remunerationReference)
    if (i < 0 || parts === 0) return 0
    const recente = exactQuotient(
      BigInt(c.indemnitePreavis) * BigInt(c.indemnitePartie2),
      BigInt(parts)
    )
    return share(recente, preavis.compensationTaux[i])
  }
)

/** Loi du 5 septembre 2001, art. 11/5, § 1: what outplacement is worth at least, by the hours of the contract. */
export const reclassement = ligne(
  'reclassement',
  {
    formula:
      'min(max(remunerationReference ÷ 12, preavis.reclassementMinimum), preavis.reclassementMaximum) × fractionContrat from preavis.reclassementSemaines weeks (semainesPreavis)',
    rounding: 'each_step',
    onlyFor: 'indemnise',
  },
  (c, { preavis }) => {
    if (!isReclasse(c, preavis.reclassementSemaines)) return 0
    const douzieme: Cents = prorata(c.remunerationReference, 1, MONTHS)
    const valeur = Math.min(
      Math.max(douzieme, preavis.reclassementMinimum),
      preavis.reclassementMaximum
    )
    return share(valeur, c.fractionContrat)
  }
)

/** Pay that goes on until the end of a notice that is worked, with all that the employer bears. */
export const coutPreavisPreste = ligne(
  'coutPreavisPreste',
  {
    formula: 'coutAnnee × semainesPreavis ÷ 52, 0 where indemnise',
    rounding: 'cent',
  },
  (c) => (c.indemnise === 1 ? 0 : prorata(c.coutAnnee, c.semainesPreavis, WEEKS * HUNDREDTHS))
)

function isReclasse(c: PreavisSheet, semaines: number): boolean {
  return c.indemnise === 1 && c.semainesPreavis >= semaines * HUNDREDTHS
}
