import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = {
  name: 'signing',
  endpoints,
  mails: async () => ({
    ...(await import('./mails/signing_code.ts')),
    ...(await import('./mails/signing_mail.ts')),
  }),
}

export { followedCasefile } from './actions/followed_casefile.ts'
export { SigningOfCasefiles } from './actions/signing_of_casefiles.ts'
export { unsealedCasefiles } from './queries/unsealed_casefiles.ts'
