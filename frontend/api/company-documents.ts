import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { uploadOf } from './upload.ts'

export type CompanyDocument = AnswerOf<'/company-documents'>['data'][number]

export const COMPANY_DOCUMENTS_KEY = ['company-documents']

/** What the company gives to all of its people, by name. */
export const companyDocumentsQuery = queryOptions({
  queryKey: COMPANY_DOCUMENTS_KEY,
  queryFn: async ({ signal }) => (await answerOf(api.GET('/company-documents', { signal }))).data,
})

export const useCompanyDocuments = () => useQuery(companyDocumentsQuery)

export interface CompanyDocumentDraft {
  name: string
  description: string
}

/** Adds one with its PDF, or gives one another name or description. */
export function useSaveCompanyDocument() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      name,
      description,
      ...of
    }: CompanyDocumentDraft & ({ file: File } | { id: string; version: number })) =>
      answerOf(
        'file' in of
          ? api.POST('/company-documents', {
              params: { query: { name, description } },
              ...uploadOf(of.file),
            })
          : api.PUT('/company-documents/{id}', {
              params: { path: { id: of.id } },
              body: { name, description, version: of.version },
            })
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: COMPANY_DOCUMENTS_KEY }),
  })
}

/** How many published statements show one: they lose it with the document. */
export const statementsShowing = async (id: string) =>
  (await answerOf(api.GET('/company-documents/{id}/statements', { params: { path: { id } } })))
    .statements

/** Takes one away; goes through even when the page is being closed. */
export const deleteCompanyDocument = (id: string) =>
  answerOf(api.DELETE('/company-documents/{id}', { params: { path: { id } }, keepalive: true }))
