import { above, quotient, type Cents } from '../../../engine/money.ts'
import type { Law } from '../../../legislation/index.ts'
import { rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import { HUNDREDTHS } from '../../units.ts'
import { TIERS_PAYANT, TRANSPORT_PUBLIC, VELO } from './moyens.ts'

/**
 * AR du 28 novembre 1969, art. 19, § 2, 4° and 16°: commuting pay is free of contributions up to the
 * amount per kilometre, where the distance is known. Beside a mobility budget nothing is free.
 */
export const fraisTransportOnss = rule(
  'fraisTransportOnss',
  {
    formula:
      'atnTransport + max(0, indemniteTransport − 2 × distance × joursTransport × (transport.kilometre, transport.veloKilometre by bicycle) ÷ 100); all of indemniteTransport beside budgetMobilite',
    also: ['typeTransport'],
    rounding: 'cent',
  },
  (c, law) => (c.typeTransport === 0 ? c.atnTransport : c.atnTransport + cotisable(c, law))
)

function cotisable(c: Sheet, { transport }: Law): Cents {
  if (c.typeTransport === TIERS_PAYANT) return 0
  if (c.budgetMobilite > 0) return c.indemniteTransport
  if (c.typeTransport === TRANSPORT_PUBLIC || c.distance === 0) return 0
  const parCentKilometres = c.typeTransport === VELO ? transport.veloKilometre : transport.kilometre
  const centiemes = 2 * c.distance * c.joursTransport
  return above(
    c.indemniteTransport,
    quotient(centiemes * parCentKilometres, HUNDREDTHS * HUNDREDTHS)
  )
}
