import { prorata, share } from '../engine/money.ts'
import { HUNDREDTHS } from '../rules/units.ts'
import { ligne } from './ligne.ts'

/** What the agency asks, before VAT: the pay by a coefficient that two companies agree on. */
export const coutInterim = ligne(
  'coutInterim',
  {
    formula: 'brutHeures × coefficient',
    rounding: 'cent',
    total: true,
    onlyFor: 'formeInterim',
  },
  (c) => (c.formeInterim === 1 ? share(c.brutHeures, c.coefficient) : 0)
)

/** CCT of JC 322: the fund of the sector pays a year-end premium once there were hours enough. */
export const interimPrimeBrute = ligne(
  'interimPrimeBrute',
  {
    formula: 'brutHeures × formesEmploi.interimPrime, from formesEmploi.interimHeures on',
    also: ['heures'],
    rounding: 'cent',
    onlyFor: 'formeInterim',
  },
  (c, { formesEmploi }) =>
    c.formeInterim === 1 && c.heures >= formesEmploi.interimHeures * HUNDREDTHS
      ? share(c.brutHeures, formesEmploi.interimPrime)
      : 0
)

/** Contributions first, then what is withheld. */
export const interimPrimeNette = ligne(
  'interimPrimeNette',
  {
    formula:
      '(interimPrimeBrute − interimPrimeBrute × onss.tauxPersonnel) less formesEmploi.interimPrecompte',
    rounding: 'each_step',
    onlyFor: 'formeInterim',
  },
  (c, { formesEmploi, onss }) => {
    const taxable = c.interimPrimeBrute - share(c.interimPrimeBrute, onss.tauxPersonnel)
    return taxable - share(taxable, formesEmploi.interimPrecompte)
  }
)

/** Loi du 24 juillet 1987, art. 10: the pay of an employee of the user, its holiday pay, and the fund's premium. */
export const netInterim = ligne(
  'netInterim',
  {
    formula: '(netDesMois + doublePeculeVacances) × heures ÷ heuresAnnee + interimPrimeNette',
    rounding: 'cent',
    total: true,
    onlyFor: 'formeInterim',
  },
  (c) =>
    c.formeInterim === 0
      ? 0
      : prorata(c.netDesMois + c.doublePeculeVacances, c.heures, c.heuresAnnee) +
        c.interimPrimeNette
)
