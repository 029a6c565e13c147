import { useEffect, useRef } from 'react'
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { paths } from '#client/api'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'

const POLL_MS = 1000

export type ListedGroup = AnswerOf<'/reward-statement-groups'>['data'][number]
export type NewGroup = BodyOf<'/reward-statement-groups', 'post'>
export type RewardGroup = AnswerOf<'/reward-statement-groups/{id}'>
export type GroupChange = BodyOf<'/reward-statement-groups/{id}', 'put'>
export type Audience = NonNullable<RewardGroup['audience']>
export type Publication = RewardGroup['publications'][number]
export type PublicationAnswer = AnswerOf<'/reward-publications/{id}'>
export type Omission = PublicationAnswer['omissions'][number]
type StatementsCall = paths['/reward-statement-groups/{id}/statements']['get']
export type StatementFilter = NonNullable<StatementsCall['parameters']['query']>
export type ListedStatement = AnswerOf<'/reward-statement-groups/{id}/statements'>['data'][number]
export type RewardStatementAnswer = AnswerOf<'/reward-statements/{id}'>
type PublishBody = BodyOf<'/reward-statement-groups/{id}/publications', 'post'>

export const AUDIENCE_STANDINGS = [
  'ACTIVE',
  'UPCOMING',
  'LEFT',
] as const satisfies readonly NonNullable<Audience['standing']>[]

const GROUPS = ['reward-groups']

export const isUnderWay = ({ status }: Pick<Publication, 'status'>) =>
  status === 'waiting' || status === 'running'

/** Rounds of reward statements, the newest day first. */
export const groupsQuery = queryOptions({
  queryKey: GROUPS,
  queryFn: async ({ signal }) =>
    (await answerOf(api.GET('/reward-statement-groups', { signal }))).data,
})

export const useRewardGroups = () => useQuery(groupsQuery)

const groupQuery = (id: string) =>
  queryOptions({
    queryKey: [...GROUPS, id],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/reward-statement-groups/{id}', { params: { path: { id } }, signal })),
    // Followed while a publication is under way.
    refetchInterval: ({ state }) => (state.data?.publications.some(isUnderWay) ? POLL_MS : false),
  })

/** One round, followed while it is being published; its statements, and who still has none, follow what a run has done. */
export function useRewardGroup(id: string) {
  const client = useQueryClient()
  const group = useQuery(groupQuery(id))
  const done = group.data?.publications.reduce((sum, run) => sum + run.done, 0)
  const before = useRef(done)
  useEffect(() => {
    if (before.current !== undefined && before.current !== done)
      for (const beside of ['statements', 'readiness'])
        void client.invalidateQueries({ queryKey: [...GROUPS, id, beside] })
    before.current = done
  }, [client, done, id])
  return group
}

/** Whom publishing would cover now, and who would be left out; asked anew once the round changed. */
export const useReadiness = ({ id, version }: Pick<RewardGroup, 'id' | 'version'>, asks: boolean) =>
  useQuery({
    queryKey: [...GROUPS, id, 'readiness', version],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/reward-statement-groups/{id}/readiness', { params: { path: { id } }, signal })
      ),
    enabled: asks,
    // What is missing is completed on other screens.
    staleTime: 0,
  })

/** A publication with who was left out. */
export const usePublication = (id: string, asks: boolean) =>
  useQuery({
    queryKey: ['reward-publication', id],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/reward-publications/{id}', { params: { path: { id } }, signal })),
    enabled: asks,
  })

/** The statements of a round by name. */
export const useRewardStatements = (id: string, query: StatementFilter) =>
  useQuery({
    queryKey: [...GROUPS, id, 'statements', query],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/reward-statement-groups/{id}/statements', {
          params: { path: { id }, query },
          signal,
        })
      ),
    placeholderData: keepPreviousData,
  })

/** The statements of one worker, the newest first. */
export const useStatementsOfWorker = (id: string) =>
  useQuery({
    queryKey: ['worker', id, 'reward-statements'],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          api.GET('/workers/{id}/reward-statements', { params: { path: { id } }, signal })
        )
      ).data,
  })

/** A statement as its reader is shown it, in this or a former version. */
export const useRewardStatement = (id: string, version?: number) =>
  useQuery({
    queryKey: ['reward-statement', id, version],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/reward-statements/{id}', { params: { path: { id }, query: { version } }, signal })
      ),
  })

/** The versions of a statement, the newest first. */
export const useStatementVersions = (id: string) =>
  useQuery({
    queryKey: ['reward-statement', id, 'versions'],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          api.GET('/reward-statements/{id}/versions', { params: { path: { id } }, signal })
        )
      ).data,
  })

/** The statement of one person as it would be published now. */
export const useStatementPreview = (id: string, worker: string) =>
  useQuery({
    queryKey: [...GROUPS, id, 'preview', worker],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/reward-statement-groups/{id}/preview', {
          params: { path: { id }, query: { worker } },
          signal,
        })
      ),
    retry: false,
    staleTime: 0,
  })

/** Makes a draft, from another round where one is named. */
export function useCreateGroup() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewGroup) => answerOf(api.POST('/reward-statement-groups', { body })),
    onSuccess: (group) => keep(client, group),
  })
}

export function useUpdateGroup(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: GroupChange) =>
      answerOf(api.PUT('/reward-statement-groups/{id}', { params: { path: { id } }, body })),
    onSuccess: (group) => keep(client, group),
  })
}

/** Has a round published, or statements issued again. */
export function usePublish(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PublishBody) =>
      answerOf(
        api.POST('/reward-statement-groups/{id}/publications', { params: { path: { id } }, body })
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: GROUPS }),
  })
}

/** Takes back the statements of a round. */
export function useWithdraw(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (version: number) =>
      answerOf(
        api.POST('/reward-statement-groups/{id}/withdrawal', {
          params: { path: { id } },
          body: { version },
        })
      ),
    onSuccess: (group) => keep(client, group),
  })
}

/** Deletes a draft; goes through even when the page is being closed. */
export const deleteGroup = (id: string) =>
  answerOf(
    api.DELETE('/reward-statement-groups/{id}', { params: { path: { id } }, keepalive: true })
  )

export const GROUP_LISTS = [GROUPS]

export const statementPdfUrl = (id: string) => `/api/reward-statements/${id}/pdf`
export const groupPdfsUrl = (id: string) => `/api/reward-statement-groups/${id}/pdfs`

async function keep(client: QueryClient, group: RewardGroup) {
  client.setQueryData(groupQuery(group.id).queryKey, group)
  await client.invalidateQueries({ queryKey: GROUPS })
}
