import type { AuditFilter } from '@/api/list-audit'
import * as read from '@/lib/use-address-filter'

const readFilter = read.addressReader<Record<keyof AuditFilter, string | undefined>>({
  event: read.text,
  actor: read.text,
  day: read.text,
})

/** The filter of the audit log lives in the URL: `?event=user.signed_in&day=2026-09-01`. */
export function useAuditFilter() {
  const [filter, change] = read.useAddressFilter(readFilter)
  return [filter as AuditFilter, change] as const
}
