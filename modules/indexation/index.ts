import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = {
  name: 'indexation',
  endpoints,
  jobs: () => import('./jobs/index_letters.ts'),
  mails: () => import('./mails/index_letter_mail.ts'),
}

export { ApplySlice, type ChangeResult } from './actions/apply_slice.ts'
export { CloseChange } from './actions/close_change.ts'
export { CloseIndexation } from './actions/close_indexation.ts'
export { OpenChange } from './actions/open_change.ts'
export { OpenIndexation } from './actions/open_indexation.ts'
export { RecomputeSlice, type SliceResult } from './actions/recompute_slice.ts'
export { UndoSlice } from './actions/undo_slice.ts'
export { companyIndexData } from './queries/company_index_data.ts'
