import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Draft } from '#modules/ai/pure'
import type { AnswerOf } from './calls.ts'
import { answerOf, api } from './client.ts'

/** One turn of the assistant as it is answered. */
export type AskedTurn = AnswerOf<'/ai', 'post'>

interface Question {
  prompt: string
  conversationId: string
  draft: Draft
  /** Whether these words may go to the language model, where the person was asked. */
  model?: boolean
  signal: AbortSignal
}

/** Asks the assistant; the turn is kept under the conversation that the screen chose. */
export function useAsk() {
  return useMutation({
    mutationFn: ({ signal, draft, ...body }: Question) =>
      answerOf(api.POST('/ai', { body: { ...body, draft: draft as never }, signal })),
  })
}

const conversations = ['ai-conversations']

/** One's own conversations, the last one first. */
export const useConversations = () =>
  useQuery({
    queryKey: conversations,
    queryFn: ({ signal }) => answerOf(api.GET('/ai/conversations', { signal })),
  })

export type KeptConversation = AnswerOf<'/ai/conversations/{id}', 'get'>

/** One's own conversation with its turns, as it stands on the server now. */
export const fetchConversation = (id: string, signal: AbortSignal): Promise<KeptConversation> =>
  answerOf(api.GET('/ai/conversations/{id}', { params: { path: { id } }, signal }))

/** Keeps the package of a conversation as it stands after clicks and fields. */
export const keepDraft = (id: string, draft: Draft) =>
  answerOf(
    api.PUT('/ai/conversations/{id}', {
      params: { path: { id } },
      body: { draft: draft as never },
      keepalive: true,
    })
  )

export function useForgetConversation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE('/ai/conversations/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: conversations }),
  })
}

const settingsQuery = queryOptions({
  queryKey: ['ai-settings'],
  queryFn: ({ signal }) => answerOf(api.GET('/ai-settings', { signal })),
})

/** What the company settled for the assistant. */
export const useAssistantSettings = () => useQuery(settingsQuery)

export type AssistantSettings = NonNullable<ReturnType<typeof useAssistantSettings>['data']>

export function useSaveAssistantSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Omit<AssistantSettings, 'model'>) =>
      answerOf(api.PUT('/ai-settings', { body: body as never })),
    onSuccess: (saved) => client.setQueryData(settingsQuery.queryKey, saved),
  })
}

/** How much the assistant was used, by month. */
export const useAssistantUsage = () =>
  useQuery({
    queryKey: ['ai-usage'],
    queryFn: ({ signal }) => answerOf(api.GET('/ai-usage', { signal })),
  })
