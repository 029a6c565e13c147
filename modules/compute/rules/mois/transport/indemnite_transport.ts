import { rule } from '../../rule.ts'

/**
 * What the employer pays a month for commuting: the amount given, or the one of the table.
 */
export const indemniteTransport = rule(
  'indemniteTransport',
  {
    formula: 'fraisTransportDonnes + tarifTransport',
    inputs: ['fraisTransportDonnes', 'tarifTransport'],
  },
  (c) => c.fraisTransportDonnes + c.tarifTransport
)
