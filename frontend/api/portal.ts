import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { openPrivate } from '@/lib/private-secret'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { uploadOf } from './upload.ts'

export type PortalWorker = AnswerOf<'/worker-portal/worker'>
export type PortalCompany = AnswerOf<'/worker-portal/company'>
export type PortalProposal = PortalWorker['proposals'][number]
export type PortalQuestion = AnswerOf<'/worker-portal/questions'>['data'][number]
export type PortalStatement = AnswerOf<'/worker-portal/reward-statement/{id}'>
export type CurrentContract = AnswerOf<'/out/worker/{link}/current-contract'>
export type PortalWorkerBody = BodyOf<'/worker-portal/worker', 'put'>

/** Whose portal it is: one's own, or that of the worker whom it is looked at as. */
export type Seen = { as?: string }

const keyOf = ({ as }: Seen, ...rest: string[]) => ['portal', as ?? 'own', ...rest]

/** Figures stay on the screen as long as it is open, and nowhere else. */
const KEPT = { staleTime: 60_000, gcTime: Infinity, refetchOnReconnect: true } as const

export const portalWorkerQuery = (seen: Seen) =>
  queryOptions({
    queryKey: keyOf(seen, 'worker'),
    queryFn: ({ signal }): Promise<PortalWorker> =>
      answerOf(
        seen.as
          ? api.GET('/worker-impersonate/{link}/worker', {
              params: { path: { link: seen.as } },
              signal,
            })
          : api.GET('/worker-portal/worker', { signal })
      ),
    ...KEPT,
  })

export const portalCompanyQuery = (seen: Seen) =>
  queryOptions({
    queryKey: keyOf(seen, 'company'),
    queryFn: ({ signal }): Promise<PortalCompany> =>
      answerOf(
        seen.as
          ? api.GET('/worker-impersonate/{link}/company', {
              params: { path: { link: seen.as } },
              signal,
            })
          : api.GET('/worker-portal/company', { signal })
      ),
    ...KEPT,
  })

/** Who is signed in and where they work: loaded once, side by side (POR-9). */
export function usePortal(seen: Seen) {
  const worker = useQuery(portalWorkerQuery(seen))
  const company = useQuery(portalCompanyQuery(seen))
  return {
    isInitialized: worker.data !== undefined && company.data !== undefined,
    worker: worker.data ?? null,
    company: company.data ?? null,
    error: worker.error ?? company.error,
    retry: () => void Promise.all([worker.refetch(), company.refetch()]),
  }
}

export const portalStatementQuery = (seen: Seen, id: string) =>
  queryOptions({
    queryKey: keyOf(seen, 'statement', id),
    queryFn: ({ signal }): Promise<PortalStatement> =>
      answerOf(
        seen.as
          ? api.GET('/worker-impersonate/{link}/reward-statement/{id}', {
              params: { path: { link: seen.as, id } },
              signal,
            })
          : api.GET('/worker-portal/reward-statement/{id}', { params: { path: { id } }, signal })
      ),
    ...KEPT,
  })

/** Where a statement stands on paper. */
export const statementPdfUrl = ({ as }: Seen, id: string) =>
  `/api/${as ? `worker-impersonate/${as}` : 'worker-portal'}/reward-statement/${id}/pdf`

/** All that is held on oneself, as a file. */
export const OWN_DATA_URL = '/api/worker-portal/data'

/** The contract of today, by the session or by a link of the worker's own. */
export const useCurrentContract = (seen: Seen, link: string) =>
  useQuery({
    queryKey: keyOf(seen, 'contract', link),
    queryFn: ({ signal }): Promise<CurrentContract> => {
      const params = { path: { link } }
      if (seen.as)
        return answerOf(api.GET('/worker-impersonate/{link}/current-contract', { params, signal }))
      const read = () =>
        answerOf(api.GET('/out/worker/{link}/current-contract', { params, signal }))
      return openPrivate(async (secret) => {
        await answerOf(api.POST('/out/worker/{link}/open', { params, body: { secret } }))
        return read()
      }, read)
    },
    ...KEPT,
  })

export const portalQuestionsQuery = (seen: Seen) =>
  queryOptions({
    queryKey: keyOf(seen, 'questions'),
    queryFn: ({ signal }) =>
      answerOf(
        seen.as
          ? api.GET('/worker-impersonate/{link}/questions', {
              params: { path: { link: seen.as } },
              signal,
            })
          : api.GET('/worker-portal/questions', { signal })
      ),
    ...KEPT,
  })

/** What workers do in their own portal; what changes them answers them as they are then. */
export function usePortalCalls() {
  const client = useQueryClient()
  const seen = {}
  const worker = portalWorkerQuery(seen).queryKey
  const keep = (changed: PortalWorker) => client.setQueryData(worker, changed)
  return {
    save: useMutation({
      mutationFn: (body: PortalWorkerBody) => answerOf(api.PUT('/worker-portal/worker', { body })),
      onSuccess: keep,
    }),
    withdraw: useMutation({
      mutationFn: (id: string) =>
        answerOf(api.DELETE('/worker-portal/proposals/{id}', { params: { path: { id } } })),
      onSuccess: keep,
    }),
    photo: useMutation({
      /** Answers where it is read from then on. */
      mutationFn: async (photo: Blob | null) => {
        await answerOf(
          photo
            ? api.PUT('/worker-portal/photo', uploadOf(photo))
            : api.DELETE('/worker-portal/photo')
        )
        const { photoUrl } = keep(await answerOf(api.GET('/worker-portal/worker')))!
        return photoUrl
      },
    }),
    ask: useMutation({
      mutationFn: (body: { text: string; about?: string; statementId?: string | null }) =>
        answerOf(api.POST('/worker-portal/questions', { body })),
      onSuccess: (questions) => client.setQueryData(portalQuestionsQuery(seen).queryKey, questions),
    }),
    read: useMutation({
      mutationFn: () => answerOf(api.POST('/worker-portal/questions/read')),
      onSuccess: () =>
        client.setQueryData(worker, (one: PortalWorker | undefined) =>
          one ? { ...one, unreadAnswers: 0 } : one
        ),
    }),
    /** Nothing of the person stays behind. */
    signOut: useMutation({
      mutationFn: () => answerOf(api.DELETE('/worker-portal/session')),
      onSettled: () => client.removeQueries({ queryKey: ['portal'] }),
    }),
  }
}

export const useAskPortalLink = () =>
  useMutation({
    mutationFn: (body: { email: string; rememberMe: boolean; returnUrl?: string }) =>
      answerOf(api.POST('/worker-portal/links', { body })),
  })

/** Signs in with the code of the mail. */
export const usePortalCode = () =>
  useMutation({
    mutationFn: (code: string) =>
      answerOf(api.POST('/worker-portal/links/use', { body: { code } })),
  })

/** Signs in with the secret of a mailed link, once however often the screen is drawn. */
export const usePortalLink = (secret: string) =>
  useQuery({
    queryKey: ['proof', 'portal', secret],
    queryFn: () => answerOf(api.POST('/worker-portal/links/use', { body: { secret } })),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
