import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { contractsChanged } from './contracts-changed.ts'

export type ListedContract = AnswerOf<'/contracts'>['data'][number]
export type Contract = AnswerOf<'/contracts/{id}'>
export type ContractPreview = AnswerOf<'/contracts/preview', 'post'>
export type ContractInput = BodyOf<'/contracts', 'post'>
export type PastContractInput = BodyOf<'/past-contracts', 'post'>
export type PreviewInput = BodyOf<'/contracts/preview', 'post'>
export type ContractContent = ContractPreview['content']
export type ContractKind = ContractContent['kind']
export type ContractStanding = ListedContract['standing']
export type EndContractInput = BodyOf<'/contracts/{id}/end', 'post'>
export type EndKind = EndContractInput['endKind']

export const CONTRACT_KINDS = [
  'OPEN_ENDED',
  'FIXED_TERM',
  'DEFINED_WORK',
  'PART_TIME',
  'REPLACEMENT',
  'STUDENT',
  'TELEWORK_ANNEX',
  'AMENDMENT',
] as const satisfies readonly ContractKind[]
export const CONTRACT_STANDINGS = [
  'TO_SIGN',
  'UPCOMING',
  'CURRENT',
  'ENDED',
  'CORRECTED',
] as const satisfies readonly ContractStanding[]
export const END_KINDS = [
  'RESIGNATION',
  'DISMISSAL',
  'URGENT_CAUSE',
  'MUTUAL_AGREEMENT',
  'FORCE_MAJEURE',
  'RETIREMENT',
  'DEATH',
] as const satisfies readonly EndKind[]
export const CONTRACT_SORTS = ['start', 'end', 'changed'] as const
export type ContractSort = (typeof CONTRACT_SORTS)[number]

export interface ContractPage {
  search?: string
  kind?: ContractKind
  standing?: ContractStanding
  workerId?: string
  sort?: ContractSort
  order?: 'asc' | 'desc'
  page?: number
  perPage?: number
}

/** What every list and every contract is kept under. */
const CONTRACTS_KEY = ['contracts']

/** One page of versions of contracts, last begun first unless told. */
export const useContracts = (filter: ContractPage) =>
  useQuery({
    queryKey: [...CONTRACTS_KEY, 'list', filter],
    queryFn: ({ signal }) => answerOf(api.GET('/contracts', { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
  })

export const contractQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONTRACTS_KEY, 'one', id],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/contracts/{id}', { params: { path: { id } }, signal })),
  })

/** One version, with what the law says of it and every version of its worker's. */
export const useContract = (id: string) => useQuery(contractQuery(id))

/** A contract as it would be made, while it is being decided; nothing is kept. */
export const useContractPreview = (input: PreviewInput) =>
  useQuery({
    queryKey: ['contract-preview', input],
    queryFn: ({ signal }) => answerOf(api.POST('/contracts/preview', { body: input, signal })),
    placeholderData: keepPreviousData,
    retry: false,
  })

/** A contract as it is now, for all that shows it. */
function useKeep() {
  const client = useQueryClient()
  return (saved: Contract) => {
    const { queryKey } = contractQuery(saved.id)
    client.setQueryData(queryKey, saved)
    return contractsChanged(client, queryKey)
  }
}

/** Makes a contract, or a version that follows or corrects one. */
export function useCreateContract() {
  const keep = useKeep()
  return useMutation({
    mutationFn: (body: ContractInput) => answerOf(api.POST('/contracts', { body })),
    onSuccess: (saved) => void keep(saved),
  })
}

/** Enters what held before it was kept here. */
export function useEnterPastContract() {
  const keep = useKeep()
  return useMutation({
    mutationFn: (body: PastContractInput) => answerOf(api.POST('/past-contracts', { body })),
    onSuccess: (saved) => void keep(saved),
  })
}

/** Changes a version without signatures. */
export function useUpdateContract(id: string) {
  const keep = useKeep()
  return useMutation({
    mutationFn: (body: ContractContent & { version: number }) =>
      answerOf(api.PUT('/contracts/{id}', { params: { path: { id } }, body })),
    onSuccess: (saved) => void keep(saved),
  })
}

/** Notes that both have signed by hand. */
export function useSignContract(id: string) {
  const keep = useKeep()
  return useMutation({
    mutationFn: (body: { version: number; signedOnStr: string }) =>
      answerOf(api.POST('/contracts/{id}/sign', { params: { path: { id } }, body })),
    onSuccess: (saved) => void keep(saved),
  })
}

/** Ends a contract; the answer is the version that is its end. */
export function useEndContract(id: string) {
  const keep = useKeep()
  return useMutation({
    mutationFn: (body: EndContractInput) =>
      answerOf(api.POST('/contracts/{id}/end', { params: { path: { id } }, body })),
    onSuccess: (saved) => void keep(saved),
  })
}

/** Discards a version; goes through even when the page is being closed. */
export const discardContract = (id: string) =>
  answerOf(api.DELETE('/contracts/{id}', { params: { path: { id } }, keepalive: true }))
