import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** The browsers the signed-in person is signed in with. */
export const userSessionsQuery = queryOptions({
  queryKey: ['user-sessions'],
  queryFn: async ({ signal }) => (await answerOf(api.GET('/user-sessions', { signal }))).data,
})

export const useUserSessions = () => useQuery(userSessionsQuery)

export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE('/user-sessions/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: userSessionsQuery.queryKey }),
  })
}

/** Here too: the caller leads to the sign-in screen. */
export const useSignOutEverywhere = () =>
  useMutation({ mutationFn: () => answerOf(api.DELETE('/user-sessions')) })
