import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const POLL_MS = 800

/** Follows a print until it is ready or has failed. */
export const printQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['print', id],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/prints/{id}', { params: { path: { id: id ?? '' } }, signal })),
    enabled: id !== null,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.status === 'waiting' ? POLL_MS : false,
  })

export const usePrint = (id: string | null) => useQuery(printQuery(id))

/** Where the browser downloads the PDF. */
export const printPdfUrl = (id: string) => `/api/prints/${id}/pdf`
