import { useSignInLinkValidator } from '#modules/accounts/index'
import { statementAnswerSchema } from '#modules/rewards/index'
import type { Endpoint } from '#modules/shared/http/endpoint'
import { pictureEndpoints } from '#modules/shared/http/picture_endpoints'
import { heldDataSchema, WORKER_PHOTO } from '#modules/team/index'
import {
  currentContractSchema,
  portalCompanySchema,
  portalSessionSchema,
  portalWorkerSchema,
  questionListSchema,
} from './shapes.ts'
import {
  askPortalLinkValidator,
  askQuestionValidator,
  portalWorkerValidator,
} from './validators.ts'

const sessions = () => import('./portal_sessions_controller.ts')
const portal = () => import('./worker_portal_controller.ts')
const documents = () => import('./portal_documents_controller.ts')
const statements = () => import('./statements_controller.ts')

const own = { audience: 'worker' } as const

/** How workers come in, and what they then see, ask and change of their own. */
export const portalEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/worker-portal/links',
    handler: [sessions, 'ask'],
    audience: 'public',
    limit: 'mail',
    summary: 'Ask for a link to the own portal by mail; answers alike whoever’s the address is',
    body: askPortalLinkValidator,
    status: 204,
  },
  {
    method: 'POST',
    path: '/worker-portal/links/use',
    handler: [sessions, 'use'],
    audience: 'public',
    limit: 'portal',
    summary:
      'Sign in to the portal with a mailed link, or with the code of the same mail, in the browser that asked',
    body: useSignInLinkValidator,
    response: portalSessionSchema,
  },
  {
    ...own,
    method: 'DELETE',
    path: '/worker-portal/session',
    handler: [sessions, 'destroy'],
    summary: 'Sign out of the portal',
    status: 204,
  },
  {
    ...own,
    method: 'GET',
    path: '/worker-portal/worker',
    handler: [portal, 'worker'],
    summary: 'The signed-in worker, with their reward statements',
    response: portalWorkerSchema,
  },
  {
    ...own,
    method: 'PUT',
    path: '/worker-portal/worker',
    handler: [portal, 'update'],
    summary:
      'Change one’s address, telephone and language; household and account become proposals that HR accepts',
    body: portalWorkerValidator,
    response: portalWorkerSchema,
  },
  {
    ...own,
    method: 'DELETE',
    path: '/worker-portal/proposals/:id',
    handler: [portal, 'withdraw'],
    summary: 'Take back what one proposed',
    response: portalWorkerSchema,
  },
  ...pictureEndpoints({
    path: '/worker-portal/photo',
    controller: () => import('./own_photo_controller.ts'),
    reading: own,
    writing: own,
    bytes: WORKER_PHOTO,
    says: {
      show: 'The own photo',
      give: 'Give the own photo: the body is a PNG or JPEG of at most 2 MB',
      remove: 'Take the own photo away',
    },
  }),
  {
    ...own,
    method: 'GET',
    path: '/worker-portal/company',
    handler: [portal, 'company'],
    summary: 'The company of the signed-in worker',
    response: portalCompanySchema,
  },
  {
    ...own,
    method: 'GET',
    path: '/worker-portal/reward-statement/:id',
    handler: [statements, 'show'],
    summary: 'One of the own reward statements; withdrawn ones are refused as such',
    response: statementAnswerSchema,
  },
  {
    ...own,
    method: 'GET',
    path: '/worker-portal/reward-statement/:id/pdf',
    handler: [statements, 'pdf'],
    waits: true,
    draws: true,
    summary: 'The same on paper',
    response: ['application/pdf'],
  },
  {
    ...own,
    method: 'GET',
    path: '/worker-portal/reward-statement/:id/documents/:documentId',
    handler: [statements, 'document'],
    waits: true,
    summary: 'A document of the company that hangs on it',
    response: ['application/pdf'],
  },
  {
    ...own,
    method: 'GET',
    path: '/worker-portal/documents/:id',
    handler: [documents, 'own'],
    waits: true,
    summary: 'A document that one signed',
    response: ['application/pdf'],
  },
  {
    ...own,
    method: 'GET',
    path: '/worker-portal/questions',
    handler: [portal, 'questions'],
    summary: 'What one asked, with the answers',
    response: questionListSchema,
  },
  {
    ...own,
    method: 'POST',
    path: '/worker-portal/questions',
    handler: [portal, 'ask'],
    summary: 'Ask the employer something, of a line of a statement too',
    body: askQuestionValidator,
    status: 201,
    response: questionListSchema,
  },
  {
    ...own,
    method: 'POST',
    path: '/worker-portal/questions/read',
    handler: [portal, 'read'],
    summary: 'Note that the answers were read',
    status: 204,
  },
  {
    ...own,
    method: 'GET',
    path: '/worker-portal/data',
    handler: [portal, 'data'],
    summary: 'All that is held on oneself, as a file',
    response: heldDataSchema,
  },
  {
    method: 'GET',
    path: '/out/worker/:link/current-contract',
    handler: [documents, 'contract'],
    audience: 'public',
    limit: 'opened',
    summary:
      'The contract of today of the worker who is signed in, or whose link this browser opened',
    response: currentContractSchema,
  },
  {
    method: 'GET',
    path: '/out/worker/:link/documents/:id',
    handler: [documents, 'linked'],
    audience: 'public',
    limit: 'opened',
    waits: true,
    summary: 'A document that was signed, for the same browsers',
    response: ['application/pdf'],
  },
]
