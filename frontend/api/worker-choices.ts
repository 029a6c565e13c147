import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const SHOWN = 50

interface Choices {
  /** Absent: all workers. */
  active?: boolean
  search: string
}

/** People to choose from, by full name: active workers, contacts without a contract today, or both. */
export const useWorkerChoices = ({ active, search }: Choices, enabled: boolean) =>
  useQuery({
    queryKey: ['worker-choices', active, search],
    queryFn: ({ signal }) =>
      answerOf(
        api.GET('/worker-choices', {
          params: { query: { active, perPage: SHOWN, ...(search ? { search } : {}) } },
          signal,
        })
      ),
    placeholderData: keepPreviousData,
    enabled,
  })

export interface NewWorker {
  id: string
  firstName: string
  lastName: string
  email: string | null
}

/** Adds a person to the contacts. */
export function useAddWorker() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewWorker) => answerOf(api.POST('/workers', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['worker-choices'] }),
  })
}
