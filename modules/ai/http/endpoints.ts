import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import {
  askedSchema,
  conversationSchema,
  conversationsSchema,
  keptSchema,
  settingsSchema,
  usageSchema,
} from './schemas.ts'
import { askValidator, draftValidator, settingsValidator } from './validators.ts'

const assistant = () => import('./assistant_controller.ts')
const settings = () => import('./assistant_settings_controller.ts')
const open = { audience: 'employer', can: 'packages.write', feature: 'aiChat' } as const

const settling = { audience: 'employer', can: 'ai-settings.write', feature: 'aiChat' } as const

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
    path: '/ai/conversations',
    ...open,
    handler: [assistant, 'index'],
    summary: 'One’s own conversations with the assistant, by their first words',
    response: conversationsSchema,
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
    method: 'PUT',
    path: '/ai/conversations/:id',
    ...open,
    handler: [assistant, 'update'],
    summary: 'Keep the package of one’s own conversation as it stands after clicks and fields',
    body: draftValidator,
    response: keptSchema,
  },
  {
    method: 'DELETE',
    path: '/ai/conversations/:id',
    ...open,
    handler: [assistant, 'destroy'],
    summary: 'Forget one’s own conversation with the assistant',
    response: removedSchema,
  },
  {
    method: 'GET',
    path: '/ai-settings',
    ...open,
    handler: [settings, 'show'],
    summary: 'What the company settled for the assistant, and the language model there is',
    response: settingsSchema,
  },
  {
    method: 'PUT',
    path: '/ai-settings',
    ...settling,
    handler: [settings, 'update'],
    summary: 'Settle the assistant: language model, gross pay of a year, how long turns are kept',
    body: settingsValidator,
    response: settingsSchema,
  },
  {
    method: 'GET',
    path: '/ai-usage',
    ...settling,
    handler: [settings, 'usage'],
    summary: 'How much the assistant was used, by month',
    response: usageSchema,
  },
]
