import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { CONTRACT_LISTS } from './contracts-changed.ts'

/** One worker. */
export const workerQuery = (id: string) =>
  queryOptions({
    queryKey: ['worker', id],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/workers/{id}', { params: { path: { id } }, signal })),
  })

/** One worker; only where it is enabled. */
export const useWorker = (id: string, enabled = true) => useQuery({ ...workerQuery(id), enabled })

export type WorkerFacts = NonNullable<ReturnType<typeof useWorker>['data']>

export type WorkerChange = BodyOf<'/workers/{id}', 'put'>

/** Changes what is known of a worker; what is left out stays. */
export function useUpdateWorker(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: WorkerChange) =>
      answerOf(api.PUT('/workers/{id}', { params: { path: { id } }, body })),
    onSuccess: (worker) => {
      client.setQueryData(workerQuery(id).queryKey, worker)
      // All of it names its worker.
      return Promise.all(CONTRACT_LISTS.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
  })
}

/** Puts a worker in a department, or in none. */
export function useAssignDepartment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, departmentId }: { id: string; departmentId: string | null }) =>
      answerOf(
        api.PUT('/workers/{id}/department', { params: { path: { id } }, body: { departmentId } })
      ),
    onSuccess: async (worker) => {
      client.setQueryData(workerQuery(worker.id).queryKey, worker)
      await client.invalidateQueries({ queryKey: ['team'] })
    },
  })
}
