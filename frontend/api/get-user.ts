import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import type { Permission } from './types.ts'

const STALE_MS = 5 * 60_000

/** The signed-in user; 401 when there is none. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => answerOf(api.GET('/users', { signal })),
  staleTime: STALE_MS,
})

export const useUser = () => useQuery(userQuery)

const AGAIN_MS = 15_000

/** Asks for the signed-in user again and again: another person is about to change their rights. */
export const useUserAgain = () => useQuery({ ...userQuery, refetchInterval: AGAIN_MS })

/** Whether the signed-in user may do something; no while it is not known. The server decides, this only hides. */
export const useCan = (permission: Permission): boolean => Boolean(useUser().data?.can[permission])
