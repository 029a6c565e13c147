import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** Departments by name, with who manages them. */
export const departmentsQuery = queryOptions({
  queryKey: ['departments'],
  queryFn: async ({ signal }) => (await answerOf(api.GET('/departments', { signal }))).data,
})

export const useDepartments = () => useQuery(departmentsQuery)

export interface DepartmentDraft {
  /** Absent for a new one. */
  id?: string
  name: string
  managerIds: string[]
  parentId: string | null
}

/** Adds a department or changes it. */
export function useSaveDepartment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: DepartmentDraft) =>
      answerOf(
        id
          ? api.PUT('/departments/{id}', { params: { path: { id } }, body })
          : api.POST('/departments', { body })
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: departmentsQuery.queryKey }),
  })
}

/** Removes a department; its workers stay without one. */
export function useRemoveDepartment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE('/departments/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: departmentsQuery.queryKey }),
  })
}
