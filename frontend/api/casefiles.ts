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
import { uploadOf } from './upload.ts'

type ListAnswer = AnswerOf<'/casefile'>

export type Casefile = AnswerOf<'/casefile/{id}'>
export type ListedCasefile = ListAnswer['data'][number]
export type CasefileStatus = Casefile['status']
export type CasefileStep = Casefile['steps'][number]
export type CasefileDocument = Casefile['documents'][number]
export type CasefileSigner = Casefile['signers'][number]
export type CasefileEvent = AnswerOf<'/casefile/{id}/events'>['data'][number]
export type CasefileChange = Omit<BodyOf<'/casefile/{id}', 'put'>, 'version'>

/** In the order of the tabs. A casefile is being sealed for moments only: it has none. */
export const CASEFILE_STATUSES = [
  'DRAFT',
  'WORKER_FORM_SENT',
  'WORKER_INFO_READY',
  'SIGNING',
  'SIGNED',
  'REFUSED',
  'EXPIRED',
  'CANCELLED',
] as const satisfies CasefileStatus[]

export const CASEFILE_SORTS = ['changed', 'lastDay', 'status'] as const
export type CasefileSort = (typeof CASEFILE_SORTS)[number]

/** Which casefiles and in which order: what the address of the list says. */
export interface CasefilePage {
  status?: CasefileStatus
  search?: string
  workerId?: string
  sort?: CasefileSort
  order?: 'asc' | 'desc'
  page?: number
  perPage?: number
}

export const CASEFILES_KEY = ['casefiles']

/** One page of casefiles, the last changed first unless told, with how many there are of each status. */
export const useCasefiles = ({ status, ...filter }: CasefilePage) =>
  useQuery({
    queryKey: [...CASEFILES_KEY, 'list', status, filter],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/casefile', {
          params: { query: { ...filter, status: status && [status] } },
          signal,
        })
      ),
    placeholderData: keepPreviousData,
  })

/** The casefiles of one worker, the last changed first. */
export const casefilesOfWorker = (workerId: string) =>
  queryOptions({
    queryKey: [...CASEFILES_KEY, 'list', { workerId }],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/casefile', { params: { query: { workerId } }, signal })),
  })

export const casefileQuery = (id: string) =>
  queryOptions({
    queryKey: [...CASEFILES_KEY, id],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/casefile/{id}', { params: { path: { id } }, signal })),
  })

/** One casefile with its documents and what keeps it from being signed. */
export const useCasefile = (id: string) => useQuery(casefileQuery(id))

/** What happened to it, newest first. */
export const useCasefileEvents = (id: string, version: string) =>
  useQuery({
    queryKey: [...CASEFILES_KEY, id, 'events', version],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/casefile/{id}/events', { params: { path: { id } }, signal }))).data,
    placeholderData: keepPreviousData,
  })

/** What a casefile is made of. */
export type NewCasefile = { id: string } & (
  { contractId: string } | { workerId: string } | { offerId: string }
)

/** Prepares a casefile; with the same id it is made once. */
export const usePrepareCasefile = () =>
  useCasefileChange((body: NewCasefile) =>
    answerOf(
      'contractId' in body ? api.POST('/casefile', { body }) : api.POST('/casefile/base', { body })
    )
  )

/** Changes a casefile as it was seen; 409 E_STALE_VERSION when it changed since. */
export const useUpdateCasefile = ({ id, version }: Casefile) =>
  useCasefileChange((change: CasefileChange) =>
    answerOf(api.PUT('/casefile/{id}', { params: { path: { id } }, body: { version, ...change } }))
  )

/** Gives a casefile its contract, or another one. */
export const useSetContract = () =>
  useCasefileChange(({ id, contractId }: { id: string; contractId: string }) =>
    answerOf(api.PUT('/casefile/{id}/contract', { params: { path: { id } }, body: { contractId } }))
  )

/** Adds a document of each template. */
export const useAddDocuments = (id: string) =>
  useCasefileChange((templateIds: string[]) =>
    answerOf(
      api.POST('/casefile/{id}/add-documents', { params: { path: { id } }, body: templateIds })
    )
  )

/** Adds PDFs one after the other; the first refusal ends it. */
export const useAddPdfs = (id: string) =>
  useCasefileChange(async (files: readonly File[]) => {
    let casefile: Casefile | undefined
    for (const file of files)
      casefile = await answerOf(
        api.POST('/casefile/{id}/add-pdf', {
          params: { path: { id }, query: { name: nameOf(file) } },
          ...uploadOf(file),
        })
      )
    return casefile!
  })

/** Mails the worker's form, or mails it once more. */
export const useSendForm = (id: string) =>
  useCasefileChange(() =>
    answerOf(api.POST('/casefile/{id}/send-worker-form', { params: { path: { id } } }))
  )

/** Takes the form back. */
export const useWithdrawForm = (id: string) =>
  useCasefileChange(() =>
    answerOf(api.POST('/casefile/{id}/withdraw-worker-form', { params: { path: { id } } }))
  )

/** Freezes it for signing by hand. */
export const usePrintCasefile = ({ id, version }: Casefile) =>
  useCasefileChange(() =>
    answerOf(api.POST('/casefile/{id}/print', { params: { path: { id } }, body: { version } }))
  )

/** Keeps the signed copy. */
export const useSignOnPaper = ({ id, version }: Casefile) =>
  useCasefileChange(({ signedOnStr, file }: { signedOnStr: string; file: File }) =>
    answerOf(
      api.POST('/casefile/{id}/paper', {
        params: { path: { id }, query: { version, signedOnStr } },
        ...uploadOf(file),
      })
    )
  )

/** Makes it a draft again, ends it, or prepares another one like it. */
export const useCasefileStep = (id: string) =>
  useCasefileChange((step: 'reopen' | 'cancel' | 'copy') => {
    const params = { path: { id } }
    if (step === 'copy') return answerOf(api.POST('/casefile/{id}/copy', { params }))
    return answerOf(
      api.POST(step === 'reopen' ? '/casefile/{id}/reopen' : '/casefile/{id}/cancel', { params })
    )
  })

/** Deletes a draft; goes through even when the page is being closed. */
export const deleteCasefile = (id: string) =>
  answerOf(api.DELETE('/casefile/{id}', { params: { path: { id } }, keepalive: true }))

/** Takes a document out; goes through even when the page is being closed. */
export const deleteDocument = (id: string) =>
  answerOf(api.DELETE('/document/{id}', { params: { path: { id } }, keepalive: true }))

/** A file's name without its ending. */
const nameOf = ({ name }: File) => name.replace(/\.pdf$/i, '').trim() || name

/** A change that answers the casefile as it is now. */
export function useCasefileChange<Input>(change: (input: Input) => Promise<Casefile>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (casefile) => {
      const { queryKey } = casefileQuery(casefile.id)
      client.setQueryData(queryKey, casefile)
      return contractsChanged(client, queryKey)
    },
    // What was done before a refusal is there all the same.
    onError: () => client.invalidateQueries({ queryKey: CASEFILES_KEY }),
  })
}
