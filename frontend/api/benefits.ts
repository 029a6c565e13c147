import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { uploadOf } from './upload.ts'

type Answer = AnswerOf<'/benefits'>

/** A benefit of the company's catalogue; amounts in EUR. */
export type Benefit = Required<Answer['data'][number]>
export type BenefitKind = Benefit['kind']
/** What a benefit says, without its place and history. */
export type BenefitFields = Omit<Benefit, 'id' | 'kind' | 'archived' | 'version' | 'photoUrl'>

/** The whole catalogue: list by list, each in the company's order, archived benefits among them. */
export const benefitsQuery = queryOptions({
  queryKey: ['benefits'],
  queryFn: async ({ signal }) =>
    (await answerOf(api.GET('/benefits', { signal }))).data as Benefit[],
})

export const useBenefits = () => useQuery(benefitsQuery)

/** What a package may offer of one list, in the company's order: neither archived nor kept out of packages. */
export function offeredBenefits(benefits: readonly Benefit[], kind: BenefitKind): Benefit[] {
  return benefits.filter((each) => each.kind === kind && each.inPackages && !each.archived)
}

export type BenefitDraft =
  | ({ id: string; version: number } & BenefitFields)
  | ({ id: string; kind: BenefitKind; version: null } & BenefitFields)

/** Changes a benefit, or (without a version) adds one under the id the screen chose for it. */
export function useSaveBenefit() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: BenefitDraft) => {
      if (draft.version === null) {
        const { version: _none, ...body } = draft
        return answerOf(api.POST('/benefits', { body }))
      }
      const { id, ...body } = draft
      return answerOf(api.PUT('/benefits/{id}', { params: { path: { id } }, body }))
    },
    onSettled: () => client.invalidateQueries({ queryKey: benefitsQuery.queryKey }),
  })
}

/** Gives a car or a bike the picture that candidates see, or takes it away (null); says where it is then. */
export function useChangeBenefitPhoto() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, photo }: { id: string; photo: Blob | null }) => {
      const params = { path: { id } }
      await answerOf(
        photo
          ? api.PUT('/benefits/{id}/photo', { params, ...uploadOf(photo) })
          : api.DELETE('/benefits/{id}/photo', { params })
      )
      const benefits = await client.fetchQuery({ ...benefitsQuery, staleTime: 0 })
      return benefits.find((each) => each.id === id)?.photoUrl ?? null
    },
  })
}

/** Takes a benefit out of its list, or puts it back. */
export function useArchiveBenefit() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, archived }: { id: string; archived: boolean }) => {
      const params = { path: { id } }
      return answerOf(
        archived
          ? api.POST('/benefits/{id}/archive', { params })
          : api.POST('/benefits/{id}/archive/false', { params })
      )
    },
    onSettled: () => client.invalidateQueries({ queryKey: benefitsQuery.queryKey }),
  })
}

/** Puts a list in order; the screen shows the new order at once. */
export function useOrderBenefits() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { kind: BenefitKind; ids: string[] }) =>
      answerOf(api.PUT('/benefit-order', { body })),
    onMutate: async ({ ids }) => {
      await client.cancelQueries({ queryKey: benefitsQuery.queryKey })
      client.setQueryData(benefitsQuery.queryKey, (known = []) => [
        ...known.filter(({ id }) => !ids.includes(id)),
        ...ids.flatMap((id) => known.find((each) => each.id === id) ?? []),
      ])
    },
    onSettled: () => client.invalidateQueries({ queryKey: benefitsQuery.queryKey }),
  })
}
