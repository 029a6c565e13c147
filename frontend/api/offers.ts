import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { asPackage } from './types.ts'

type ListAnswer = AnswerOf<'/offers'>
type Stored = AnswerOf<'/offers/{id}'>

export type ListedOffer = ListAnswer['data'][number]
export type OfferStatus = ListedOffer['status']
export type OfferEvent = Stored['events'][number]
export type OfferFile = Stored['files'][number]
/** An offer with its contents; the package is typed as the screens read packages. */
export type Offer = Omit<Stored, 'fullPackage'> & {
  fullPackage: ReturnType<typeof asPackage> | null
}

/** In the order of the tabs. */
export const OFFER_STATUSES = [
  'DRAFT',
  'SENT',
  'ACCEPTED',
  'REJECTED',
  'RETRACTED',
  'EXPIRED',
  'CONTRACTED',
] as const satisfies OfferStatus[]

export const OFFER_SORTS = ['changed', 'worker', 'name', 'validity', 'status', 'sent'] as const
export type OfferSort = (typeof OFFER_SORTS)[number]

/** Which offers and in which order: what the address of the list says. */
export interface OfferPage {
  status?: OfferStatus
  search?: string
  workerId?: string
  /** The offer that owns this package. */
  packageId?: string
  sort?: OfferSort
  order?: 'asc' | 'desc'
  page?: number
  perPage?: number
}

const LATEST = 10
const ASK_AGAIN_MS = 60_000

/** What candidates accepted last and is no contract yet; asked again each minute, for it happens elsewhere. */
export const useAcceptedOffers = (enabled = true) =>
  useQuery({
    queryKey: [...OFFERS_KEY, 'list', 'accepted'],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/offers', {
          params: { query: { status: ['ACCEPTED'], sort: 'accepted', perPage: LATEST } },
          signal,
        })
      ),
    refetchInterval: ASK_AGAIN_MS,
    enabled,
  })

/** Everything that is loaded of offers, to be loaded again. */
export const OFFERS_KEY = ['offers']

/** One page of offers, the last changed first unless told, with how many there are of each status. */
export const useOffers = (
  {
    status,
    ...filter
  }: Omit<OfferPage, 'status'> & {
    status?: OfferStatus | OfferStatus[]
    /** Only those of which a private link was opened more than once. */
    visitedAgain?: boolean
    /** Only those whose candidate asked something that waits. */
    asked?: boolean
  },
  enabled = true
) =>
  useQuery({
    queryKey: [...OFFERS_KEY, 'list', status, filter],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/offers', {
          params: { query: { ...filter, status: status && [status].flat() } },
          signal,
        })
      ),
    placeholderData: keepPreviousData,
    enabled,
  })

const asOffer = ({ fullPackage, ...offer }: Stored): Offer => ({
  ...offer,
  fullPackage: fullPackage && asPackage(fullPackage),
})

export const offerQuery = (id: string) =>
  queryOptions({
    queryKey: [...OFFERS_KEY, id],
    queryFn: async ({ signal }) =>
      asOffer(await answerOf(api.GET('/offers/{id}', { params: { path: { id } }, signal }))),
  })

/** One offer with its contents and its timeline. */
export const useOffer = (id: string) => useQuery(offerQuery(id))

/** What is written and chosen on the page of an offer. */
export type OfferChange = Omit<BodyOf<'/offers/{id}', 'put'>, 'version'>

/** Saves an offer; 409 E_STALE_VERSION when another version was saved since. */
export function useUpdateOffer(id: string) {
  return useOfferChange((body: OfferChange & { version: number }) =>
    answerOf(api.PUT('/offers/{id}', { params: { path: { id } }, body }))
  )
}

export interface NewOffer {
  /** Chosen here, so that a double click makes one offer. */
  id: string
  workerId?: string
  packageId?: string
  offerId?: string
  language?: Offer['language']
}

/** Prepares an offer from a package or another offer. */
export const usePrepareOffer = () =>
  useOfferChange((body: NewOffer) => answerOf(api.POST('/offers', { body })))

/** Copies an offer with its package, its text and its attachments. */
export const useDuplicateOffer = () =>
  useOfferChange(({ id, of }: { id: string; of: string }) =>
    answerOf(api.POST('/offers/{id}/duplicate', { params: { path: { id: of } }, body: { id } }))
  )

/** Sends an offer as it was seen. */
export const useSendOffer = () =>
  useOfferChange(({ id, version }: { id: string; version: number }) =>
    answerOf(api.POST('/offers/{id}/send', { params: { path: { id } }, body: { version } }))
  )

/** Takes back a sending whose mail has not left. */
export const useUnsendOffer = () =>
  useOfferChange((id: string) =>
    answerOf(api.POST('/offers/{id}/unsend', { params: { path: { id } } }))
  )

/** Mails it once more, with another link. */
export const useResendOffer = () =>
  useOfferChange((id: string) =>
    answerOf(api.POST('/offers/{id}/resend', { params: { path: { id } } }))
  )

/** Lets it be accepted until a later day. */
export const useExtendOffer = () =>
  useOfferChange(({ id, validityDateStr }: { id: string; validityDateStr: string }) =>
    answerOf(
      api.POST('/offers/{id}/extend', { params: { path: { id } }, body: { validityDateStr } })
    )
  )

/** Notes that the question of the candidate was answered. */
export const useAnswerQuestion = () =>
  useOfferChange((id: string) =>
    answerOf(api.POST('/offers/{id}/answered-question', { params: { path: { id } } }))
  )

/** How far the offers of the last days came. */
export const useOfferFunnel = () =>
  useQuery({
    queryKey: [...OFFERS_KEY, 'funnel'],
    queryFn: ({ signal }) => answerOf(api.GET('/offer-funnel', { signal })),
  })

/** Ends it: taken back by the company, or refused by the candidate who said so elsewhere. */
export const useEndOffer = () =>
  useOfferChange(
    ({ id, step, reason }: { id: string; step: 'retract' | 'reject'; reason: string }) =>
      answerOf(
        api.POST(step === 'retract' ? '/offers/{id}/retract' : '/offers/{id}/reject', {
          params: { path: { id } },
          body: { reason },
        })
      )
  )

/** Another private link, whose address is answered this once. */
export function useOfferLink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.POST('/offers/{id}/link', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: OFFERS_KEY }),
  })
}

export type BulkRequest = BodyOf<'/offers/bulk', 'post'>

/** The same with many offers; answers what was done and why the rest was not. Goes through even if the page is closed. */
export const offersInBulk = (body: BulkRequest) =>
  answerOf(api.POST('/offers/bulk', { body, keepalive: true }))

/** Deletes one draft; goes through even when the page is being closed. */
export const deleteOffer = (id: string) =>
  answerOf(api.DELETE('/offers/{id}', { params: { path: { id } }, keepalive: true }))

/** Where the browser downloads the offer as a PDF. */
export const offerPdfUrl = (id: string) => `/api/offers/${id}/pdf`

/** Where an attachment is shown. */
export const offerFileUrl = (id: string, fileId: string) => `/api/offers/${id}/files/${fileId}`

/** The offer as its candidate sees it, in the offer's language. */
export const useOfferPreview = (id: string) =>
  useQuery({
    queryKey: [...OFFERS_KEY, id, 'preview'],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/offers/{id}/preview', { params: { path: { id } }, signal })),
  })

/** A change that answers the offer as it is now. */
function useOfferChange<Input>(change: (input: Input) => Promise<Stored>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: Input) => asOffer(await change(input)),
    onSuccess: (offer) => {
      client.setQueryData(offerQuery(offer.id).queryKey, offer)
      return client.invalidateQueries({
        queryKey: OFFERS_KEY,
        // What was just answered need not be asked for again.
        predicate: ({ queryKey }) => queryKey[1] !== offer.id,
      })
    },
  })
}
