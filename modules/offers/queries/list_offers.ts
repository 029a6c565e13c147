import { pageOfModels } from '#modules/shared/lists/page_of_models'
import type { Scope } from '#modules/shared/tenancy/scope'
import { OFFER_STATUSES } from '../domain/offer_status.ts'
import {
  countOffers,
  filteredOffers,
  LISTED,
  searchedOnce,
  type OfferFilter,
} from './filtered_offers.ts'

export interface ListOffersInput extends OfferFilter {
  page?: number
  perPage?: number
}

/** One page of the offers that the actor may see, and how many of each status the rest of the filter lets through. */
export async function listOffers(scope: Scope, { page, perPage, ...asked }: ListOffersInput) {
  const filter = await searchedOnce(scope, asked)
  const counts = await countOffers(scope, filter)
  const shown = new Set(filter.status?.length ? filter.status : OFFER_STATUSES)
  const total = [...shown].reduce((sum, status) => sum + counts[status], 0)
  const listed = await pageOfModels(scope, filteredOffers(scope, filter), {
    page,
    perPage,
    columns: LISTED,
    total,
  })
  return { ...listed, counts }
}
