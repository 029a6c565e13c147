import { useMutation } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import type { Language } from './types.ts'

export interface NewAccount {
  displayName: string
  language: Language
  password: string
}

/** Makes the invited person a user and signs them in. The link opens once. */
export const useAcceptInvitation = (link: string) =>
  useMutation({
    mutationFn: (body: NewAccount) =>
      answerOf(api.POST('/out/invitation/acceptance', { body: { ...body, link } })),
  })
