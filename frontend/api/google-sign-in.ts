import { useMutation, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** The address of Google's page, for this browser and the next ten minutes. */
export const useLeaveForGoogle = () =>
  useMutation({
    mutationFn: (body: { rememberMe: boolean; returnUrl?: string }) =>
      answerOf(api.POST('/session/google', { body })),
  })

/** Signs in with the ticket that leads back from Google, once however often the screen is drawn. */
export const useGoogleTicket = (ticket: string, enabled: boolean) =>
  useQuery({
    queryKey: ['proof', 'google', ticket],
    queryFn: () => answerOf(api.POST('/session/google/use', { body: { ticket } })),
    enabled,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
