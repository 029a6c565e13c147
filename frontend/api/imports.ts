import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { uploadOf } from './upload.ts'

export type Import = AnswerOf<'/imports'>['data'][number]
/** A file as it was read, what its columns are, and what it would do. */
export type ImportDraft = AnswerOf<'/imports/{id}'>
export type ImportPlan = NonNullable<ImportDraft['plan']>
export type RefusalGroup = ImportPlan['groups'][number]
export type ImportTarget = Import['target']
export type ImportSettings = BodyOf<'/imports/{id}', 'put'>

const IMPORTS = ['imports']
const draftKey = (id: string) => [...IMPORTS, id]

const LIST = [...IMPORTS, 'list']
const listQuery = (target?: ImportTarget) =>
  queryOptions({
    queryKey: [...LIST, target ?? 'all'],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/imports', { params: { query: target ? { target } : {} }, signal }))).data,
  })

/** The last files that were taken in, the newest first; those of one kind where it is said. */
export const useImports = (target?: ImportTarget) => useQuery(listQuery(target))

/** One file with what it would do, judged anew each time that it is looked at. */
export const useImportDraft = (id: string) =>
  useQuery({
    queryKey: draftKey(id),
    queryFn: ({ signal }) =>
      answerOf(api.GET('/imports/{id}', { params: { path: { id } }, signal })),
    // What was just answered is not asked for again; what others changed meanwhile is seen soon.
    staleTime: 3_000,
  })

interface BegunImport {
  id: string
  target: ImportTarget
  file: File
  /** Of an official file: why its register numbers are kept. */
  nissFor?: 'PAYROLL'
}

/** Sends a file; nothing is taken in yet. */
export function useBeginImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, target, file, nissFor }: BegunImport) =>
      answerOf(
        api.POST('/imports', {
          params: {
            query: { id, target, fileName: file.name.slice(0, 200), ...(nissFor && { nissFor }) },
          },
          ...uploadOf(file),
        })
      ),
    onSuccess: (draft) => {
      client.setQueryData(draftKey(draft.import.id), draft)
      void client.invalidateQueries({ queryKey: LIST })
    },
  })
}

/** Decides something of how a file is read; the answer is what it would do then. */
export function useChangeImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, settings: body }: { id: string; settings: ImportSettings }) =>
      answerOf(api.PUT('/imports/{id}', { params: { path: { id } }, body })),
    onSuccess: (draft) => client.setQueryData(draftKey(draft.import.id), draft),
  })
}

/** Takes a file in, as the plan that was seen says. */
export function useCommitImport(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: BodyOf<'/imports/{id}/commit', 'post'>) =>
      answerOf(api.POST('/imports/{id}/commit', { params: { path: { id } }, body })),
    // Also where it was refused: the data that the plan was made from changed.
    onSettled: refresh,
  })
}

/** Takes an import back; who was changed since stays. */
export function useUndoImportedFile() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.POST('/imports/{id}/undo', { params: { path: { id } } })),
    onSettled: refresh,
  })
}

/** Gives up a file that was not taken in. */
export function useDiscardImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE('/imports/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: LIST }),
  })
}

/** The refused rows as they lie in the file, with why. */
export const refusedRowsFile = (id: string) => `/api/imports/${id}/refused`

/** What an import touches is nearly all: people, lists, and what is told of them. */
function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries()
}
