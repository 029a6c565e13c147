import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { ofTheLaw } from '../domain/model_config.ts'
import ComputeModelConfigRow from '../models/compute_model_config.ts'
import { recomputePackages } from './recompute_packages.ts'

/**
 * Removes settings of a joint committee. The packages that follow them keep committee and kind of work and fall back
 * to the law's own figures; what is offered, signed or archived stays. Where one cannot be computed so, nothing changes.
 */
export class DeleteModelConfig {
  static async handle(scope: Scope, id: string): Promise<Result<{ id: string }>> {
    const row = await ComputeModelConfigRow.query().where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    const { name, computeModelConfig } = row
    await row.delete()
    const { changed, refusals } = await fallBack(scope, computeModelConfig)
    if (refusals.length > 0) return fail('E_VALIDATION', refusals)
    await record(
      scope,
      'compute_model.deleted',
      { type: 'compute_model_config', id },
      { name, computeModelConfig, packages: changed }
    )
    return ok({ id })
  }
}

/** Settings that say nothing beside the law leave nothing to compute. */
async function fallBack(scope: Scope, config: ComputeModelConfigRow['computeModelConfig']) {
  const law = ofTheLaw(config)
  if (Object.keys(law).length === Object.keys(config).length) return { changed: 0, refusals: [] }
  return recomputePackages(scope, config, law)
}
