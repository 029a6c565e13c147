import type { Scope } from '#modules/shared/tenancy/scope'
import { noManager, within } from '#modules/shared/tenancy/visibility'
import Scenario from '../models/scenario.ts'

/** The scenarios that the scope may see: of the whole company, so no manager sees one. */
export function visibleScenarios(scope: Scope) {
  return within(Scenario.query(), scope, noManager)
}
