import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { packageQuery } from './get-package.ts'
import { asPackage, type PackageInput } from './types.ts'

/** Saves a package; 409 E_STALE_VERSION when another version was saved since. */
export function useUpdatePackage(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: PackageInput & { version: number }) =>
      asPackage(
        await answerOf(
          api.PUT('/packages/{id}', {
            params: { path: { id } },
            body: { ...input, worker: { ...input.worker }, package: { ...input.package } },
          })
        )
      ),
    onSuccess: (saved) => {
      client.setQueryData(packageQuery(id).queryKey, saved)
      return client.invalidateQueries({ queryKey: ['packages'] })
    },
  })
}
