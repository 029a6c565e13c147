import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

/** Copies packages under ids chosen here, so that sending twice gives one copy each; answers what was made. */
export function useDuplicatePackages() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (copies: { id: string; of: string }[]) =>
      (await answerOf(api.POST('/packages/duplicate', { body: { copies } }))).ids,
    onSuccess: () => client.invalidateQueries({ queryKey: ['packages'] }),
  })
}
