import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** Open invitations. */
export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: async ({ signal }) => (await answerOf(api.GET('/invitations', { signal }))).data,
})

export const useInvitations = () => useQuery(invitationsQuery)
