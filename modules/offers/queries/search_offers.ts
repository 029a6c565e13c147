import type { SearchSource } from '#modules/shared/search/search_source'
import { statusToday } from './find_offer.ts'
import { filteredOffers, LISTED } from './filtered_offers.ts'
import { subjectsOf } from './offer_context.ts'

/** Offers that the actor may see, by whom they are for or by job title; their status tells them apart. */
export const searchOffers: SearchSource = {
  kind: 'offer',
  can: 'offers.read',
  async find(scope, { search, ids, limit }) {
    // Found off the index first: the rows themselves are wide.
    const found = await filteredOffers(scope, { search, ids })
      .select('offers.id')
      .limit(limit)
      .pojo<{ id: string }>()
    const offers = await filteredOffers(scope, { ids: found.map(({ id }) => id) }).select(LISTED)
    const { workers, packages } = await subjectsOf(scope, offers)
    return offers.map((offer) => ({
      id: offer.id,
      title: [
        workers.get(offer.workerId ?? '')?.displayName,
        packages.get(offer.packageId ?? '')?.nomFonction,
      ]
        .filter(Boolean)
        .join(' · '),
      detail: statusToday(offer),
    }))
  },
}
