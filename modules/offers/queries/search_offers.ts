import type { SearchSource } from '#modules/shared/search/search_source'
import { statusToday } from './find_offer.ts'
import { filteredOffers, LISTED } from './filtered_offers.ts'
import { contextOf } from './list_offers.ts'

/** Offers that the actor may see, by whom they are for or by job title; their status tells them apart. */
export const searchOffers: SearchSource = {
  kind: 'offer',
  can: 'offers.read',
  async find(scope, { search, ids, limit }) {
    const offers = await filteredOffers(scope, { search, ids })
      .select(LISTED.map((column) => `offers.${column}`))
      .limit(limit)
    const { workers, packages } = await contextOf(scope, offers)
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
