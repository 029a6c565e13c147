import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { packageQuery } from './get-package.ts'
import { asPackage } from './types.ts'

interface Link {
  /** `null` for no one. */
  simulationWorkerId: string | null
  /** With their civil situation in place of the package's. */
  takeSituation?: boolean
}

/** Says for whom a package is simulated. */
export function useLinkWorker(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Link) =>
      asPackage(
        await answerOf(
          api.PUT('/packages/{id}/simulation-worker', {
            params: { path: { id } },
            body,
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
