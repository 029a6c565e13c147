import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = {
  name: 'exports',
  endpoints,
  jobs: () => import('./jobs/write_export.ts'),
  mails: () => import('./mails/export_mail.ts'),
}

export { RemoveOldExports } from './actions/remove_old_exports.ts'
