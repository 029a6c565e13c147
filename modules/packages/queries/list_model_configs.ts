import type { Scope } from '#modules/shared/tenancy/scope'
import type { CompanyModelConfig } from '../domain/model_config.ts'
import ComputeModelConfigRow from '../models/compute_model_config.ts'
import { followingPackages } from './following_packages.ts'

/** One of the company's settings, with how many packages follow it. */
export interface ModelConfigFacts {
  id: string
  name: string
  computeModelConfig: CompanyModelConfig
  packageCount: number
  version: number
}

/** The company's settings of joint committees, by name. */
export async function listModelConfigs(scope: Scope): Promise<ModelConfigFacts[]> {
  const rows = await ComputeModelConfigRow.query().orderBy('name').orderBy('id')
  return Promise.all(rows.map((row) => describe(scope, row)))
}

/** One of them, as the list has it. */
export async function describe(
  scope: Scope,
  { id, name, computeModelConfig, version }: ComputeModelConfigRow
): Promise<ModelConfigFacts> {
  return {
    id,
    name,
    computeModelConfig,
    version,
    packageCount: await countPackages(scope, computeModelConfig),
  }
}

/** How many packages follow the settings, of all makers. */
export async function countPackages(scope: Scope, config: CompanyModelConfig): Promise<number> {
  const [row] = await followingPackages(scope, config).count('* as count')
  return Number(row.$extras.count)
}
