import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'
import {
  indexationNoticeSchema,
  indexationSchema,
  requestIndexationValidator,
} from './http/indexation_validators.ts'

const indexations = () => import('./http/indexations_controller.ts')

export const manifest: Manifest = {
  name: 'scenarios',
  jobs: () => import('./jobs/compute_scenario.ts'),
  endpoints: [
    ...endpoints,
    {
      method: 'POST',
      path: '/indexations',
      handler: [indexations, 'store'],
      audience: 'employer',
      can: 'indexations.run',
      summary: 'Recompute the current contracts of a committee with an index',
      body: requestIndexationValidator,
      status: 202,
      response: indexationSchema,
    },
    {
      method: 'GET',
      path: '/indexations/:id',
      handler: [indexations, 'show'],
      audience: 'employer',
      can: 'indexations.run',
      summary: 'How far a run is',
      response: indexationSchema,
    },
    {
      method: 'GET',
      path: '/indexations/:id/csv',
      handler: [indexations, 'csv'],
      heavy: true,
      audience: 'employer',
      can: 'indexations.run',
      summary: 'Before and after, one line a contract',
      response: ['text/csv'],
    },
    {
      method: 'GET',
      path: '/indexation-notice',
      handler: [() => import('./http/indexation_notices_controller.ts'), 'show'],
      audience: 'employer',
      can: 'indexations.run',
      summary: 'The coming indexation, where it concerns a current contract',
      response: indexationNoticeSchema,
    },
  ],
}

export { CloseIndexation } from './actions/close_indexation.ts'
export { OpenIndexation } from './actions/open_indexation.ts'
export { RecomputeSlice, type SliceResult } from './actions/recompute_slice.ts'
export { ApplyChange, type ApplyChangeInput } from './actions/apply_change.ts'
export { CreateScenario, type CreateScenarioInput } from './actions/create_scenario.ts'
