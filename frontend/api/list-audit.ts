import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import type { AuditEvent } from './types.ts'

export interface AuditFilter {
  event?: AuditEvent
  /** A user's id. */
  actor?: string
  /** YYYY-MM-DD */
  day?: string
}

/** What happened in the company, the newest first, a slice at a time. */
export const useAudit = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      answerOf(
        api.GET('/audit-log', {
          params: { query: { ...filter, ...(pageParam && { before: pageParam }) } },
          signal,
        })
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The same lines as a file, as long as they are few. */
export const auditFile = (query: AuditFilter) =>
  answerOf(
    api.GET('/audit-log/csv', { params: { query }, parseAs: 'blob' })
  ) as Promise<unknown> as Promise<Blob>
