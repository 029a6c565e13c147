import { rule } from '../rule.ts'

/**
 * What the year-end premium costs the employer. A fund that lives on contributions of the whole sector pays it from
 * these; a third payer that asks each employer for its own premiums costs what they come to.
 */
export const primeFinAnneeEmployeur = rule(
  'primeFinAnneeEmployeur',
  {
    formula: 'primeFinAnneeBrute',
    variants: [
      { when: 'primeMutualisee', formula: '0: the fund pays it from the contributions of the sector' },
    ],
  },
  (c) => (c.primeMutualisee === 1 ? 0 : c.primeFinAnneeBrute)
)
