import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** The invitation behind a private link; 404 when the link opens nothing (any more). */
export const openInvitationQuery = (link: string) =>
  queryOptions({
    queryKey: ['open-invitation', link],
    queryFn: ({ signal }) => answerOf(api.POST('/out/invitation', { body: { link }, signal })),
    staleTime: Infinity,
  })

export const useOpenInvitation = (link: string) => useQuery(openInvitationQuery(link))
