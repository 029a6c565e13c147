import { CASEFILE_SORTS, CASEFILE_STATUSES, type CasefilePage } from '@/api/casefiles'
import * as read from '@/lib/use-address-filter'

const readFilter = read.addressReader<CasefilePage>({
  status: read.code(CASEFILE_STATUSES),
  search: read.text,
  workerId: read.id,
  ...read.sortFields(CASEFILE_SORTS),
  ...read.PAGE_FIELDS,
})

/** The filter of the list lives in the URL: `?status=signing&search=dupont&sort=lastDay&page=2`. */
export const useCasefileFilter = () => read.useAddressFilter(readFilter)
