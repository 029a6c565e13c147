import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from './calls.ts'
import { answerOf, api } from './client.ts'

type Answer = AnswerOf<'/packages/{id}/variants'>

/** A package or one of its variants, in its figures; EUR. */
export type Variant = Answer['data'][number]

/** With the lists of packages: what changes one of those changes what stands here. */
const keyOf = (id: string) => ['packages', 'variants', id] as const

/** A package with its variants, A first; asked by the id of any of them. */
export const useVariants = (id: string, { enabled = true } = {}) =>
  useQuery({
    enabled,
    queryKey: keyOf(id),
    queryFn: async ({ signal }) =>
      (await answerOf(api.GET('/packages/{id}/variants', { params: { path: { id } }, signal })))
        .data,
  })

/** Names a variant beside its letter, or takes its name away. */
export function useNameVariant() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string | null }) =>
      answerOf(
        api.PUT('/packages/{id}/variant-name', { params: { path: { id } }, body: { name } })
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: ['packages', 'variants'] }),
  })
}

/** Copies a package or a variant as another variant, under an id chosen here. */
export function useAddVariant(of: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.POST('/packages/{id}/variants', { params: { path: { id: of } }, body: { id } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['packages', 'variants'] }),
  })
}
