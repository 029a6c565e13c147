import { record } from '#modules/shared/audit/record'
import type { FieldProblem } from '#modules/shared/http/problem'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce, waitForTwin } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { modelConfigProblems, settled, type CompanyModelConfig } from '../domain/model_config.ts'
import ComputeModelConfigRow from '../models/compute_model_config.ts'
import { describe, type ModelConfigFacts } from '../queries/list_model_configs.ts'
import { recomputePackages } from './recompute_packages.ts'

export interface ModelConfigInput {
  name: string
  computeModelConfig: CompanyModelConfig
}

/** Adds settings of a joint committee. `id` may be chosen by the client, so that a double click adds one. */
export class CreateModelConfig {
  static async handle(
    scope: Scope,
    { id, ...input }: ModelConfigInput & { id?: string }
  ): Promise<Result<ModelConfigFacts>> {
    await waitForTwin(scope, id)
    const twin = id && (await ComputeModelConfigRow.find(id))
    if (twin) return ok(await describe(scope, twin))
    const refused = await refusal(scope, input)
    if (refused) return refused
    const newId = await insertOnce(scope, 'compute_model_configs', {
      id,
      name: input.name,
      compute_model_config: JSON.stringify(settled(input.computeModelConfig)),
    })
    if (!newId) return fail('E_CONFLICT')
    await record(
      scope,
      'compute_model.created',
      { type: 'compute_model_config', id: newId },
      { computeModelConfig: input.computeModelConfig }
    )
    return ok(await describe(scope, await ComputeModelConfigRow.findOrFail(newId)))
  }
}

/**
 * Changes settings of a joint committee, and with them every package that follows them and is neither offered,
 * signed nor archived: all of them, or, where one cannot be computed so, none and nothing else.
 */
export class UpdateModelConfig {
  static async handle(
    scope: Scope,
    id: string,
    { version, ...input }: ModelConfigInput & { version: number }
  ): Promise<Result<ModelConfigFacts>> {
    const row = await ComputeModelConfigRow.query().where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if (row.version !== version) return fail('E_STALE_VERSION')
    const refused = await refusal(scope, input, id)
    if (refused) return refused
    const before = row.computeModelConfig
    const after = settled(input.computeModelConfig)
    await row.merge({ name: input.name, computeModelConfig: after, version: version + 1 }).save()
    const { changed, refusals } = await recomputePackages(scope, before, after)
    if (refusals.length > 0) return fail('E_VALIDATION', refusals)
    await record(
      scope,
      'compute_model.updated',
      { type: 'compute_model_config', id },
      { before, after, packages: changed }
    )
    return ok(await describe(scope, row))
  }
}

async function refusal(
  { locale }: Scope,
  { name, computeModelConfig }: ModelConfigInput,
  except?: string
): Promise<Extract<Result<never>, { ok: false }> | null> {
  const problems = modelConfigProblems(computeModelConfig, today(), locale)
  if (problems.length > 0) return failure(problems)
  const others = ComputeModelConfigRow.query()
  if (except) others.whereNot('id', except)
  const same = JSON.stringify(settled(computeModelConfig))
  if (await others.clone().whereRaw('lower(name) = lower(?)', [name]).first())
    return { ok: false, problem: 'E_NAME_TAKEN' }
  if (await others.whereRaw('compute_model_config = ?::jsonb', [same]).first())
    return { ok: false, problem: 'E_SAME_SETTINGS' }
  return null
}

function failure(errors: FieldProblem[]) {
  return { ok: false, problem: 'E_VALIDATION', errors } as const
}
