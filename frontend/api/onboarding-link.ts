import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const linkQuery = queryOptions({
  queryKey: ['onboarding-link'],
  queryFn: ({ signal }) => answerOf(api.GET('/onboarding-link', { signal })),
})

/** Whether there is a link for colleagues, for whom, until when and for how many. */
export const useOnboardingLink = () => useQuery(linkQuery)

/** For which mail domains a link is, for how many days and how many people. */
export interface OnboardingLimits {
  domains: string[]
  days: number
  uses: number
}

/** Makes a new link, whose address is in this one answer; the one before stops opening. */
export function useReplaceOnboardingLink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: OnboardingLimits) => answerOf(api.POST('/onboarding-link', { body })),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: linkQuery.queryKey }),
  })
}

/** Closes the link; those who came in by it stay. */
export function useCloseOnboardingLink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => answerOf(api.DELETE('/onboarding-link')),
    onSuccess: () => client.invalidateQueries({ queryKey: linkQuery.queryKey }),
  })
}
