import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'
import { searchCasefiles } from './queries/search_casefiles.ts'

export const manifest: Manifest = {
  name: 'casefiles',
  endpoints,
  search: [searchCasefiles],
  mails: () => import('./mails/casefile_mail.ts'),
}

export { AddDocuments } from './actions/add_documents.ts'
export { CreateCasefile } from './actions/create_casefile.ts'
export { CasefilesOfContracts } from './actions/casefiles_of_contracts.ts'
