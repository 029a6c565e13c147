import { useMutation, useQueryClient } from '@tanstack/react-query'
import { packageQuery } from './get-package.ts'
import { request } from './request.ts'
import type { Package, PackageInput } from './types.ts'

/** Saves a package; 409 E_STALE_VERSION when somebody saved another version since. */
export function useUpdatePackage(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PackageInput & { version: number }) => request<Package>('PUT', `packages/${id}`, { body }),
    onSuccess: (saved) => {
      client.setQueryData(packageQuery(id).queryKey, saved)
      return client.invalidateQueries({ queryKey: ['packages'] })
    },
  })
}
