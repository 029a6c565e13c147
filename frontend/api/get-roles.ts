import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** Role by right, as the server decides by it. */
export const rolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: ({ signal }) => answerOf(api.GET('/roles', { signal })),
})

export const useRoles = () => useQuery(rolesQuery)
