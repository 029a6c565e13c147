import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import {
  deliveriesSchema,
  deliverySchema,
  webhookSchema,
  webhookSecretSchema,
  webhooksSchema,
} from './schemas.ts'
import { deliveriesValidator, webhookValidator } from './validators.ts'

const webhooks = () => import('./webhooks_controller.ts')
const manages = { audience: 'employer', can: 'webhooks.manage' } as const

/** Addresses that are told what happens here. */
export const endpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/webhooks',
    handler: [webhooks, 'index'],
    ...manages,
    summary: 'The addresses that are told what happens here',
    response: webhooksSchema,
  },
  {
    method: 'POST',
    path: '/webhooks',
    handler: [webhooks, 'store'],
    ...manages,
    summary: 'Add an address; the answer alone holds the secret that signs what it is sent',
    body: webhookValidator,
    status: 201,
    response: webhookSecretSchema,
  },
  {
    method: 'GET',
    path: '/webhooks/:id',
    handler: [webhooks, 'show'],
    ...manages,
    summary: 'One of these addresses',
    response: webhookSchema,
  },
  {
    method: 'PUT',
    path: '/webhooks/:id',
    handler: [webhooks, 'update'],
    ...manages,
    summary: 'Change where an address is, what it is told, and whether it is told anything',
    body: webhookValidator,
    response: webhookSchema,
  },
  {
    method: 'DELETE',
    path: '/webhooks/:id',
    handler: [webhooks, 'destroy'],
    ...manages,
    summary: 'Remove an address with its log',
    response: removedSchema,
  },
  {
    method: 'POST',
    path: '/webhooks/:id/secret',
    handler: [webhooks, 'rotate'],
    ...manages,
    summary: 'Give an address another secret, told this once; for a day both sign',
    response: webhookSecretSchema,
  },
  {
    method: 'POST',
    path: '/webhooks/:id/test',
    handler: [webhooks, 'test'],
    ...manages,
    summary: 'Send an address a message to try it; the log says what came of it',
    status: 202,
    response: deliverySchema,
  },
  {
    method: 'GET',
    path: '/webhooks/:id/deliveries',
    handler: [webhooks, 'deliveries'],
    ...manages,
    summary: 'What an address was told and what it answered, the newest first; kept for 30 days',
    query: deliveriesValidator,
    response: deliveriesSchema,
  },
  {
    method: 'POST',
    path: '/webhooks/:id/deliveries/:deliveryId/replay',
    handler: [webhooks, 'replay'],
    ...manages,
    summary: 'Send a message once more, under its own id',
    status: 202,
    response: deliverySchema,
  },
]
