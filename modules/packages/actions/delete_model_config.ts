import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import ComputeModelConfigRow from '../models/compute_model_config.ts'
import { countPackages } from '../queries/list_model_configs.ts'

/** Removes settings that no package follows. */
export class DeleteModelConfig {
  static async handle(scope: Scope, id: string): Promise<Result<{ id: string }>> {
    const row = await ComputeModelConfigRow.query().where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if ((await countPackages(scope, row.computeModelConfig)) > 0) return fail('E_IN_USE')
    await row.delete()
    await record(
      scope,
      'compute_model.deleted',
      { type: 'compute_model_config', id },
      { name: row.name, computeModelConfig: row.computeModelConfig }
    )
    return ok({ id })
  }
}
