import { sum } from '../../sum.ts'

/**
 * Commuting paid in the year, to the worker or to the railway.
 */
export const fraisTransportAnnuels = sum('fraisTransportAnnuels', (c) => 12 * c.indemniteTransport)
