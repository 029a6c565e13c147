import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import type { ShippedTemplate, Template } from './types.ts'
import { uploadOf } from './upload.ts'

const ALL = ['document-templates']

const templatesQuery = queryOptions({
  queryKey: [...ALL, 'list'],
  queryFn: ({ signal }) => answerOf(api.GET('/document-templates', { signal })),
})

/** The templates by name, without their texts. */
export const useTemplates = () => useQuery({ ...templatesQuery, select: ({ data }) => data })

/** The kinds that the company's plan opens: the server says which. */
export const useOpenKinds = () => useQuery({ ...templatesQuery, select: ({ kinds }) => kinds })

/** One template with its text. */
export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, id],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/document-templates/{id}', { params: { path: { id } }, signal })),
  })

/** One template with its text; nothing is asked for a new one (null). */
export const useTemplate = (id: string | null) =>
  useQuery({ ...templateQuery(id ?? ''), enabled: id !== null })

export type TemplateDraft = Pick<Template, 'name' | 'language' | 'kind' | 'contractKinds' | 'body'>

/** Makes the template with this id, or changes the version that was read; 409 when another person was faster. */
export function useSaveTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version, ...draft }: TemplateDraft & { id: string; version?: number }) =>
      answerOf(
        version === undefined
          ? api.POST('/document-templates', { body: { id, ...draft } })
          : api.PUT('/document-templates/{id}', {
              params: { path: { id } },
              body: { version, ...draft },
            })
      ),
    onSuccess: (template) => {
      client.setQueryData(templateQuery(template.id).queryKey, template)
      return client.invalidateQueries({ queryKey: templatesQuery.queryKey })
    },
  })
}

/** Notes that the company's lawyer has read the text as it was read here, or takes that back. */
export function useNoteLawyerReading() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ template: { id, version }, isRead }: { template: Template; isRead: boolean }) =>
      answerOf(
        api.PUT('/document-templates/{id}/lawyer-reading', {
          params: { path: { id } },
          body: { version, isRead },
        })
      ),
    onSuccess: (template) => {
      client.setQueryData(templateQuery(template.id).queryKey, template)
      return client.invalidateQueries({ queryKey: templatesQuery.queryKey })
    },
  })
}

/** Copies a template under a name in the reader's language. */
export function useDuplicateTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.POST('/document-templates/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ALL }),
  })
}

/** Reads a Word file; nothing of it is kept. */
export const useImportWord = () =>
  useMutation({
    mutationFn: (file: File) => answerOf(api.POST('/document-templates/import', uploadOf(file))),
  })

/** A template on paper, filled with an example. */
export const templatePdfUrl = (id: string) => `/api/document-templates/${id}/pdf`

/** The texts that come with the product, of the kinds that the plan opens. */
export const useShipped = () =>
  useQuery({
    queryKey: ['shipped-templates'],
    queryFn: ({ signal }) => answerOf(api.GET('/shipped-templates', { signal })),
    select: ({ data }) => data,
    staleTime: Infinity,
  })

/** One of them with its text; nothing is asked for none (null). */
export const useShippedText = (key: string | null) =>
  useQuery({
    queryKey: ['shipped-templates', key],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/shipped-templates/{key}', { params: { path: { key: key! } }, signal })),
    enabled: key !== null,
    staleTime: Infinity,
  })

/** Copies some of them into the company's own. */
export function useCopyShipped() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (keys: ShippedTemplate['key'][]) =>
      answerOf(api.POST('/shipped-templates', { body: { keys } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ALL }),
  })
}

/** Deletes a template; goes through even when the page is being closed. */
export const deleteTemplate = (id: string) =>
  answerOf(api.DELETE('/document-templates/{id}', { params: { path: { id } }, keepalive: true }))

/** What is loaded of templates, to be loaded again. */
export const TEMPLATES_KEY = ALL
