import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = {
  name: 'scenarios',
  endpoints,
  jobs: () => import('./jobs/compute_scenario.ts'),
}

export { ApplyChange, EditChange, type ApplyChangeInput } from './actions/apply_change.ts'
export { ApplyOut, type AppliedRow } from './actions/apply_out.ts'
export { CreateScenario, type CreateScenarioInput } from './actions/create_scenario.ts'
export { DeleteScenario, UpdateScenario } from './actions/save_scenario.ts'
export { RetakeScenarioWorkers } from './actions/scenario_people.ts'
export { changeOf } from './domain/changes/index.ts'
export { fullTimeGross, grossOf } from './domain/changes/gross.ts'
export { rowOf, USUAL_MATRIX } from './domain/changes/merit.ts'
export { stateOf, type Company, type Snapshot, type State } from './domain/person.ts'
export { applied, baseOf, changed, figuresOf, type Figures, type Item } from './domain/simulate.ts'
export { explainOut } from './http/explain_out.ts'
export { appliedSchema } from './http/schemas.ts'
export type { default as Scenario } from './models/scenario.ts'
export { changesOf, findScenario, keptChange, lockScenario } from './queries/find_scenario.ts'
export { FIRST, itemsAfter, itemsNamed } from './queries/items_of.ts'
