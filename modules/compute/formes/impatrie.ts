import { above, prorata, share } from '../engine/money.ts'
import { ligne } from './ligne.ts'

/** CIR 92, art. 32/1: what the employer pays back of recurring costs, free of tax; from 70,000 a year on. */
export const impatrieIndemnite = ligne(
  'impatrieIndemnite',
  {
    formula: 'impatrieBrut × indemniteTaux, at most formesEmploi.impatrieTaux',
    also: ['formesEmploi.impatrieSeuil'],
    unread: ['formesEmploi.impatrieTaux', 'formesEmploi.impatrieSeuil'],
    rounding: 'cent',
    onlyFor: 'formeImpatrie',
  },
  (c) => (c.formeImpatrie === 1 ? share(c.impatrieBrut, c.indemniteTaux) : 0)
)

/** AR du 28 novembre 1969, art. 19, § 2, 4°: contributions follow the rules of 2022, so that a part of it bears them. */
export const impatrieExcedent = ligne(
  'impatrieExcedent',
  {
    formula:
      'max(0, impatrieIndemnite − min(impatrieBrut × formesEmploi.impatrieTauxOnss, formesEmploi.impatriePlafondOnss)); all of it below formesEmploi.impatrieSeuilOnss, unless impatrieChercheur',
    rounding: 'cent',
    onlyFor: 'formeImpatrie',
  },
  (c, { formesEmploi: f }) => {
    const isFree = c.impatrieBrut >= f.impatrieSeuilOnss || c.impatrieChercheur === 1
    if (!isFree) return c.impatrieIndemnite
    const free = Math.min(share(c.impatrieBrut, f.impatrieTauxOnss), f.impatriePlafondOnss)
    return above(c.impatrieIndemnite, free)
  }
)

export const impatrieRetenue = ligne(
  'impatrieRetenue',
  {
    formula: 'impatrieExcedent × onss.tauxPersonnel',
    rounding: 'cent',
    onlyFor: 'formeImpatrie',
  },
  (c, { onss }) => share(c.impatrieExcedent, onss.tauxPersonnel)
)

export const coutImpatrie = ligne(
  'coutImpatrie',
  {
    formula:
      '(impatrieCout + impatrieIndemnite + impatrieExcedent × impatrieTauxPatronal) × heures ÷ heuresAnnee',
    rounding: 'each_step',
    total: true,
    onlyFor: 'formeImpatrie',
  },
  (c) =>
    c.formeImpatrie === 0
      ? 0
      : prorata(
          c.impatrieCout + c.impatrieIndemnite + share(c.impatrieExcedent, c.impatrieTauxPatronal),
          c.heures,
          c.heuresAnnee
        )
)

export const netImpatrie = ligne(
  'netImpatrie',
  {
    formula: '(impatrieNet + impatrieIndemnite − impatrieRetenue) × heures ÷ heuresAnnee',
    rounding: 'cent',
    total: true,
    onlyFor: 'formeImpatrie',
  },
  (c) =>
    c.formeImpatrie === 0
      ? 0
      : prorata(c.impatrieNet + c.impatrieIndemnite - c.impatrieRetenue, c.heures, c.heuresAnnee)
)
