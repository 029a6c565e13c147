import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import type { PackageFilter } from './list-packages.ts'

export interface PackageView {
  id: string
  name: string
  filter: PackageFilter
}

const viewsQuery = queryOptions({
  queryKey: ['package-views'],
  queryFn: async ({ signal }) =>
    (await answerOf(api.GET('/package-views', { signal }))).data as PackageView[],
})

/** The views of the list that one has saved, by name. */
export const usePackageViews = () => useQuery(viewsQuery)

/** Saves a view; the same name again replaces it. */
export function useSaveView() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Omit<PackageView, 'id'>) => answerOf(api.POST('/package-views', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: viewsQuery.queryKey }),
  })
}

/** Forgets a view. */
export function useRemoveView() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE('/package-views/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: viewsQuery.queryKey }),
  })
}
