import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { packageQuery } from './get-package.ts'
import { asPackage } from './types.ts'

export type PackageVersion = AnswerOf<'/packages/{id}/versions'>['data'][number]
export type FieldChange = PackageVersion['changes'][number]

/** Every version of a package, the present one first. */
export const usePackageVersions = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: ['package-versions', id],
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/packages/{id}/versions', { params: { path: { id } }, signal })))
        .data,
    enabled,
  })

/** Makes an earlier version the present one; `seen` is the present one as the person saw it. */
export function useRestoreVersion(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ version, seen }: { version: number; seen: number }) =>
      asPackage(
        await answerOf(
          api.POST('/packages/{id}/versions/{version}/restoration', {
            params: { path: { id, version: String(version) } },
            body: { version: seen },
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
