import { above, prorata, share, type Cents } from '../engine/money.ts'
import type { WholeLaw } from '../legislation/index.ts'
import { ligne } from './ligne.ts'
import type { IncompletSheet } from './sheet.ts'

/** Loi du 12 avril 1965, art. 3bis: pay is for work that is done; no text divides a month, here its days of the schedule do. */
export const salairePreste = ligne(
  'salairePreste',
  { formula: 'salaireMois × joursPrestes ÷ joursOuvrables', rounding: 'cent' },
  (c) => prorata(c.salaireMois, c.joursPrestes, c.joursOuvrables)
)

/** Loi du 3 juillet 1978, art. 52, 70 and 71: days of illness that are paid as if they were worked. */
export const salaireGaranti = ligne(
  'salaireGaranti',
  {
    formula: 'salaireMois × (joursPrestes + joursPleins) ÷ joursOuvrables − salairePreste',
    rounding: 'cent',
    onlyFor: 'joursPleins',
  },
  (c) =>
    c.joursPleins === 0
      ? 0
      : prorata(c.salaireMois, c.joursPrestes + c.joursPleins, c.joursOuvrables) - c.salairePreste
)

/** CCT n° 12bis and 13bis: the second period, at what the contributions of a worker leave of pay. */
export const salaireReduit = ligne(
  'salaireReduit',
  {
    formula: 'salaireMois × joursReduits ÷ joursOuvrables × incapacite.tauxOuvrier',
    rounding: 'each_step',
    onlyFor: 'joursReduits',
    variants: [
      {
        when: 'contratCourt',
        formula: 'salaireMois × joursReduits ÷ joursOuvrables × incapacite.tauxContratCourt',
        rounding: 'each_step',
      },
    ],
  },
  (c, law) => share(prorata(c.salaireMois, c.joursReduits, c.joursOuvrables), taux(c, law).plein)
)

const COMPLETE = (complement: string, plein: string) =>
  `min(salaireMois, incapacite.joursDuMois × incapacite.plafondJournalier) × joursCompletes ÷ joursOuvrables × ${complement} + max(0, salaireMois − incapacite.joursDuMois × incapacite.plafondJournalier) × joursCompletes ÷ joursOuvrables × ${plein}`

/** CCT n° 12bis and 13bis: what the employer adds to the allowance until the thirtieth day. */
export const complementMaladie = ligne(
  'complementMaladie',
  {
    formula: COMPLETE('incapacite.complementOuvrier', 'incapacite.tauxOuvrier'),
    rounding: 'each_step',
    onlyFor: 'joursCompletes',
    variants: [
      {
        when: 'contratCourt',
        formula: COMPLETE('incapacite.complementContratCourt', 'incapacite.tauxContratCourt'),
        rounding: 'each_step',
      },
    ],
  },
  (c, law) => {
    const { joursDuMois, plafondJournalier } = law.incapacite
    const plafond = joursDuMois * plafondJournalier
    const of = (amount: Cents) => prorata(amount, c.joursCompletes, c.joursOuvrables)
    const { plein, complement } = taux(c, law)
    return (
      share(of(Math.min(c.salaireMois, plafond)), complement) +
      share(of(above(c.salaireMois, plafond)), plein)
    )
  }
)

export const brutIncomplet = ligne(
  'brutIncomplet',
  { formula: 'salairePreste + salaireGaranti + salaireReduit + complementMaladie' },
  (c) => c.salairePreste + c.salaireGaranti + c.salaireReduit + c.complementMaladie
)

/** Which agreement holds. */
function taux(c: IncompletSheet, { incapacite: i }: WholeLaw) {
  return c.contratCourt === 1
    ? { plein: i.tauxContratCourt, complement: i.complementContratCourt }
    : { plein: i.tauxOuvrier, complement: i.complementOuvrier }
}
