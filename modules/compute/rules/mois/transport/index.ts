import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { tarifTransport } from './tarif_transport.ts'
import { indemniteTransport } from './indemnite_transport.ts'
import { atnTransport } from './atn_transport.ts'
import { fraisTransportOnss } from './frais_transport_onss.ts'

/** Commuting: what is paid, and the part that bears contributions. */
export function computeTransportMois(c: Sheet, law: Law): void {
  c.tarifTransport = tarifTransport(c, law)
  c.indemniteTransport = indemniteTransport(c, law)
  c.atnTransport = atnTransport(c, law)
  c.fraisTransportOnss = fraisTransportOnss(c, law)
}

/** The same rules as a list, for explanations. */
export const transportMoisRules: readonly Rule[] = [
  tarifTransport,
  indemniteTransport,
  atnTransport,
  fraisTransportOnss,
]
