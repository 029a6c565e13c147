import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = {
  name: 'scenarios',
  endpoints,
  jobs: () => import('./jobs/compute_scenario.ts'),
}

export { ApplyChange, type ApplyChangeInput } from './actions/apply_change.ts'
export { CreateScenario, type CreateScenarioInput } from './actions/create_scenario.ts'
