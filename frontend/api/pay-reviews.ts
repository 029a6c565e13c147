import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'

export type PayReview = AnswerOf<'/pay-reviews/{id}'>
export type ReviewPart = PayReview['parts'][number]
export type ListedReview = AnswerOf<'/pay-reviews'>['data'][number]
export type ReviewGap = AnswerOf<'/pay-reviews/{id}/gap'>
export type MyPart = AnswerOf<'/pay-review-parts'>['data'][number]
export type Part = AnswerOf<'/pay-review-parts/{id}'>
export type PartPerson = Part['list']['data'][number]
export type Proposed = AnswerOf<'/pay-review-parts/{id}/people/{personId}', 'put'>
export type NewReview = BodyOf<'/pay-reviews', 'post'>
export type ChangedReview = BodyOf<'/pay-reviews/{id}', 'put'>
export type Proposal = BodyOf<'/pay-review-parts/{id}/people/{personId}', 'put'>

export interface ReviewPage {
  page?: number
  perPage?: number
}
export interface PartPage extends ReviewPage {
  search?: string
}

const LIST = 'pay-reviews'
const PART = 'pay-review-part'
const MINE = 'pay-review-parts'

/** The key of every list of reviews. */
export const REVIEW_LISTS = [[LIST]]

/** One page of reviews, those changed last first. */
export const useReviews = (filter: ReviewPage) =>
  useQuery({
    queryKey: [LIST, filter],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/pay-reviews', { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
  })

const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['pay-review', id],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/pay-reviews/{id}', { params: { path: { id } }, signal })),
    // What a job computes is looked at until it is done.
    refetchInterval: ({ state }) => (state.data && !state.data.isComputed ? 1000 : false),
  })

/** One review with its parts and sums. */
export const useReview = (id: string) => useQuery(reviewQuery(id))

/** The gap between women and men, before and after what was submitted. */
export const useReviewGap = ({ id, version }: Pick<PayReview, 'id' | 'version'>) =>
  useQuery({
    queryKey: ['pay-review-gap', id, version],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/pay-reviews/{id}/gap', { params: { path: { id } }, signal })),
  })

/** The parts in which the user proposes or approves. */
export const useMyParts = () =>
  useQuery({
    queryKey: [MINE],
    queryFn: async ({ signal }) => (await answerOf(api.GET('/pay-review-parts', { signal }))).data,
  })

/** One part with a page of its people. */
export const usePart = (id: string, filter: PartPage) =>
  useQuery({
    queryKey: [PART, id, filter],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/pay-review-parts/{id}', { params: { path: { id }, query: filter }, signal })
      ),
    placeholderData: keepPreviousData,
  })

/** Everything that changes one review answers with the whole of it. */
function useReviewMutation<Input>(send: (input: Input) => Promise<PayReview>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (saved) => {
      client.setQueryData(reviewQuery(saved.id).queryKey, saved)
      await Promise.all(
        [[LIST], [MINE], [PART]].map((queryKey) => client.invalidateQueries({ queryKey }))
      )
    },
  })
}

const path = (id: string) => ({ params: { path: { id } } })

export const useCreateReview = () =>
  useReviewMutation((body: NewReview) => answerOf(api.POST('/pay-reviews', { body })))

export const useUpdateReview = () =>
  useReviewMutation(({ id, ...body }: { id: string } & ChangedReview) =>
    answerOf(api.PUT('/pay-reviews/{id}', { ...path(id), body }))
  )

export const useOpenReview = () =>
  useReviewMutation((id: string) => answerOf(api.POST('/pay-reviews/{id}/open', path(id))))

export const useRetakeReview = () =>
  useReviewMutation((id: string) => answerOf(api.POST('/pay-reviews/{id}/retake', path(id))))

export const useApproveReview = () =>
  useReviewMutation(({ id, version, alone }: { id: string; version: number; alone: boolean }) =>
    answerOf(
      api.POST('/pay-reviews/{id}/approve', {
        ...path(id),
        body: { version, ...(alone && { alone }) },
      })
    )
  )

/** Fifty people: what comes of their raises, or would. */
export const applyReview = (id: string, body: { preview?: boolean; after?: string }) =>
  answerOf(api.POST('/pay-reviews/{id}/apply', { ...path(id), body }))

export function useSendReviewLetters() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => answerOf(api.POST('/pay-reviews/{id}/letters', path(id))),
    onSuccess: (_sent, id) => client.invalidateQueries({ queryKey: reviewQuery(id).queryKey }),
  })
}

export const deleteReview = (id: string) =>
  answerOf(api.DELETE('/pay-reviews/{id}', { ...path(id), keepalive: true }))

/** Where the letter of one person is. */
export const reviewLetter = (id: string, personId: string) =>
  `/api/pay-reviews/${id}/people/${personId}/letter`

/** Keeps what is proposed for one person; it goes on when the page is left. */
export const proposeRaise = (partId: string, personId: string, body: Proposal) =>
  answerOf(
    api.PUT('/pay-review-parts/{id}/people/{personId}', {
      params: { path: { id: partId, personId } },
      body,
      keepalive: true,
    })
  )

/** Puts a saved person and the part's new sums into every page of the part that is shown. */
export function useTakeProposed(partId: string) {
  const client = useQueryClient()
  return ({ person, ...sums }: Proposed) =>
    client.setQueriesData<Part>(
      { queryKey: [PART, partId] },
      (part) =>
        part && {
          ...part,
          ...sums,
          list: {
            ...part.list,
            data: part.list.data.map((each) => (each.id === person.id ? person : each)),
          },
        }
    )
}

/** A step of a part: with the version that was seen, or with the reason. */
type PartStep = 'withdraw' | { submit: number } | { approve: number } | { because: string }

/** What is decided of a part; everything that shows it is read anew. */
export function useDecidePart(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (step: PartStep) => {
      if (step === 'withdraw')
        return answerOf(api.POST('/pay-review-parts/{id}/submit/false', path(id)))
      if ('because' in step)
        return answerOf(api.POST('/pay-review-parts/{id}/return', { ...path(id), body: step }))
      if ('submit' in step) {
        const body = { version: step.submit }
        return answerOf(api.POST('/pay-review-parts/{id}/submit', { ...path(id), body }))
      }
      const body = { version: step.approve }
      return answerOf(api.POST('/pay-review-parts/{id}/approve', { ...path(id), body }))
    },
    // A refusal says that it is not as it was.
    onSettled: () =>
      Promise.all(
        [[LIST], [MINE], [PART, id], ['pay-review']].map((queryKey) =>
          client.invalidateQueries({ queryKey })
        )
      ),
  })
}
