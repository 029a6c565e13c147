import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LanguageRegime } from '#modules/team/domain/language_regime'
import type { BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'

/** The lists from which a name is taken out in the same way. */
export type NamesPath = '/contract-locations' | '/cost-centers'

const costCentersQuery = queryOptions({
  queryKey: ['/cost-centers'],
  queryFn: async ({ signal }) => (await answerOf(api.GET('/cost-centers', { signal }))).data,
})

/** What pay is booked on, by name. */
export const useCostCenters = () => useQuery(costCentersQuery)

const locationsQuery = queryOptions({
  queryKey: ['/contract-locations'],
  queryFn: async ({ signal }) => (await answerOf(api.GET('/contract-locations', { signal }))).data,
})

/** Places of work with their address and their language, by name. */
export const useLocations = () => useQuery(locationsQuery)

export type Location = NonNullable<ReturnType<typeof useLocations>['data']>[number]

/** Adds a place of work (without id) or changes it. */
export function useSaveLocation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: LocationInput & { id?: string }) =>
      answerOf(
        id
          ? api.PUT('/contract-locations/{id}', { params: { path: { id } }, body })
          : api.POST('/contract-locations', { body })
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: locationsQuery.queryKey }),
  })
}

type LocationInput = BodyOf<'/contract-locations', 'post'>

/** Says which language the law asks of what is signed at a place. */
export function useConfirmRegime() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, languageRegime }: { id: string; languageRegime: LanguageRegime }) =>
      answerOf(
        api.PUT('/contract-locations/{id}/language-regime', {
          params: { path: { id } },
          body: { languageRegime },
        })
      ),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: locationsQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['contract-preview'] }),
      ]),
  })
}

/** Adds a cost centre (without id) or changes it. */
export function useSaveCostCenter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id?: string; name: string }) =>
      answerOf(
        id
          ? api.PUT('/cost-centers/{id}', { params: { path: { id } }, body: { name } })
          : api.POST('/cost-centers', { body: { name } })
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: costCentersQuery.queryKey }),
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
