import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { benefitsQuery, type BenefitKind } from './benefits.ts'
import type { AnswerOf } from './calls.ts'
import { answerOf, api } from './client.ts'

type Listed = AnswerOf<'/benefit-imports'>
type Preview = AnswerOf<'/benefit-imports/preview', 'post'>

export type BenefitImport = Listed['data'][number]
/** What an import would do with one row of the file. */
export type PreviewRow = Preview['data'][number]

/** A cell as far as it could be read: what is no number stays a text, and the server says what is wrong. */
export type Cell = string | number | boolean | null

/** One row of a file: its line there, and the cells of the columns that were mapped. */
export interface ImportRow {
  line: number
  cells: Record<string, Cell>
}

export interface ImportRequest {
  id: string
  kind: BenefitKind
  fileName: string
  /** The header of each mapped column, by field: what the next import suggests. */
  columns: Record<string, string>
  rows: ImportRow[]
  onlyValid: boolean
}

const importsQuery = queryOptions({
  queryKey: ['benefit-imports'],
  queryFn: async ({ signal }) => (await answerOf(api.GET('/benefit-imports', { signal }))).data,
})

/** The last imports, newest first. */
export const useBenefitImports = () => useQuery(importsQuery)

/** Asks what an import would do; writes nothing. */
export function usePreviewImport() {
  return useMutation({
    mutationFn: async (body: { kind: BenefitKind; rows: ImportRow[] }) =>
      (await answerOf(api.POST('/benefit-imports/preview', { body }))).data,
  })
}

/** Takes the rows into the catalogue. */
export function useImportBenefits() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: ImportRequest) => answerOf(api.POST('/benefit-imports', { body })),
    onSuccess: refresh,
  })
}

/** Takes an import back; benefits changed since stay. */
export function useUndoImport() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE('/benefit-imports/{id}', { params: { path: { id } } })),
    onSettled: refresh,
  })
}

function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: importsQuery.queryKey }),
      client.invalidateQueries({ queryKey: benefitsQuery.queryKey }),
    ])
}
