import { useMutation } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** Proves again who sits there, by password or by a code; what asked for it may then be sent once more. */
export const useProveAgain = (by: 'password' | 'code') =>
  useMutation({
    mutationFn: (proof: string) => answerOf(api.POST('/fresh-proof', { body: { [by]: proof } })),
    gcTime: 0,
  })

/** Mails a code to the own address; 429 with the seconds to wait when one has only just left. */
export const useMailProof = () =>
  useMutation({ mutationFn: () => answerOf(api.POST('/fresh-proof/mail')) })
