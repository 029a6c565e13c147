import { prorata } from '../engine/money.ts'
import { ligne } from './ligne.ts'

/** The pay of the hours: their part of a year of gross pay. */
export const brutHeures = ligne(
  'brutHeures',
  { formula: 'brutAnnuel × heures ÷ heuresAnnee', rounding: 'cent' },
  (c) => prorata(c.brutAnnuel, c.heures, c.heuresAnnee)
)

/** An employee: the part of the year of the package, holiday pay and premiums in it. */
export const coutOrdinaire = ligne(
  'coutOrdinaire',
  { formula: 'coutEmployeurAnnuel × heures ÷ heuresAnnee', rounding: 'cent', total: true },
  (c) => prorata(c.coutEmployeurAnnuel, c.heures, c.heuresAnnee)
)

export const netOrdinaire = ligne(
  'netOrdinaire',
  { formula: 'remunerationAnnuelle × heures ÷ heuresAnnee', rounding: 'cent', total: true },
  (c) => prorata(c.remunerationAnnuelle, c.heures, c.heuresAnnee)
)
