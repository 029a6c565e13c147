import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const STALE_MS = 10_000

const searchQuery = (query: { search?: string; ids?: string[] }) =>
  queryOptions({
    queryKey: ['search', query],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/search', { params: { query }, signal }))).data,
    staleTime: STALE_MS,
  })

/** Workers and packages by words; nothing is asked without any. */
export const useSearch = (words: string) =>
  useQuery({
    ...searchQuery({ search: words }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })

/** Things seen before, as they are called today; those that are gone are absent. */
export const useSeen = (ids: string[], enabled: boolean) =>
  useQuery({ ...searchQuery({ ids }), enabled: enabled && ids.length > 0 })

export type Found = NonNullable<ReturnType<typeof useSearch>['data']>[number]
