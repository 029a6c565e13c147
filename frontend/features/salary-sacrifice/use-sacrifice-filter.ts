import { SACRIFICE_STATUSES, type SacrificeFilter } from '@/api/salary-sacrifices'
import * as read from '@/lib/use-address-filter'

const readFilter = read.addressReader<SacrificeFilter>({
  search: read.text,
  status: read.code(SACRIFICE_STATUSES),
  ...read.PAGE_FIELDS,
})

/** The filter of the list lives in the URL: `?status=proposed&search=velo&page=2`. */
export const useSacrificeFilter = () => read.useAddressFilter(readFilter)
