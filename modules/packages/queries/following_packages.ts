import type { Scope } from '#modules/shared/tenancy/scope'
import type { CompanyModelConfig } from '../domain/model_config.ts'
import Package from '../models/package.ts'

/**
 * The packages under settings of a joint committee: those that say exactly the same of it. What somebody set
 * otherwise in a package is that package's own, and follows no settings.
 */
export function followingPackages(_scope: Scope, config: CompanyModelConfig) {
  return Package.query().whereRaw('compute_model_config = ?::jsonb', [JSON.stringify(config)])
}
