import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** Puts packages aside or back; answers the ids that moved. */
export function useArchivePackages() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, archived }: { ids: string[]; archived: boolean }) => {
      const path = archived ? '/packages/archive' : '/packages/archive/false'
      return (await answerOf(api.POST(path, { body: { ids } }))).ids
    },
    onSuccess: (ids) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['packages'] }),
        ...ids.map((id) => client.invalidateQueries({ queryKey: ['package', id] })),
      ]),
  })
}
