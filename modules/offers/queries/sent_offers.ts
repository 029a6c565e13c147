import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleOffers } from './visible_offers.ts'

/** Which offers of the company are out: they are reminded of, and end. */
export async function sentOffers(scope: Scope): Promise<string[]> {
  const offers = await visibleOffers(scope).select('id').where('status', 'SENT').orderBy('id')
  return offers.map(({ id }) => id)
}
