import { prorata, quotient } from '../engine/money.ts'
import type { WholeLaw } from '../legislation/index.ts'
import { HUNDREDTHS } from '../rules/units.ts'
import { ligne, ligneDatee } from './ligne.ts'

const MONTHS = 12
const HALF_YEAR = 6
const DAYS_OF_WEEK = 7

const ORDINAIRES =
  'preavis.semaines, by months from preavis.paliersMois (moisAnciennete) + preavis.semaineParAnnee for each year after the last step'

const PLAFONNEES = {
  when: 'debutPlafonne',
  formula: `min(preavis.semainesMaximum, ${ORDINAIRES})`,
  also: ['debutRecent'],
} as const

/** Loi du 26 décembre 2013, art. 68: the months of an employee for the seniority until the end of 2013. */
export const moisPartie1 = ligne(
  'moisPartie1',
  {
    formula:
      'preavis.moisParPeriode × begun periods of preavis.anneesParPeriode years (moisEntames2013)',
    unit: 'count',
    onlyFor: 'avant2014',
    also: ['travailleurManuel', 'superieur2013'],
    variants: [
      { when: 'travailleurManuel', formula: '0: days', also: ['moisEntames2013'] },
      {
        when: 'superieur2013',
        formula: 'max(preavis.moisMinimum, preavis.moisParAnnee × begun years (moisEntames2013))',
        also: ['travailleurManuel'],
      },
    ],
  },
  (c, { preavis }) => {
    if (c.avant2014 === 0 || c.travailleurManuel === 1) return 0
    const annees = begun(c.moisEntames2013, MONTHS)
    if (c.superieur2013 === 1) return Math.max(preavis.moisMinimum, preavis.moisParAnnee * annees)
    return preavis.moisParPeriode * begun(c.moisEntames2013, MONTHS * preavis.anneesParPeriode)
  }
)

/**
 * Loi du 26 décembre 2013, art. 68, with CCT n° 75 and art. 65/2 of the law of 1978: the days of a manual worker for the
 * seniority until the end of 2013. A sector may have its own, which is told.
 */
export const joursPartie1 = ligne(
  'joursPartie1',
  {
    formula: 'preavis.joursOuvrier2012, by months (moisAvant2014)',
    unit: 'count',
    onlyFor: 'avant2014',
    also: ['travailleurManuel', 'joursSecteur', 'avant2012'],
    variants: [
      {
        when: 'travailleurManuel',
        equals: 0,
        formula: '0: months',
        also: ['joursSecteur', 'avant2012', 'moisAvant2014'],
      },
      {
        when: 'joursSecteur',
        formula: 'joursSecteur',
        also: ['travailleurManuel', 'avant2012', 'moisAvant2014'],
      },
      {
        when: 'avant2012',
        formula: 'preavis.joursOuvrier, by years from preavis.paliersOuvrier (moisAvant2014)',
        also: ['travailleurManuel', 'joursSecteur'],
      },
    ],
  },
  (c, { preavis }) => {
    if (c.avant2014 === 0 || c.travailleurManuel === 0) return 0
    if (c.joursSecteur > 0) return c.joursSecteur
    if (c.avant2012 === 0) return preavis.joursOuvrier2012[c.moisAvant2014 < HALF_YEAR ? 0 : 1]
    return preavis.joursOuvrier[step(preavis.paliersOuvrier, c.moisAvant2014 / MONTHS)]
  }
)

/**
 * Loi du 3 juillet 1978, art. 37/2: the weeks for the seniority, since 2014 where the contract is older. Acts of 2026: a
 * week in the first six months of a contract that began under them, and a most that comes after seventeen years.
 */
export const semainesPartie2 = ligneDatee(
  'semainesPartie2',
  [
    { from: '2021-01-01', notes: { formula: ORDINAIRES, unit: 'count' } },
    {
      from: '2026-06-01',
      notes: { formula: ORDINAIRES, unit: 'count', also: ['debutRecent'], variants: [PLAFONNEES] },
    },
    {
      from: '2026-07-01',
      notes: {
        formula: ORDINAIRES,
        unit: 'count',
        also: ['debutRecent', 'debutPlafonne'],
        variants: [
          {
            when: 'debutRecent',
            formula: `preavis.semainesSixMois in the first six months, else min(preavis.semainesMaximum, ${ORDINAIRES})`,
            also: ['debutPlafonne'],
          },
          PLAFONNEES,
        ],
      },
    },
  ],
  (c, law) => {
    const { preavis } = law
    if (c.debutRecent === 1 && c.moisAnciennete < HALF_YEAR) return preavis.semainesSixMois
    const semaines = semainesDe(c.moisAnciennete, law)
    return c.debutPlafonne === 1 ? Math.min(preavis.semainesMaximum, semaines) : semaines
  }
)

/** Loi du 5 septembre 2001, art. 11/1: both parts as weeks; three months have thirteen. */
export const semainesPreavis = ligne(
  'semainesPreavis',
  {
    formula: 'moisPartie1 × 13 ÷ 3 + joursPartie1 ÷ 7 + semainesPartie2',
    unit: 'hundredths',
    rounding: 'two_decimals',
  },
  (c) =>
    prorata(c.moisPartie1 * HUNDREDTHS, 13, 3) +
    quotient(c.joursPartie1 * HUNDREDTHS, DAYS_OF_WEEK) +
    c.semainesPartie2 * HUNDREDTHS
)

function semainesDe(mois: number, { preavis }: WholeLaw): number {
  const last = preavis.paliersMois.length - 1
  const i = step(preavis.paliersMois, mois)
  const more = Math.floor((mois - preavis.paliersMois[last]) / MONTHS)
  return preavis.semaines[i] + (i === last ? preavis.semaineParAnnee * more : 0)
}

/** The last step that is reached. */
function step(steps: readonly number[], at: number): number {
  return steps.findLastIndex((each) => each <= at)
}

/** Periods of so many months that have begun. */
function begun(months: number, of: number): number {
  return Math.ceil(months / of)
}
