import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { paths } from '#client/api'
import type { AnswerOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { TEAM_CHANGES } from './team-changes.ts'

export type PayrollInput = paths['/payroll-exports/preview']['get']['parameters']['query']
export type PayrollPreview = AnswerOf<'/payroll-exports/preview'>
export type PayrollLine = PayrollPreview['lines'][number]
export type PayrollExport = AnswerOf<'/payroll-exports'>['data'][number]

const EXPORTS = ['payroll-exports']

/** What a file for payroll would hold. */
export const usePayrollPreview = (input: PayrollInput) =>
  useQuery({
    queryKey: [...EXPORTS, 'preview', input],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/payroll-exports/preview', { params: { query: input }, signal })),
    // What changed meanwhile is to be seen.
    staleTime: 0,
  })

/** One page of the files that payroll was given, the newest first. */
export const usePayrollExports = (page: { page?: number; perPage?: number }) =>
  useQuery({
    queryKey: [...EXPORTS, page],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/payroll-exports', { params: { query: page }, signal })),
    placeholderData: keepPreviousData,
  })

/** Makes a file; what is in it counts as told. */
export function useCreatePayrollExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PayrollInput & { id: string }) =>
      answerOf(api.POST('/payroll-exports', { body })),
    onSuccess: () => payrollTold(client),
  })
}

/** Takes the latest file back. */
export function useRemovePayrollExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE('/payroll-exports/{id}', { params: { path: { id } } })),
    onSuccess: () => payrollTold(client),
  })
}

/** Marks a file as passed on to payroll, or not. */
export function useMarkPayrollSent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, sent }: { id: string; sent: boolean }) => {
      const params = { path: { id } }
      return answerOf(
        sent
          ? api.PUT('/payroll-exports/{id}/sent', { params })
          : api.DELETE('/payroll-exports/{id}/sent', { params })
      )
    },
    onSuccess: () => client.invalidateQueries({ queryKey: EXPORTS }),
  })
}

function payrollTold(client: ReturnType<typeof useQueryClient>) {
  return Promise.all(
    [EXPORTS, TEAM_CHANGES].map((queryKey) => client.invalidateQueries({ queryKey }))
  )
}

/** Where the file lies, the same bytes each time; or its lines, to be read in a spreadsheet. */
export const payrollFile = (id: string, which: 'file' | 'csv' | 'xlsx') =>
  `/api/payroll-exports/${id}/${which}`
