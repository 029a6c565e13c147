import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'

export type Webhook = AnswerOf<'/webhooks'>['data'][number]
export type WebhookBody = BodyOf<'/webhooks', 'post'>
export type WebhookEvent = Webhook['events'][number]
export type Delivery = AnswerOf<'/webhooks/{id}/deliveries'>['data'][number]

/** In the order in which they are offered; the server has the list (modules/webhooks/domain/webhook_events.ts). */
export const WEBHOOK_EVENTS = [
  'offer.accepted',
  'contract.signed',
  'worker.changed',
] as const satisfies readonly WebhookEvent[]

export const DELIVERY_STATUSES = [
  'WAITING',
  'DELIVERED',
  'GIVEN_UP',
] as const satisfies readonly Delivery['status'][]

export interface DeliveryPage {
  status?: Delivery['status']
  page?: number
  perPage?: number
}

const KEY = ['webhooks']
const FOLLOWED_MS = 3_000

const webhooksQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: async ({ signal }) => (await answerOf(api.GET('/webhooks', { signal }))).data,
})

/** The addresses that are told what happens here. */
export const useWebhooks = () => useQuery(webhooksQuery)

export const useWebhook = (id: string) =>
  useQuery({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/webhooks/{id}', { params: { path: { id } }, signal })),
  })

/** What an address was told, the newest first; followed while something waits to be sent. */
export const useDeliveries = (id: string, filter: DeliveryPage) =>
  useQuery({
    queryKey: [...KEY, id, 'deliveries', filter],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/webhooks/{id}/deliveries', { params: { path: { id }, query: filter }, signal })
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'WAITING') ? FOLLOWED_MS : false,
    staleTime: 0,
  })

function useChange<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

/** Adds an address. Its secret is in this one answer. */
export const useCreateWebhook = () =>
  useChange((body: WebhookBody) => answerOf(api.POST('/webhooks', { body })))

export const useUpdateWebhook = (id: string) =>
  useChange((body: WebhookBody) =>
    answerOf(api.PUT('/webhooks/{id}', { params: { path: { id } }, body }))
  )

/** Removes an address. Its own page, which is left now, is not asked for again. */
export function useRemoveWebhook() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE('/webhooks/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
  })
}

/** Another secret, in this one answer. */
export const useRotateSecret = () =>
  useChange((id: string) =>
    answerOf(api.POST('/webhooks/{id}/secret', { params: { path: { id } } }))
  )

export const useTestWebhook = (id: string) =>
  useChange(() => answerOf(api.POST('/webhooks/{id}/test', { params: { path: { id } } })))

/** Sends a message once more. */
export const useReplay = (id: string) =>
  useChange((deliveryId: string) =>
    answerOf(
      api.POST('/webhooks/{id}/deliveries/{deliveryId}/replay', {
        params: { path: { id, deliveryId } },
      })
    )
  )
