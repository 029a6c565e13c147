import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'

export type PayrollProfile = AnswerOf<'/payroll-profiles'>['data'][number]
/** As a form holds it. */
type SentLayout = BodyOf<'/payroll-profiles', 'post'>['layout']
export type LayoutColumn = Required<SentLayout['columns'][number]>
export type PayrollLayout = Omit<SentLayout, 'columns'> & { columns: LayoutColumn[] }
export type ElementCode = PayrollLayout['codes'][number]

export const PROFILES = ['payroll-profiles']

/** The formats of files for payroll: those that are shipped, then the company's own. */
export const usePayrollProfiles = () =>
  useQuery({
    queryKey: PROFILES,
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/payroll-profiles', { signal }))).data,
  })

/** The elements that a file can tell. */
export const usePayrollElements = () =>
  useQuery({
    queryKey: ['payroll-elements'],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/payroll-elements', { signal }))).data,
  })

interface SavedProfile {
  id: string
  /** Null of a new one. */
  version: number | null
  name: string
  layout: PayrollLayout
}

/** Adds a profile, or changes one. */
export function useSavePayrollProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version, ...body }: SavedProfile) =>
      version === null
        ? answerOf(api.POST('/payroll-profiles', { body: { id, ...body } }))
        : answerOf(
            api.PUT('/payroll-profiles/{id}', { params: { path: { id } }, body: { version, ...body } })
          ),
    onSuccess: () =>
      Promise.all(
        [PROFILES, ['payroll-exports', 'preview']].map((queryKey) =>
          client.invalidateQueries({ queryKey })
        )
      ),
  })
}

/** Removes a profile; files that were made by it stay. */
export const removePayrollProfile = (id: string) =>
  answerOf(api.DELETE('/payroll-profiles/{id}', { params: { path: { id } } }))
