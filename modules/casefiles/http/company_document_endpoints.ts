import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import { PDF_MAX_BYTES } from '#modules/shared/pdfs/brought/pdf_faults'
import {
  addCompanyDocumentValidator,
  companyDocumentSchema,
  companyDocumentsSchema,
  updateCompanyDocumentValidator,
} from './company_document_validators.ts'

const documents = () => import('./company_documents_controller.ts')

/** What a company gives to all of its people. */
export const companyDocumentEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/company-documents',
    handler: [documents, 'index'],
    audience: 'employer',
    can: 'team.read',
    feature: 'documents',
    summary: 'Documents of the company, by name',
    response: companyDocumentsSchema,
  },
  {
    method: 'POST',
    path: '/company-documents',
    handler: [documents, 'store'],
    audience: 'employer',
    can: 'casefiles.write',
    feature: 'documents',
    waits: true,
    summary: 'Add one: the body is a PDF of at most 10 MB and 200 pages',
    query: addCompanyDocumentValidator,
    bytes: { most: PDF_MAX_BYTES, tooLarge: 'E_PDF_TOO_LARGE' },
    status: 201,
    response: companyDocumentSchema,
  },
  {
    method: 'PUT',
    path: '/company-documents/:id',
    handler: [documents, 'update'],
    audience: 'employer',
    can: 'casefiles.write',
    feature: 'documents',
    summary: 'Give it another name or description; refused when it changed since it was read',
    body: updateCompanyDocumentValidator,
    response: companyDocumentSchema,
  },
  {
    method: 'DELETE',
    path: '/company-documents/:id',
    handler: [documents, 'destroy'],
    audience: 'employer',
    can: 'casefiles.write',
    feature: 'documents',
    summary: 'Take it away',
    response: removedSchema,
  },
  {
    method: 'GET',
    path: '/company-documents/:id/file',
    handler: [documents, 'file'],
    audience: 'employer',
    can: 'team.read',
    feature: 'documents',
    waits: true,
    summary: 'Its PDF, to be shown',
    response: ['application/pdf'],
  },
]
