import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import { count, whole } from '#modules/shared/http/shapes'
import {
  answeredSchema,
  indexationDetailSchema,
  indexationNoticeSchema,
  indexationPageSchema,
  indexationSchema,
  indexDataSchema,
  linePageSchema,
  loadedSchema,
} from './schemas.ts'
import {
  answerValidator,
  approveValidator,
  listIndexationsValidator,
  listLinesValidator,
  loadFiguresValidator,
  refuseValidator,
  requestIndexationValidator,
} from './validators.ts'

const indexations = () => import('./indexations_controller.ts')
const steps = () => import('./indexation_steps_controller.ts')
const data = () => import('./index_data_controller.ts')
const letters = () => import('./letters_controller.ts')

const runs = { audience: 'employer', can: 'indexations.run', feature: 'scenarios' } as const
const approves = { audience: 'employer', can: 'indexations.approve', feature: 'scenarios' } as const
/** What is known of the index is no run: the notice of the home page and the figures are every plan's. */
const reads = { audience: 'employer', can: 'indexations.run' } as const

export const endpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/indexations',
    handler: [indexations, 'index'],
    ...runs,
    summary: 'Runs of an indexation, the newest first',
    query: listIndexationsValidator,
    response: indexationPageSchema,
  },
  {
    method: 'POST',
    path: '/indexations',
    handler: [indexations, 'store'],
    ...runs,
    summary: 'Plan an indexation of the contracts of a committee; nothing of a contract changes',
    body: requestIndexationValidator,
    status: 202,
    response: indexationSchema,
  },
  {
    method: 'GET',
    path: '/indexations/:id',
    handler: [indexations, 'show'],
    ...runs,
    summary: 'A run: how far it is, what it comes to, and what can be done with it',
    response: indexationDetailSchema,
  },
  {
    method: 'GET',
    path: '/indexations/:id/lines',
    handler: [indexations, 'lines'],
    ...runs,
    summary: 'Its contracts, before and after',
    query: listLinesValidator,
    response: linePageSchema,
  },
  {
    method: 'GET',
    path: '/indexations/:id/csv',
    handler: [indexations, 'csv'],
    heavy: true,
    ...runs,
    summary: 'Before and after, one line a contract',
    response: ['text/csv'],
  },
  {
    method: 'DELETE',
    path: '/indexations/:id',
    handler: [indexations, 'destroy'],
    ...runs,
    summary: 'Remove a run of which nothing was applied',
    response: removedSchema,
  },
  {
    method: 'PUT',
    path: '/indexations/:id/lines/:lineId/answer',
    handler: [steps, 'answer'],
    ...runs,
    summary: 'Answer what a run asks of one contract; without an answer it is left out',
    body: answerValidator,
    response: answeredSchema,
  },
  {
    method: 'POST',
    path: '/indexations/:id/plan',
    handler: [steps, 'replan'],
    ...runs,
    summary: 'Plan it once more, with the contracts and the index as they are now',
    status: 202,
    response: indexationSchema,
  },
  {
    method: 'POST',
    path: '/indexations/:id/approval',
    handler: [steps, 'approve'],
    ...approves,
    summary: 'Approve a plan as a second person: never who planned it or answered for it',
    body: approveValidator,
    response: indexationSchema,
  },
  {
    method: 'POST',
    path: '/indexations/:id/refusal',
    handler: [steps, 'refuse'],
    ...approves,
    summary: 'Refuse a plan, or take an approval back, with the reason',
    body: refuseValidator,
    response: indexationSchema,
  },
  {
    method: 'POST',
    path: '/indexations/:id/application',
    handler: [steps, 'apply'],
    ...runs,
    summary: 'Write what was approved, as versions of contracts of the kind INDEXATION',
    status: 202,
    response: indexationSchema,
  },
  {
    method: 'POST',
    path: '/indexations/:id/undoing',
    handler: [steps, 'undo'],
    ...approves,
    summary: 'Give the contracts back what they were; refused with who something stands on',
    status: 202,
    response: indexationSchema,
  },
  {
    method: 'POST',
    path: '/indexations/:id/letters',
    handler: [letters, 'store'],
    ...runs,
    summary: 'Send a letter to all whose pay was indexed and who have none yet',
    status: 202,
    response: whole({ letters: count, withoutAddress: count }),
  },
  {
    method: 'GET',
    path: '/indexations/:id/lines/:lineId/letter',
    handler: [letters, 'pdf'],
    waits: true,
    draws: true,
    ...runs,
    summary: 'The letter of one person, as a PDF',
    response: ['application/pdf'],
  },
  {
    method: 'GET',
    path: '/indexation-notice',
    handler: [() => import('./indexation_notices_controller.ts'), 'show'],
    ...reads,
    summary: 'The coming indexation, where it concerns a current contract',
    response: indexationNoticeSchema,
  },
  {
    method: 'GET',
    path: '/index-data',
    handler: [data, 'show'],
    ...reads,
    summary: 'What is known of the index, with its sources, and what is not',
    response: indexDataSchema,
  },
  {
    method: 'POST',
    path: '/index-data',
    handler: [data, 'store'],
    audience: 'employer',
    can: 'index-figures.write',
    summary: 'Load figures of the index that were published, or agreed in the company',
    long: true,
    body: loadFiguresValidator,
    response: loadedSchema,
  },
]
