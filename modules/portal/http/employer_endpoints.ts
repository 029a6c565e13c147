import { statementAnswerSchema } from '#modules/rewards/index'
import type { Endpoint } from '#modules/shared/http/endpoint'
import { shownPictureValidator } from '#modules/shared/http/picture_endpoints'
import {
  currentContractSchema,
  portalCompanySchema,
  portalSettingsSchema,
  portalWorkerSchema,
  questionListSchema,
  workerProposalListSchema,
  workerQuestionListSchema,
} from './shapes.ts'
import {
  answerQuestionValidator,
  listProposalsValidator,
  listQuestionsValidator,
  portalSettingsValidator,
  refuseProposalValidator,
} from './validators.ts'

const viewed = () => import('./viewed_portal_controller.ts')
const documents = () => import('./portal_documents_controller.ts')
const statements = () => import('./statements_controller.ts')
const requests = () => import('./requests_controller.ts')

/** The portal as one worker sees it: the link names the worker, the right opens it. */
const asWorker = { audience: 'employer', can: 'portal.view_as' } as const
const answering = { audience: 'employer', can: 'portal.answer' } as const
const keeping = { audience: 'employer', can: 'workers.details' } as const

/** What the employer's people see and do of it. */
export const employerEndpoints: Endpoint[] = [
  {
    ...asWorker,
    method: 'GET',
    path: '/worker-impersonate/:link/worker',
    handler: [viewed, 'worker'],
    summary: 'A worker as they see themselves; the audit log says who looked',
    response: portalWorkerSchema,
  },
  {
    ...asWorker,
    method: 'GET',
    path: '/worker-impersonate/:link/company',
    handler: [viewed, 'company'],
    summary: 'Their company as they see it',
    response: portalCompanySchema,
  },
  {
    ...asWorker,
    method: 'GET',
    path: '/worker-impersonate/:link/photo',
    handler: [viewed, 'photo'],
    waits: true,
    summary: 'Their photo as they see it',
    query: shownPictureValidator,
    response: ['image/png', 'image/jpeg'],
  },
  {
    ...asWorker,
    method: 'GET',
    path: '/worker-impersonate/:link/questions',
    handler: [viewed, 'questions'],
    summary: 'Their questions as they see them',
    response: questionListSchema,
  },
  {
    ...asWorker,
    method: 'GET',
    path: '/worker-impersonate/:link/reward-statement/:id',
    handler: [statements, 'viewed'],
    summary: 'One of their reward statements as they see it',
    response: statementAnswerSchema,
  },
  {
    ...asWorker,
    method: 'GET',
    path: '/worker-impersonate/:link/reward-statement/:id/pdf',
    handler: [statements, 'viewedPdf'],
    waits: true,
    draws: true,
    summary: 'The same on paper',
    response: ['application/pdf'],
  },
  {
    ...asWorker,
    method: 'GET',
    path: '/worker-impersonate/:link/reward-statement/:id/documents/:documentId',
    handler: [statements, 'viewedDocument'],
    waits: true,
    summary: 'A document of the company that hangs on it',
    response: ['application/pdf'],
  },
  {
    ...asWorker,
    method: 'GET',
    path: '/worker-impersonate/:link/current-contract',
    handler: [documents, 'viewedContract'],
    summary: 'Their contract of today as they see it',
    response: currentContractSchema,
  },
  {
    ...asWorker,
    method: 'GET',
    path: '/worker-impersonate/:link/documents/:id',
    handler: [documents, 'viewed'],
    waits: true,
    summary: 'A document that they signed',
    response: ['application/pdf'],
  },
  ...(
    [
      ['PUT', 'worker'],
      ['PUT', 'photo'],
      ['DELETE', 'photo'],
      ['POST', 'questions'],
    ] as const
  ).map(([method, what]): Endpoint => ({
    ...asWorker,
    method,
    path: `/worker-impersonate/:link/${what}`,
    handler: [viewed, 'refuse'],
    summary: 'Refused: who looks at a portal changes nothing in it',
    body: {},
    status: 204,
  })),
  {
    ...answering,
    method: 'GET',
    path: '/worker-questions',
    handler: [requests, 'questions'],
    summary: 'What workers asked in their portal, those without an answer first',
    query: listQuestionsValidator,
    response: workerQuestionListSchema,
  },
  {
    ...answering,
    method: 'POST',
    path: '/worker-questions/:id/answer',
    handler: [requests, 'answer'],
    summary: 'Answer a worker; a mail tells them that the answer is in their portal',
    body: answerQuestionValidator,
    response: workerQuestionListSchema,
  },
  {
    ...keeping,
    method: 'GET',
    path: '/worker-proposals',
    handler: [requests, 'proposals'],
    summary: 'What workers proposed to change, and nobody dealt with yet',
    query: listProposalsValidator,
    response: workerProposalListSchema,
  },
  {
    ...keeping,
    method: 'POST',
    path: '/worker-proposals/:id/acceptance',
    handler: [requests, 'accept'],
    summary: 'Make it so, as if one had typed it',
    response: workerProposalListSchema,
  },
  {
    ...keeping,
    method: 'POST',
    path: '/worker-proposals/:id/refusal',
    handler: [requests, 'refuse'],
    summary: 'Leave it as it is, with a reason that the worker reads',
    body: refuseProposalValidator,
    response: workerProposalListSchema,
  },
  {
    ...answering,
    method: 'GET',
    path: '/portal-settings',
    handler: [requests, 'settings'],
    summary: 'What the company settled for its workers’ portal',
    response: portalSettingsSchema,
  },
  {
    audience: 'employer',
    can: 'portal-settings.write',
    method: 'PUT',
    path: '/portal-settings',
    handler: [requests, 'saveSettings'],
    summary: 'Settle whether workers are told who looked at their portal',
    body: portalSettingsValidator,
    response: portalSettingsSchema,
  },
]
