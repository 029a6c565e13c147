import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { invitationsQuery } from './list-invitations.ts'

/** Takes an invitation back: its link opens nothing any more. */
export function useWithdrawInvitation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE('/invitations/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  })
}
