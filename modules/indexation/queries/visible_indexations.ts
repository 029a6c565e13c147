import type { Scope } from '#modules/shared/tenancy/scope'
import { noManager, within } from '#modules/shared/tenancy/visibility'
import Indexation from '../models/indexation.ts'

/** The runs that the scope may see; each is over the whole company. */
export function visibleIndexations(scope: Scope) {
  return within(Indexation.query(), scope, noManager)
}
