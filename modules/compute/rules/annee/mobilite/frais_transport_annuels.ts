import { rule } from '../../rule.ts'

/**
 * Commuting paid in the year, to the worker or to the railway.
 */
export const fraisTransportAnnuels = rule(
  'fraisTransportAnnuels',
  { formula: '12 × indemniteTransport', inputs: ['indemniteTransport'] },
  (c) => 12 * c.indemniteTransport
)
