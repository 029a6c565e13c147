import { prorata, share, type Cents } from '../engine/money.ts'
import type { WholeLaw } from '../legislation/index.ts'
import { MILLIONTHS } from '../rules/units.ts'
import { ligne } from './ligne.ts'
import type { FormesSheet } from './sheet.ts'
import { FLANDRE } from './situations.ts'

const MONTHS = 12

/**
 * The least allowance of a month. Walloon and Brussels decree: a part of the RMMMG by level; Flemish decree of 10 June 2016,
 * art. 17: a part by year, brought up to ten cents.
 */
export function indemniteDuMois(c: FormesSheet, { formesEmploi, stages }: WholeLaw): Cents {
  if (c.niveauApprenti === 0) return 0
  const place = c.niveauApprenti - 1
  if (c.regionApprenti !== FLANDRE)
    return share(stages.revenuMinimum, formesEmploi.apprentiPartsFrancophones[place])
  const { apprentiArrondi, apprentiPartsFlandre } = formesEmploi
  // Not rounded to the cent before: 675.8048 is 675.90.
  const exact = stages.revenuMinimum * apprentiPartsFlandre[place]
  return Math.ceil(exact / (MILLIONTHS * apprentiArrondi)) * apprentiArrondi
}

/** The allowance of the part of the year; it pays the hours of school as well. */
export const apprentiIndemnite = ligne(
  'apprentiIndemnite',
  {
    formula:
      '12 × stages.revenuMinimum × (formesEmploi.apprentiPartsFrancophones, or formesEmploi.apprentiPartsFlandre up to a multiple of formesEmploi.apprentiArrondi), by niveauApprenti, × heures ÷ heuresAnnee',
    also: ['regionApprenti'],
    rounding: 'each_step',
    onlyFor: 'formeApprenti',
  },
  (c, law) =>
    c.formeApprenti === 0 ? 0 : prorata(MONTHS * indemniteDuMois(c, law), c.heures, c.heuresAnnee)
)

/**
 * Loi du 27 juin 1969, art. 4 and AR du 28 novembre 1969: until 31 December of the year of 18 an apprentice is in some
 * branches alone, at a rate that the company tells; from then on all contributions are due.
 */
export const coutApprenti = ligne(
  'coutApprenti',
  {
    formula:
      'apprentiIndemnite × (1 + tauxApprenti) + apprentiIndemnite × assuranceLoiTaux up to formesEmploi.apprentiAge, else apprentiCoutEntier × heures ÷ heuresAnnee',
    also: ['ageAnnee'],
    rounding: 'each_step',
    total: true,
    onlyFor: 'formeApprenti',
  },
  (c, { formesEmploi }) => {
    if (c.formeApprenti === 0) return 0
    if (c.ageAnnee > formesEmploi.apprentiAge)
      return prorata(c.apprentiCoutEntier, c.heures, c.heuresAnnee)
    return (
      c.apprentiIndemnite +
      share(c.apprentiIndemnite, c.tauxApprenti) +
      share(c.apprentiIndemnite, c.assuranceLoiTaux)
    )
  }
)

/** The same age ends what is free of the worker's own contribution. */
export const netApprenti = ligne(
  'netApprenti',
  {
    formula:
      'apprentiIndemnite up to formesEmploi.apprentiAge, else apprentiNetEntier × heures ÷ heuresAnnee',
    also: ['ageAnnee'],
    rounding: 'cent',
    total: true,
    onlyFor: 'formeApprenti',
  },
  (c, { formesEmploi }) => {
    if (c.formeApprenti === 0) return 0
    return c.ageAnnee > formesEmploi.apprentiAge
      ? prorata(c.apprentiNetEntier, c.heures, c.heuresAnnee)
      : c.apprentiIndemnite
  }
)
