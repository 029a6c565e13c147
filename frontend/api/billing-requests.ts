import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import { companyQuery } from './get-company.ts'
import type { Feature } from './types.ts'

/** Asks for the activation of the trial. */
export const useRequestActivation = () => useAsked(() => answerOf(api.POST('/billing/activate')))

/** Asks for the reactivation of a company whose plan has ended. */
export const useRequestReactivation = () =>
  useAsked(() => answerOf(api.POST('/billing/reactivate')))

/** Asks for a feature that the plan lacks. */
export function useRequestFeature() {
  return useMutation({
    mutationFn: (feature: Feature) =>
      answerOf(api.POST('/billing/request-feature', { body: { feature } })),
  })
}

/** The company says afterwards that it has asked. */
function useAsked(mutationFn: () => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: companyQuery.queryKey }),
  })
}
