import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = {
  name: 'casefiles',
  endpoints,
  mails: () => import('./mails/casefile_mail.ts'),
}

export { CasefilesOfContracts } from './actions/casefiles_of_contracts.ts'
