import { queryOptions, useQuery } from '@tanstack/react-query'
import { request } from './request.ts'
import type { User } from './types.ts'

/** The signed-in user; 401 when there is none. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => request<User>('GET', 'users', { signal }),
  staleTime: 5 * 60_000,
})

export const useUser = () => useQuery(userQuery)
