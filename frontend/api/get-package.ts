import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { asPackage } from './types.ts'

/** One package with its stored result; 404 for an unknown one and for another company's. */
export const packageQuery = (id: string) =>
  queryOptions({
    queryKey: ['package', id],
    queryFn: async ({ signal }) =>
      asPackage(await answerOf(api.GET('/packages/{id}', { params: { path: { id } }, signal }))),
  })

export const usePackage = (id: string) => useQuery(packageQuery(id))
