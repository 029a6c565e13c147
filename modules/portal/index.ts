import type { Manifest } from '#modules/shared/http/endpoint'
import { employerEndpoints } from './http/employer_endpoints.ts'
import { portalEndpoints } from './http/endpoints.ts'

export const manifest: Manifest = {
  name: 'portal',
  endpoints: [...portalEndpoints, ...employerEndpoints],
  mails: async () => ({
    ...(await import('./mails/portal_link_mail.ts')),
    ...(await import('./mails/portal_mail.ts')),
  }),
}

export { letWorkerIn } from './http/let_worker_in.ts'
export { aimAtPortalLink } from './http/portal_aim.ts'
export { PORTAL_COOKIE } from './http/portal_cookie.ts'
