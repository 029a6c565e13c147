import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'
import type { Language } from './types.ts'

/** The company behind a link for colleagues; an error when the link opens nothing. */
export const useOnboardingCompany = (companyLink: string) =>
  useQuery(
    queryOptions({
      queryKey: ['onboarding', companyLink],
      queryFn: ({ signal }) =>
        answerOf(api.POST('/onboarding/company', { body: { companyLink }, signal })),
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

/** Mails the code that proves the address. */
export const useMailOnboardingCode = (companyLink: string) =>
  useMutation({
    mutationFn: ({ email, language }: NewColleague) =>
      answerOf(api.POST('/onboarding/company/code', { body: { companyLink, email, language } })),
  })

/** Makes an access with the mailed code and signs in; answers false when the address has one already. */
export const useOnboardUser = (companyLink: string) =>
  useMutation({
    mutationFn: (body: NewColleague & { code: string }) =>
      answerOf(api.POST('/onboarding/company/user', { body: { ...body, companyLink } })),
  })
