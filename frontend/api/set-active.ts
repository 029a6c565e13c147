import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { peopleQuery } from './list-people.ts'

const PATH = '/company-users/{id}/deactivation'

/** Closes an account, or opens it again. */
export function useSetActive() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, active }: { id: string; active: boolean }) => {
      const options = { params: { path: { id } } }
      return answerOf(active ? api.DELETE(PATH, options) : api.POST(PATH, options))
    },
    onSuccess: () => client.invalidateQueries({ queryKey: peopleQuery.queryKey }),
  })
}
