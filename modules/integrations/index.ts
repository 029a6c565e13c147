import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = {
  name: 'integrations',
  endpoints,
  jobs: () => import('./jobs/send_pay_elements.ts'),
  mails: () => import('./mails/sync_paused_mail.ts'),
}

export { CloseSync } from './actions/close_sync.ts'
export { FailSync } from './actions/fail_sync.ts'
export { OpenSync } from './actions/open_sync.ts'
export { ReadPage, type PageResult } from './actions/read_page.ts'
export { RequestNightlySyncs } from './actions/request_nightly_syncs.ts'
export { RotateHrKeys } from './actions/rotate_hr_keys.ts'
export { OutsideHrSources } from './adapters/outside_hr_sources.ts'
export { HrRefusal } from './domain/hr_system.ts'
export { FAILURES, type Failure } from './domain/run_states.ts'
export { HrSources } from './ports/hr_sources.ts'
