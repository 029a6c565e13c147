import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { userQuery } from './get-user.ts'
import { peopleQuery } from './list-people.ts'
import type { GivenRole } from './types.ts'

/** Gives a person another role, from their next request on. */
export function useChangeRole() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, role }: { id: string; role: GivenRole }) =>
      answerOf(api.PUT('/company-users/{id}', { params: { path: { id } }, body: { role } })),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: peopleQuery.queryKey }),
        client.invalidateQueries({ queryKey: userQuery.queryKey }),
      ]),
  })
}
