import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = {
  name: 'scenarios',
  endpoints,
  jobs: () => import('./jobs/compute_scenario.ts'),
}

export { ApplyChange, type ApplyChangeInput } from './actions/apply_change.ts'
export { CreateScenario, type CreateScenarioInput } from './actions/create_scenario.ts'
export { changeOf } from './domain/changes/index.ts'
export { stateOf, type Snapshot, type State } from './domain/person.ts'
export { withoutPeople } from './queries/snapshots_on.ts'
