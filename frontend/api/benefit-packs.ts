import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from './calls.ts'
import { answerOf, api } from './client.ts'

type Answer = AnswerOf<'/benefit-packs'>

/** Benefits of the company's own that are added to a package together: fields of a package. */
export type BenefitPack = Answer['data'][number]

const KEY = ['benefit-packs'] as const

export const useBenefitPacks = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await answerOf(api.GET('/benefit-packs', { signal }))).data,
  })

/** Keeps benefits under a name; the same name again replaces them. */
export function useSavePack() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Pick<BenefitPack, 'name' | 'benefits'>) =>
      answerOf(api.POST('/benefit-packs', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

/** Forgets a pack. */
export function useRemovePack() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE('/benefit-packs/{id}', { params: { path: { id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
