import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import {
  integrationDataSchema,
  integrationSchema,
  integrationsSchema,
  syncRowPageSchema,
  syncRowSchema,
  syncRunPageSchema,
  syncRunSchema,
} from './schemas.ts'
import {
  answerRowValidator,
  answerStopValidator,
  changeConnectionValidator,
  connectValidator,
  listRowsValidator,
  listRunsValidator,
  messageQueryValidator,
  requestSyncValidator,
} from './validators.ts'

const integrations = () => import('./integrations_controller.ts')
const runs = () => import('./sync_runs_controller.ts')
const messages = () => import('./hr_messages_controller.ts')

const administrators = { audience: 'employer', can: 'integrations.write', feature: 'sync' } as const

export const endpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/integrations',
    handler: [integrations, 'index'],
    ...administrators,
    summary: 'The HR systems that are connected, and those that can be',
    response: integrationsSchema,
  },
  {
    method: 'GET',
    path: '/integration-data',
    handler: [integrations, 'data'],
    ...administrators,
    waits: true,
    summary:
      'Of each connection its last run, its fields with who owns them, and the lists of the other system',
    response: integrationDataSchema,
  },
  {
    method: 'POST',
    path: '/integrations',
    handler: [integrations, 'store'],
    ...administrators,
    waits: true,
    summary: 'Connect an HR system; its key is asked first what it may do',
    body: connectValidator,
    status: 201,
    response: integrationSchema,
  },
  {
    method: 'PUT',
    path: '/integrations/:id',
    handler: [integrations, 'update'],
    ...administrators,
    waits: true,
    long: true,
    summary:
      'Change a connection: its key, who owns a field, what its words mean here, when it runs',
    body: changeConnectionValidator,
    response: integrationSchema,
  },
  {
    method: 'DELETE',
    path: '/integrations/:id',
    handler: [integrations, 'destroy'],
    ...administrators,
    waits: true,
    summary: 'Remove a connection with its runs; the people stay as they are',
    response: removedSchema,
  },
  {
    method: 'POST',
    path: '/integrations/:id/sync',
    handler: [runs, 'store'],
    ...administrators,
    summary: 'Synchronise now; the first run of a connection is dry',
    body: requestSyncValidator,
    status: 202,
    response: syncRunSchema,
  },
  {
    method: 'GET',
    path: '/sync-runs',
    handler: [runs, 'index'],
    ...administrators,
    summary: 'Runs over HR systems, the newest first',
    query: listRunsValidator,
    response: syncRunPageSchema,
  },
  {
    method: 'GET',
    path: '/sync-runs/:id',
    handler: [runs, 'show'],
    ...administrators,
    summary: 'A run: how far it is, and what it came to',
    response: syncRunSchema,
  },
  {
    method: 'GET',
    path: '/sync-runs/:id/rows',
    handler: [runs, 'rows'],
    ...administrators,
    summary: 'What it did with each person, and what it asks',
    query: listRowsValidator,
    response: syncRowPageSchema,
  },
  {
    method: 'POST',
    path: '/sync-runs/:id/answer',
    handler: [runs, 'answer'],
    ...administrators,
    summary: 'Let a run go on that would propose the end of many, or leave it there',
    body: answerStopValidator,
    response: syncRunSchema,
  },
  {
    method: 'POST',
    path: '/sync-rows/:id/answer',
    handler: [runs, 'answerRow'],
    ...administrators,
    summary:
      'Answer what a run asks of a person: fields that differ, whether it is them, whether they end',
    body: answerRowValidator,
    response: syncRowSchema,
  },
  {
    method: 'POST',
    path: '/hr-messages/:id',
    handler: [messages, 'store'],
    audience: 'public',
    // The signature is over the very bytes.
    bytes: { most: 200_000, tooLarge: 'E_FILE_REFUSED' },
    query: messageQueryValidator,
    summary: 'Where an HR system tells that somebody changed',
    status: 202,
  },
]
