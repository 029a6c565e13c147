import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const STALE_MS = 10_000

const searchQuery = (query: { search?: string; ids?: string[] }) =>
  queryOptions({
    queryKey: ['search', query],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/search', { params: { query }, signal }))).data,
    staleTime: STALE_MS,
  })

/** Workers, packages, offers and casefiles by words; nothing is asked without any. */
export const useSearch = (words: string) =>
  useQuery({
    ...searchQuery({ search: words }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })

/** Things seen before, as they are called today; those that are gone are absent. */
export const useSeen = (ids: string[], enabled: boolean) =>
  useQuery({ ...searchQuery({ ids }), enabled: enabled && ids.length > 0 })

/** As many as are asked for at once. */
const MOST_IDS = 20

/** Any number of things by their ids, as far as they are still there and may be seen. */
export function useNamed(ids: readonly string[]): ReadonlyMap<string, Found> {
  const slices = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, at) =>
    ids.slice(at * MOST_IDS, (at + 1) * MOST_IDS)
  )
  return useQueries({
    queries: slices.map((slice) => searchQuery({ ids: slice })),
    combine: (answers) =>
      new Map(answers.flatMap(({ data }) => data ?? []).map((found) => [found.id, found])),
  })
}

export type Found = NonNullable<ReturnType<typeof useSearch>['data']>[number]
