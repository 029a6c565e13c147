import { useMutation, useQueryClient } from '@tanstack/react-query'
import { packageQuery } from './get-package.ts'
import { request } from './request.ts'
import type { Package, PackageInput } from './types.ts'

/** Creates a package under an id chosen here, so that sending twice gives one row. */
export function useCreatePackage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PackageInput & { id: string }) => request<Package>('POST', 'packages', { body }),
    onSuccess: (created) => {
      client.setQueryData(packageQuery(created.id).queryKey, created)
      return client.invalidateQueries({ queryKey: ['packages'] })
    },
  })
}
