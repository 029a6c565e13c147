import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import { askedSchema, conversationSchema } from './schemas.ts'
import { askValidator } from './validators.ts'

const assistant = () => import('./assistant_controller.ts')
const open = { audience: 'employer', can: 'packages.write', feature: 'aiChat' } as const

export const endpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/ai',
    ...open,
    waits: true,
    handler: [assistant, 'ask'],
    summary:
      'A package from a request in plain words, with what was understood and from which words',
    body: askValidator,
    response: askedSchema,
  },
  {
    method: 'GET',
    path: '/ai/conversations/:id',
    ...open,
    handler: [assistant, 'show'],
    summary: 'The turns of one’s own conversation with the assistant',
    response: conversationSchema,
  },
  {
    method: 'DELETE',
    path: '/ai/conversations/:id',
    ...open,
    handler: [assistant, 'destroy'],
    summary: 'Forget one’s own conversation with the assistant',
    response: removedSchema,
  },
]
