import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import { PDF_MAX_BYTES } from '#modules/shared/pdfs/brought/pdf_faults'
import { companyDocumentEndpoints } from './company_document_endpoints.ts'
import { casefileEventsSchema, casefilePageSchema, casefileSchema } from './schemas.ts'
import {
  addDocumentsBody,
  addPdfValidator,
  createBaseCasefileValidator,
  createCasefileValidator,
  documentPdfValidator,
  listCasefilesValidator,
  seenCasefileValidator,
  setContractValidator,
  signOnPaperValidator,
  updateCasefileValidator,
} from './validators.ts'
import { workerFormEndpoints } from './worker_form_endpoints.ts'

const casefiles = () => import('./casefiles_controller.ts')
const contents = () => import('./casefile_contents_controller.ts')
const steps = () => import('./casefile_steps_controller.ts')

const reads = { audience: 'employer', can: 'casefiles.read' } as const
const writes = { audience: 'employer', can: 'casefiles.write' } as const

/** What paper asks for: a plan with contracts alone writes, prints and keeps the signed scan (docs/adr/0040). */
const onPaper = { feature: ['contracts', 'documents'] } as const

export const endpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/casefile',
    handler: [casefiles, 'index'],
    ...reads,
    ...onPaper,
    summary:
      'Casefiles of a filter with how many there are of each status, last changed first unless told',
    query: listCasefilesValidator,
    response: casefilePageSchema,
  },
  {
    method: 'POST',
    path: '/casefile',
    handler: [casefiles, 'store'],
    ...writes,
    ...onPaper,
    summary: 'Prepare the casefile of a contract',
    body: createCasefileValidator,
    status: 201,
    response: casefileSchema,
  },
  {
    method: 'POST',
    path: '/casefile/base',
    handler: [casefiles, 'storeBase'],
    ...writes,
    feature: 'documents',
    summary: 'Prepare a casefile that has no contract yet, of a worker or of an accepted offer',
    body: createBaseCasefileValidator,
    status: 201,
    response: casefileSchema,
  },
  {
    method: 'GET',
    path: '/casefile/:id',
    handler: [casefiles, 'show'],
    ...reads,
    ...onPaper,
    summary: 'One casefile with its documents, who signs them, and what keeps it from being signed',
    response: casefileSchema,
  },
  {
    method: 'PUT',
    path: '/casefile/:id',
    handler: [casefiles, 'update'],
    ...writes,
    ...onPaper,
    summary: 'Change who signs, the last day, the message, the order of the documents',
    body: updateCasefileValidator,
    response: casefileSchema,
  },
  {
    method: 'DELETE',
    path: '/casefile/:id',
    handler: [casefiles, 'destroy'],
    ...writes,
    ...onPaper,
    summary: 'Remove a draft; what was printed or signed is kept, and the refusal says until when',
    response: removedSchema,
  },
  {
    method: 'GET',
    path: '/casefile/:id/events',
    handler: [casefiles, 'events'],
    ...reads,
    ...onPaper,
    summary: 'What happened to it, newest first',
    response: casefileEventsSchema,
  },
  ...contentEndpoints(),
  ...stepEndpoints(),
  ...workerFormEndpoints,
  ...companyDocumentEndpoints,
]

/** What stands in it. */
function contentEndpoints(): Endpoint[] {
  return [
    {
      method: 'PUT',
      path: '/casefile/:id/contract',
      handler: [contents, 'contract'],
      ...writes,
      feature: 'documents',
      summary: 'Give it its contract, or another one of the same worker',
      body: setContractValidator,
      response: casefileSchema,
    },
    {
      method: 'POST',
      path: '/casefile/:id/add-documents',
      handler: [contents, 'addDocuments'],
      ...writes,
      ...onPaper,
      summary: 'Add a document of each template: the body is the list of their ids',
      body: addDocumentsBody,
      response: casefileSchema,
    },
    {
      method: 'POST',
      path: '/casefile/:id/add-pdf',
      handler: [contents, 'addPdf'],
      ...writes,
      ...onPaper,
      waits: true,
      summary: 'Add a PDF: the body is the file, of at most 10 MB and 200 pages',
      query: addPdfValidator,
      bytes: { most: PDF_MAX_BYTES, tooLarge: 'E_PDF_TOO_LARGE' },
      response: casefileSchema,
    },
    {
      method: 'DELETE',
      path: '/document/:id',
      handler: [contents, 'removeDocument'],
      ...writes,
      ...onPaper,
      summary: 'Take a document out; what was signed is kept, and the refusal says until when',
      response: removedSchema,
    },
    {
      method: 'GET',
      path: '/document/:id/pdf',
      handler: [contents, 'pdf'],
      ...reads,
      ...onPaper,
      waits: true,
      summary:
        'A document as its signers are shown it, or as they signed it; of a draft as it stands',
      query: documentPdfValidator,
      response: ['application/pdf'],
      draws: true,
    },
  ]
}

/** What happens to it from draft to signature. */
function stepEndpoints(): Endpoint[] {
  return [
    {
      method: 'POST',
      path: '/casefile/:id/send-worker-form',
      handler: [steps, 'sendForm'],
      ...writes,
      feature: 'documents',
      summary: 'Mail the worker a private link to the form of their details, or mail it once more',
      response: casefileSchema,
    },
    {
      method: 'POST',
      path: '/casefile/:id/withdraw-worker-form',
      handler: [steps, 'withdrawForm'],
      ...writes,
      feature: 'documents',
      summary: 'Take the form back: its links open nothing any more',
      response: casefileSchema,
    },
    {
      method: 'POST',
      path: '/casefile/:id/print',
      handler: [steps, 'print'],
      ...writes,
      ...onPaper,
      waits: true,
      draws: true,
      summary: 'Freeze it for signing by hand; refused with everything that is missing',
      body: seenCasefileValidator,
      response: casefileSchema,
    },
    {
      method: 'POST',
      path: '/casefile/:id/paper',
      handler: [steps, 'paper'],
      ...writes,
      ...onPaper,
      waits: true,
      summary:
        'Keep the signed copy: the body is its scan as a PDF; the contract is signed with it',
      query: signOnPaperValidator,
      bytes: { most: PDF_MAX_BYTES, tooLarge: 'E_PDF_TOO_LARGE' },
      response: casefileSchema,
    },
    {
      method: 'POST',
      path: '/casefile/:id/reopen',
      handler: [steps, 'reopen'],
      ...writes,
      ...onPaper,
      summary: 'Make it a draft again before the first signature; what was printed is void',
      response: casefileSchema,
    },
    {
      method: 'POST',
      path: '/casefile/:id/cancel',
      handler: [steps, 'cancel'],
      ...writes,
      ...onPaper,
      summary: 'End it unsigned',
      response: casefileSchema,
    },
    {
      method: 'POST',
      path: '/casefile/:id/copy',
      handler: [steps, 'copy'],
      ...writes,
      ...onPaper,
      summary: 'Prepare another one like it, of one that ended unsigned',
      status: 201,
      response: casefileSchema,
    },
  ]
}
