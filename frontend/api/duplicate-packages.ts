import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from './calls.ts'
import { answerOf, api } from './client.ts'

type Copies = BodyOf<'/packages/duplicate', 'post'>

/** Copies packages under ids, or a key, chosen here, so that sending twice gives one copy each; answers what was made. */
export const duplicatePackages = (body: Copies) =>
  answerOf(api.POST('/packages/duplicate', { body }))

/** Copies a few. */
export function useDuplicatePackages() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (copies: { id: string; of: string }[]) =>
      (await duplicatePackages({ copies })).ids,
    onSuccess: () => client.invalidateQueries({ queryKey: ['packages'] }),
  })
}
