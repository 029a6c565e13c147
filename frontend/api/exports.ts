import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import type { Language } from './types.ts'

const POLL_MS = 1000

/** A list on its way into a file. */
export type Export = Awaited<ReturnType<typeof listExports>>[number]

/** What is asked for: a list with its filter, as the list's own address has it. */
export interface ExportRequest {
  /** Chosen here, so that sending twice makes one file. */
  id: string
  kind: Export['kind']
  format: Export['format']
  language?: Language
  filter: Record<string, unknown>
}

const listExports = async (signal?: AbortSignal) =>
  (await answerOf(api.GET('/exports', { signal }))).data

export const isUnfinished = ({ status }: Export) => status === 'waiting' || status === 'running'

/** The files that the signed-in person has asked for, the newest first; followed while one is on its way. */
export const exportsQuery = queryOptions({
  queryKey: ['exports'],
  queryFn: ({ signal }) => listExports(signal),
  refetchInterval: ({ state }) => (state.data?.some(isUnfinished) ? POLL_MS : false),
  staleTime: 0,
})

export const useExports = () => useQuery(exportsQuery)

export function useStartExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ExportRequest) => answerOf(api.POST('/exports', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  })
}

/** Where the browser downloads the file. */
export const exportFileUrl = (id: string) => `/api/exports/${id}/file`
