import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = {
  name: 'webhooks',
  endpoints,
  mails: () => import('./mails/webhook_given_up_mail.ts'),
}

export { RotateWebhookKeys } from './actions/rotate_webhook_keys.ts'
export { WebhookSender } from './sending/webhook_sender.ts'
