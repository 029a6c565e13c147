import { ApplyChange, CreateScenario, type ApplyChangeInput } from '#modules/scenarios/index'
import { unwrap } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { DemoCompany } from './companies.ts'

/** What a demo company tries on the whole company. */
export interface DemoScenario {
  name: string
  description: string
  /** First day of its year. */
  date: string
  changes: Pick<ApplyChangeInput, 'type' | 'data'>[]
}

/** The scenarios of a demo company; after its people. */
export async function seedScenarios(
  scope: Scope,
  { scenarios, workers }: DemoCompany
): Promise<void> {
  if (workers.length === 0) return
  for (const { changes, ...told } of scenarios) {
    const { id } = unwrap(await CreateScenario.handle(scope, { ...told, everyone: {} }))
    for (const change of changes) unwrap(await ApplyChange.handle(scope, id, change))
  }
}
