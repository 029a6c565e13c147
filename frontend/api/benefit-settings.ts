import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from './calls.ts'
import { answerOf, api } from './client.ts'

/** What packages offer and in which order, and the mobility policy (EUR a year). */
export type BenefitSettings = AnswerOf<'/benefit-settings'>
export type OfferedBenefit = BenefitSettings['shown'][number]

export const benefitSettingsQuery = queryOptions({
  queryKey: ['benefit-settings'],
  queryFn: ({ signal }) => answerOf(api.GET('/benefit-settings', { signal })),
})

export const useBenefitSettings = () => useQuery(benefitSettingsQuery)

/** Changes them; 409 E_STALE_VERSION when another person did meanwhile. */
export function useUpdateBenefitSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BenefitSettings) => answerOf(api.PUT('/benefit-settings', { body })),
    onSuccess: (saved) => client.setQueryData(benefitSettingsQuery.queryKey, saved),
    onError: () => client.invalidateQueries({ queryKey: benefitSettingsQuery.queryKey }),
  })
}
