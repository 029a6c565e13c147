import { rule } from '../rule.ts'

/**
 * ONSS instructions, wage code 2: the year-end premium that the employer declares. A third party declares what it pays
 * itself.
 */
export const primeFinAnneeDeclaree = rule(
  'primeFinAnneeDeclaree',
  {
    formula: 'primeFinAnneeBrute',
    variants: [{ when: 'primeTiers', formula: '0: a third party pays it' }],
  },
  (c) => (c.primeTiers === 1 ? 0 : c.primeFinAnneeBrute)
)
