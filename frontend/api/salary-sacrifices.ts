import type { Translations } from '#modules/compute/pure'
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { asPackage, type Package } from './types.ts'

type Detail = AnswerOf<'/out/sacrifice/{id}'>
type SimulationAnswer = AnswerOf<'/salary-sacrifices/simulation', 'post'>
type Page = AnswerOf<'/salary-sacrifices'>
type Body = BodyOf<'/salary-sacrifices/simulation', 'post'>

/** What a person decides about an exchange. */
export type SacrificeInput = Body
export type GivenKind = Body['given']['kind']
export type ReceivedKind = Body['benefit']['kind']
export type SacrificeFacts = Detail['sacrifice']
export const SACRIFICE_STATUSES = ['DRAFT', 'PROPOSED', 'ACCEPTED', 'DECLINED'] as const
export type SacrificeStatus = (typeof SACRIFICE_STATUSES)[number]
export type ListedSacrifice = Page['data'][number]
export type SacrificeWorker = Detail['worker']

/** One limit, and how the exchange stands to it. */
export interface SacrificeLimit {
  code: string
  level: 'ok' | 'check' | 'warning' | 'refused'
  value: number | null
  bound: number | null
}

/** An exchange with its two sides as packages; they are kept with it and stand in no list. */
export interface Exchange {
  given: { kind: GivenKind; asked: number | null; amount: number }
  benefit: {
    kind: ReceivedKind
    benefitId: string | null
    description: string | null
    /** Absent where none was given. */
    translations?: Translations
    value: number
  }
  limits: SacrificeLimit[]
  before: Package
  after: Package
}

export interface Sacrifice extends Exchange {
  facts: SacrificeFacts
  worker: SacrificeWorker
}

const OF_NO_LIST = {
  id: '',
  version: 0,
  simulationWorker: null,
  person: null,
  archivedAt: null,
  createdAt: '',
  updatedAt: '',
}

function exchangeOf(
  { given, benefit, limits }: Pick<SimulationAnswer, 'given' | 'benefit' | 'limits'>,
  {
    currentPackage,
    currentCompute,
    newPackage,
    newCompute,
  }: Omit<SimulationAnswer, 'given' | 'benefit' | 'limits'>
): Exchange {
  return {
    given: given as Exchange['given'],
    benefit: benefit as Exchange['benefit'],
    limits: limits as SacrificeLimit[],
    before: asPackage({ ...OF_NO_LIST, ...currentPackage, compute: currentCompute }),
    after: asPackage({ ...OF_NO_LIST, ...newPackage, compute: newCompute }),
  }
}

function asSacrifice({ sacrifice, worker, ...sides }: Detail): Sacrifice {
  return { facts: sacrifice, worker, ...exchangeOf(sacrifice, sides) }
}

const LIST = 'salary-sacrifices'

export interface SacrificeFilter {
  search?: string
  status?: SacrificeStatus
  page?: number
  perPage?: number
}

/** One page of exchanges, last changed first. */
export const useSacrifices = (filter: SacrificeFilter) =>
  useQuery({
    queryKey: [LIST, filter],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/salary-sacrifices', { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
  })

const sacrificeQuery = (id: string) =>
  queryOptions({
    queryKey: ['salary-sacrifice', id],
    queryFn: async ({ signal }) =>
      asSacrifice(
        await answerOf(api.GET('/out/sacrifice/{id}', { params: { path: { id } }, signal }))
      ),
  })

/** One exchange with its worker and both packages. */
export const useSacrifice = (id: string) => useQuery(sacrificeQuery(id))

/** What an exchange would do, while it is being decided; nothing is kept. */
export const useSimulatedSacrifice = (input: SacrificeInput | null) =>
  useQuery({
    queryKey: ['salary-sacrifice-simulation', input],
    queryFn: async ({ signal }) => {
      const answer = await answerOf(
        api.POST('/salary-sacrifices/simulation', { body: input!, signal })
      )
      return exchangeOf(answer, answer)
    },
    enabled: input !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })

/** Keeps a draft: a new one under an id chosen by the screen, or another version of one. */
export type SacrificeDraft = SacrificeInput & { id: string; version: number | null }

export function useSaveSacrifice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, version, ...input }: SacrificeDraft) =>
      asSacrifice(
        version === null
          ? await answerOf(api.POST('/salary-sacrifices', { body: { id, ...input } }))
          : await answerOf(
              api.PUT('/salary-sacrifices/{id}', {
                params: { path: { id } },
                body: { version, ...input },
              })
            )
      ),
    onSuccess: (saved) => keep(client, saved),
  })
}

/** Proposes an exchange, notes the answer, or takes it back. */
export function useSetSacrificeStatus() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...body }: { id: string; version: number; status: SacrificeStatus }) =>
      asSacrifice(
        await answerOf(
          api.PUT('/salary-sacrifices/{id}/status', { params: { path: { id } }, body })
        )
      ),
    onSuccess: (saved) => keep(client, saved),
    onError: (_error, { id }) =>
      client.invalidateQueries({ queryKey: sacrificeQuery(id).queryKey }),
  })
}

function keep(client: ReturnType<typeof useQueryClient>, saved: Sacrifice) {
  client.setQueryData(sacrificeQuery(saved.facts.id).queryKey, saved)
  return client.invalidateQueries({ queryKey: [LIST] })
}

/** Removes an exchange; goes through even when the page is being closed. */
export const deleteSacrifice = (id: string) =>
  answerOf(api.DELETE('/salary-sacrifices/{id}', { params: { path: { id } }, keepalive: true }))

/** The key of every list of exchanges. */
export const SACRIFICE_LISTS = [[LIST]]
