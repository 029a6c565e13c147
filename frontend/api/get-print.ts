import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from './request.ts'
import type { PrintJob } from './types.ts'

const POLL_MS = 800

/** Follows a print until it is ready or has failed. */
export const printQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['print', id],
    queryFn: ({ signal }) => request<PrintJob>('GET', `prints/${id}`, { signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data === undefined || state.data.status === 'waiting' ? POLL_MS : false),
  })

export const usePrint = (id: string | null) => useQuery(printQuery(id))

/** Where the browser downloads the PDF. */
export const printPdfUrl = (id: string) => `/api/prints/${id}/pdf`
