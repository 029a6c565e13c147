import type { Manifest } from '#modules/shared/http/endpoint'

/**
 * Values, tenancy, audit, outbox, queue, files, mail. The one module whose files others may import
 * directly (`#modules/shared/tenancy/scope`): it holds mechanisms, not business.
 */
export const manifest: Manifest = {
  name: 'shared',
  jobs: () => import('./mail/send_mail.ts'),
}
