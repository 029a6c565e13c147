import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { AuditFilter } from '@/api/list-audit'
import type { AuditEvent } from '@/api/types'

/** The filter of the audit log lives in the URL: `?event=user.signed_in&day=2026-09-01`. */
export function useAuditFilter(): [AuditFilter, (change: AuditFilter) => void] {
  const [params, setParams] = useSearchParams()
  const filter = useMemo<AuditFilter>(
    () => ({
      ...(params.get('event') && { event: params.get('event') as AuditEvent }),
      ...(params.get('actor') && { actor: params.get('actor')! }),
      ...(params.get('day') && { day: params.get('day')! }),
    }),
    [params]
  )
  const change = useCallback(
    (part: AuditFilter) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [key, value] of Object.entries(part)) {
            if (value) next.set(key, value)
            else next.delete(key)
          }
          return next
        },
        { replace: true, preventScrollReset: true }
      ),
    [setParams]
  )
  return [filter, change]
}
