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
export {
  append as appendToCasefile,
  revokeLinks as revokeCasefileLinks,
} from './actions/casefile_trail.ts'
export { freezeCasefile } from './actions/freeze_casefile.ts'
export { putInPlace } from './actions/put_in_place.ts'
export { statusAfter, type CasefileStatus } from './domain/casefile_status.ts'
export { explainSigning } from './http/explain.ts'
export { casefileSchema } from './http/schemas.ts'
export { shownAfterWait, shownCasefile } from './http/shown_casefile.ts'
export type { default as Casefile } from './models/casefile.ts'
export type { default as CompanyDocument } from './models/company_document.ts'
export { AddCompanyDocument } from './actions/add_company_document.ts'
export { documentsOfCompany, findCompanyDocument } from './queries/company_documents.ts'
export { DOCUMENT_LEVELS } from './models/casefile_document.ts'
export type { default as CasefileDocument } from './models/casefile_document.ts'
export type { default as CasefileSigner } from './models/casefile_signer.ts'
export { SIGNER_ROLES } from './models/casefile_signer.ts'
export { CasefileSigning } from './ports/casefile_signing.ts'
export { readableDocument, type ReadableDocument } from './queries/document_pdf.ts'
export { casefileContents } from './queries/casefile_contents.ts'
export { employerSignersAt } from './queries/employer_signers_at.ts'
export {
  documentsOf,
  findCasefile,
  findDocument,
  findSignerOf,
  lockCasefile,
  lockWithContract,
  presentSigners,
  storedSigners,
} from './queries/find_casefile.ts'
export { visibleCasefiles } from './queries/visible_casefiles.ts'
