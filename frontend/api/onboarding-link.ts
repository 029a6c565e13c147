import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const linkQuery = queryOptions({
  queryKey: ['onboarding-link'],
  queryFn: ({ signal }) => answerOf(api.GET('/onboarding-link', { signal })),
})

/** Whether there is a link for colleagues, and since when. */
export const useOnboardingLink = () => useQuery(linkQuery)

/** Makes a new link, whose address is in this one answer; the one before stops opening. */
export function useReplaceOnboardingLink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => answerOf(api.POST('/onboarding-link')),
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
