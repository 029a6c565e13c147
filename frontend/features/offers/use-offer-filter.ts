import { OFFER_SORTS, OFFER_STATUSES, type OfferPage } from '@/api/offers'
import * as read from '@/lib/use-address-filter'

const readFilter = read.addressReader<Omit<OfferPage, 'packageId'>>({
  status: read.code(OFFER_STATUSES),
  search: read.text,
  workerId: read.id,
  ...read.sortFields(OFFER_SORTS),
  ...read.PAGE_FIELDS,
})

/** The filter of the list lives in the URL: `?status=sent&search=dev&sort=validity&page=2`. */
export const useOfferFilter = () => read.useAddressFilter(readFilter)
