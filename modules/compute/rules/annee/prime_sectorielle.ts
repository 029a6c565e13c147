import { sum } from '../sum.ts'

/**
 * What is left of the sector premium for the worker.
 */
export const primeSectorielle = sum(
  'primeSectorielle',
  (c) => c.primeSectorielleBrute + c.primeSectorielleOnss + c.primeSectoriellePrecompte,
  { when: 'hasPrimeSectorielle' }
)
