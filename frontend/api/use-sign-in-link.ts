import { useMutation, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** Signs in with the secret of a mailed link, once however often the screen is drawn. */
export const useSignInLink = (secret: string, enabled: boolean) =>
  useQuery({
    queryKey: ['proof', 'link', secret],
    queryFn: () => answerOf(api.POST('/session/links/use', { body: { secret } })),
    enabled,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })

/** Signs in with the code of the mail. */
export const useSignInCode = () =>
  useMutation({
    mutationFn: (code: string) => answerOf(api.POST('/session/links/use', { body: { code } })),
  })
