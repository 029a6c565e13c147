import { rule } from '../../rule.ts'
import { TIERS_PAYANT } from '../transport/moyens.ts'

/**
 * Commuting pay that is taxed without bearing contributions, less the exempt part of the company car's
 * benefit: with a car alone the line is negative.
 */
export const fraisTransportImposables = rule(
  'fraisTransportImposables',
  {
    formula:
      'indemniteTransport (0 for a third payer) − (fraisTransportOnss − atnTransport) − fraisTransport − exonerationVS',
    also: ['typeTransport'],
  },
  (c) => {
    const verse = c.typeTransport === TIERS_PAYANT ? 0 : c.indemniteTransport
    return verse - (c.fraisTransportOnss - c.atnTransport) - c.fraisTransport - c.exonerationVS
  }
)
