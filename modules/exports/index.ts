import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = {
  name: 'exports',
  endpoints,
  jobs: async () => ({
    ...(await import('./jobs/write_export.ts')),
    ...(await import('./jobs/mail_export.ts')),
  }),
}

export { RemoveOldExports } from './actions/remove_old_exports.ts'
