import { rule } from '../rule.ts'

/**
 * What the employer spends in a year.
 */
export const coutEmployeurAnnuel = rule(
  'coutEmployeurAnnuel',
  {
    formula: 'remunerationsFixesTotal + fraisTotal + remunerationsVariablesTotal + avantagesTotal',
    inputs: [
      'remunerationsFixesTotal',
      'fraisTotal',
      'remunerationsVariablesTotal',
      'avantagesTotal',
    ],
    total: true,
  },
  (c) => c.remunerationsFixesTotal + c.fraisTotal + c.remunerationsVariablesTotal + c.avantagesTotal
)
