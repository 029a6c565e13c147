import { useMutation } from '@tanstack/react-query'
import type { paths } from '#client/api'
import type { Draft } from '#modules/ai/pure'
import { answerOf, api } from './client.ts'

/** One turn of the assistant as it is answered. */
export type AskedTurn = paths['/ai']['post']['responses'][200]['content']['application/json']

interface Question {
  prompt: string
  conversationId: string
  draft: Draft
  signal: AbortSignal
}

/** Asks the assistant; the turn is kept under the conversation that the screen chose. */
export function useAsk() {
  return useMutation({
    mutationFn: ({ signal, draft, ...body }: Question) =>
      answerOf(api.POST('/ai', { body: { ...body, draft: draft as never }, signal })),
  })
}
