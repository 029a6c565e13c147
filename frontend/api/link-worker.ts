import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { packageQuery } from './get-package.ts'
import { asPackage } from './types.ts'

/** Says for whom a package is simulated; `null` for nobody. */
export function useLinkWorker(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (simulationWorkerId: string | null) =>
      asPackage(
        await answerOf(
          api.PUT('/packages/{id}/simulation-worker', {
            params: { path: { id } },
            body: { simulationWorkerId },
          })
        )
      ),
    onSuccess: (saved) => {
      client.setQueryData(packageQuery(id).queryKey, saved)
      return Promise.all([
        client.invalidateQueries({ queryKey: ['packages'] }),
        client.invalidateQueries({ queryKey: ['package-versions', id] }),
      ])
    },
  })
}
