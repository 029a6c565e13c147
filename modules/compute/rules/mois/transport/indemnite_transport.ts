import { sum } from '../../sum.ts'

/**
 * What the employer pays a month for commuting: the amount given, or the one of the table.
 */
export const indemniteTransport = sum(
  'indemniteTransport',
  (c) => c.fraisTransportDonnes + c.tarifTransport
)
