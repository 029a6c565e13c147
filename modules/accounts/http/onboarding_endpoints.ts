import type { Endpoint } from '#modules/shared/http/endpoint'
import { flag } from '#modules/shared/http/shapes'
import {
  askOnboardingCodeValidator,
  makeOnboardingLinkValidator,
  newOnboardingLinkSchema,
  onboardingCompanySchema,
  onboardingLinkSchema,
  onboardUserValidator,
  openOnboardingValidator,
} from './onboarding_validators.ts'

const onboarding = () => import('./onboarding_controller.ts')

/** The company's link, by which colleagues make their own access. */
export const onboardingEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/onboarding/company',
    handler: [onboarding, 'show'],
    audience: 'public',
    limit: 'link',
    summary: 'The company behind a link for colleagues, and for which mail domains it is',
    body: openOnboardingValidator,
    response: onboardingCompanySchema,
  },
  {
    method: 'POST',
    path: '/onboarding/company/code',
    handler: [onboarding, 'mailCode'],
    audience: 'public',
    limit: 'mail',
    summary: 'Mail the code that proves an address, at most every two minutes',
    body: askOnboardingCodeValidator,
    status: 204,
  },
  {
    method: 'POST',
    path: '/onboarding/company/user',
    handler: [onboarding, 'store'],
    audience: 'public',
    limit: 'address',
    summary: 'Make an access with the mailed code; false when the address has one already',
    body: onboardUserValidator,
    response: flag,
  },
  {
    method: 'GET',
    path: '/onboarding-link',
    handler: [onboarding, 'link'],
    audience: 'employer',
    can: 'people.manage',
    summary: 'Whether there is a link for colleagues, for whom, until when and for how many',
    response: onboardingLinkSchema,
  },
  {
    method: 'POST',
    path: '/onboarding-link',
    handler: [onboarding, 'replaceLink'],
    audience: 'employer',
    can: 'people.manage',
    freshProof: true,
    summary: 'A new link for colleagues, shown once; the one before stops opening',
    body: makeOnboardingLinkValidator,
    status: 201,
    response: newOnboardingLinkSchema,
  },
  {
    method: 'DELETE',
    path: '/onboarding-link',
    handler: [onboarding, 'closeLink'],
    audience: 'employer',
    can: 'people.manage',
    summary: 'Close the link for colleagues',
    status: 204,
  },
]
