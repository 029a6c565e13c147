import { defineJob } from '#modules/shared/queue/job'
import { unitsOfJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { ComputeScenario } from '../actions/compute_scenario.ts'

interface ComputeScenarioInput extends BackgroundInput {
  scenarioId: string
}

/** Computes a scenario of many people, slice by slice, so that its progress can be seen. Run twice it finds it done. */
export const computeScenario = defineJob<ComputeScenarioInput>({
  name: 'compute-scenario',
  handle: (input) =>
    ComputeScenario.handle(unitsOfJob('compute-scenario', input), input.scenarioId),
})
