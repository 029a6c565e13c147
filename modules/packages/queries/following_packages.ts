import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import type { CompanyModelConfig } from '../domain/model_config.ts'
import { visiblePackages } from './visible_packages.ts'

/**
 * The packages under settings of a joint committee: those that say exactly the same of it. What was set
 * otherwise in a package is that package's own, and follows no settings.
 */
export function followingPackages(scope: Scope, config: CompanyModelConfig) {
  const all = seeingWhatTheActorMayNot(
    scope,
    'settings of a joint committee are the company’s: they are followed by all packages'
  )
  return visiblePackages(all).whereRaw('compute_model_config = ?::jsonb', [JSON.stringify(config)])
}
