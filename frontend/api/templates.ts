import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import type { Template } from './types.ts'
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

export type TemplateDraft = Pick<Template, 'name' | 'language' | 'kind' | 'body'>

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

/** Deletes a template; goes through even when the page is being closed. */
export const deleteTemplate = (id: string) =>
  answerOf(api.DELETE('/document-templates/{id}', { params: { path: { id } }, keepalive: true }))

/** What is loaded of templates, to be loaded again. */
export const TEMPLATES_KEY = ALL
