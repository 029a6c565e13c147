import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import type { Language } from './types.ts'

/** The company behind a link for colleagues; an error when the link opens nothing. */
export const useOnboardingCompany = (companyLink: string) =>
  useQuery(
    queryOptions({
      queryKey: ['onboarding', companyLink],
      queryFn: ({ signal }) =>
        answerOf(
          api.GET('/onboarding/company/{companyLink}', {
            params: { path: { companyLink } },
            signal,
          })
        ),
      staleTime: Infinity,
    })
  )

export interface NewColleague {
  displayName: string
  email: string
  language: Language
  password: string
  rememberMe: boolean
}

/** Makes an access and signs in; answers false when the address has one already. */
export const useOnboardUser = (companyLink: string) =>
  useMutation({
    mutationFn: (body: NewColleague) =>
      answerOf(
        api.POST('/onboarding/company/{companyLink}/user', {
          params: { path: { companyLink } },
          body,
        })
      ),
  })
