import { DateTime } from 'luxon'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import type SalarySacrifice from '../models/salary_sacrifice.ts'
import { visibleSacrifices } from '../queries/visible_sacrifices.ts'
import {
  simulateSacrifice,
  type ExplainSacrifice,
  type SacrificeInput,
  type SimulatedSacrifice,
} from '../queries/simulate_sacrifice.ts'

/** `id` may be chosen by the client, so that a double click or a retry makes one exchange, not two. */
export type CreateSacrificeInput = SacrificeInput & { id?: string }

/** Computes an exchange of pay for a benefit and keeps it as a draft, with both packages and their figures. */
export class CreateSacrifice {
  static async handle(
    scope: Scope,
    { id, ...input }: CreateSacrificeInput,
    explain: ExplainSacrifice
  ): Promise<Result<SalarySacrifice>> {
    const simulated = await simulateSacrifice(scope, input, explain)
    if (!simulated.ok) return simulated
    const newId = await insertOnce(scope, 'salary_sacrifices', {
      id,
      ...columns(input, simulated.value),
      created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    })
    if (!newId) {
      const twin = await visibleSacrifices(scope).where('id', id!).first()
      return twin ? ok(twin) : fail('E_CONFLICT')
    }
    await record(scope, 'salary_sacrifice.created', subjectOf(newId), detailsOf(simulated.value))
    return ok(await visibleSacrifices(scope).where('id', newId).firstOrFail())
  }
}

/** `version` is the one the person saw: a newer one in the database means that another person was faster. */
export type UpdateSacrificeInput = SacrificeInput & { version: number }

/** Changes a draft and computes it anew; what was proposed is taken back first. */
export class UpdateSacrifice {
  static async handle(
    scope: Scope,
    id: string,
    { version, ...input }: UpdateSacrificeInput,
    explain: ExplainSacrifice
  ): Promise<Result<SalarySacrifice>> {
    const row = await visibleSacrifices(scope).where('id', id).forUpdate().first()
    if (!row) return fail('E_NOT_FOUND')
    if (row.version !== version) return fail('E_STALE_VERSION')
    if (row.status !== 'DRAFT') return fail('E_SACRIFICE_STATUS')
    const simulated = await simulateSacrifice(scope, input, explain)
    if (!simulated.ok) return simulated
    await scope.trx
      .from('salary_sacrifices')
      .where('id', id)
      .update({
        ...columns(input, simulated.value),
        version: version + 1,
        updated_at: DateTime.now().toSQL(),
      })
    await record(scope, 'salary_sacrifice.updated', subjectOf(id), {
      version: version + 1,
      ...detailsOf(simulated.value),
    })
    return ok(await row.refresh())
  }
}

function columns(
  { workerId, packageId, startDate }: SacrificeInput,
  { exchange: { given, before, after }, received, limits }: SimulatedSacrifice
) {
  return {
    worker_id: workerId,
    package_id: packageId,
    start_date: startDate,
    given: JSON.stringify(given),
    benefit: JSON.stringify(received),
    current_package: JSON.stringify(before.side),
    current_compute: JSON.stringify(before.answer.compute),
    new_package: JSON.stringify(after.side),
    new_compute: JSON.stringify(after.answer.compute),
    limits: JSON.stringify(limits),
  }
}

export function subjectOf(id: string) {
  return { type: 'salary_sacrifice', id }
}

/** What was exchanged for what, without pay. */
function detailsOf({ exchange: { given }, received: { kind, benefitId } }: SimulatedSacrifice) {
  return { given: given.kind, benefit: kind, benefitId }
}
