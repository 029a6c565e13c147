import { rule } from '../rule.ts'

/**
 * What is left of the sector premium for the worker.
 */
export const primeSectorielle = rule(
  'primeSectorielle',
  {
    formula: 'primeSectorielleBrute + primeSectorielleOnss + primeSectoriellePrecompte',
    inputs: ['primeSectorielleBrute', 'primeSectorielleOnss', 'primeSectoriellePrecompte'],
    when: 'hasPrimeSectorielle',
  },
  (c) => c.primeSectorielleBrute + c.primeSectorielleOnss + c.primeSectoriellePrecompte
)
