import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { packageQuery } from './get-package.ts'
import { asPackage, type PackageInput } from './types.ts'

/** Creates a package under an id chosen here, so that sending twice gives one row. */
export function useCreatePackage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: PackageInput & { id: string }) =>
      asPackage(
        await answerOf(
          api.POST('/packages', {
            body: { ...input, worker: { ...input.worker }, package: { ...input.package } },
          })
        )
      ),
    onSuccess: (created) => {
      client.setQueryData(packageQuery(created.id).queryKey, created)
      return client.invalidateQueries({ queryKey: ['packages'] })
    },
  })
}
