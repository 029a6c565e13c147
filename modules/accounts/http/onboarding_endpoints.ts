import type { Endpoint } from '#modules/shared/http/endpoint'
import {
  newOnboardingLinkSchema,
  onboardingCompanySchema,
  onboardingLinkSchema,
  onboardUserValidator,
} from './onboarding_validators.ts'

const onboarding = () => import('./onboarding_controller.ts')

/** The company's link, by which colleagues make their own access. */
export const onboardingEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/onboarding/company/:companyLink',
    handler: [onboarding, 'show'],
    audience: 'public',
    limit: 'link',
    summary: 'The company behind a link for colleagues',
    response: onboardingCompanySchema,
  },
  {
    method: 'POST',
    path: '/onboarding/company/:companyLink/user',
    handler: [onboarding, 'store'],
    audience: 'public',
    limit: 'mail',
    summary: 'Make an access; false when the address has one already',
    body: onboardUserValidator,
    response: { type: 'boolean' },
  },
  {
    method: 'GET',
    path: '/onboarding-link',
    handler: [onboarding, 'link'],
    audience: 'employer',
    can: 'people.manage',
    summary: 'Whether there is a link for colleagues, and since when',
    response: onboardingLinkSchema,
  },
  {
    method: 'POST',
    path: '/onboarding-link',
    handler: [onboarding, 'replaceLink'],
    audience: 'employer',
    can: 'people.manage',
    summary: 'A new link for colleagues, shown once; the one before stops opening',
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
