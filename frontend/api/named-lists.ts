import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** The lists that are names and nothing else. */
export type NamesPath = '/contract-locations' | '/cost-centers'

const namesQuery = (path: NamesPath) =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => (await answerOf(api.GET(path, { signal }))).data,
  })

/** Places of work, or cost centres, by name. */
export const useNames = (path: NamesPath) => useQuery(namesQuery(path))

/** Adds a name (without id) or changes it. */
export function useSaveName(path: NamesPath) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id?: string; name: string }) =>
      answerOf(
        id
          ? api.PUT(`${path}/{id}`, { params: { path: { id } }, body: { name } })
          : api.POST(path, { body: { name } })
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: [path] }),
  })
}

/** Takes a name out of its list. */
export function useRemoveName(path: NamesPath) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => answerOf(api.DELETE(`${path}/{id}`, { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: [path] }),
  })
}
