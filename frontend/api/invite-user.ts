import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { invitationsQuery } from './list-invitations.ts'
import type { Language, GivenRole } from './types.ts'

export interface InvitationRequest {
  email: string
  role: GivenRole
  language: Language
}

/** Sends an invitation; the same address again gets a new link, and the old one stops opening. */
export function useInviteUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: InvitationRequest) => answerOf(api.POST('/invitations', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  })
}
