import { CHANGE_KINDS, CHANGE_SOURCES, type TeamChangePage } from '@/api/team-changes'
import * as read from '@/lib/use-address-filter'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const day = (value: string | null) => (DAY.test(value ?? '') ? value! : undefined)

const readFilter = read.addressReader<Omit<TeamChangePage, 'changedBy'>>({
  search: read.text,
  workerId: read.id,
  kind: read.code(CHANGE_KINDS),
  source: read.code(CHANGE_SOURCES),
  pending: read.flag,
  from: day,
  until: day,
  ...read.PAGE_FIELDS,
})

/** The filter of the list lives in the URL: `?kind=PAY&pending=1&from=2026-11-01`. */
export const useChangeFilter = () => read.useAddressFilter(readFilter)
