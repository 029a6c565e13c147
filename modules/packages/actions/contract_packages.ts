import { randomUUID } from 'node:crypto'
import { findCompany } from '#modules/accounts/index'
import { recordAll } from '#modules/shared/audit/record'
import { ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { computePackage, type Explain } from '../domain/compute_package.ts'
import type { PackageInput } from '../domain/package_input.ts'
import { contracted } from './contract_package.ts'
import { packageColumns } from './package_columns.ts'

/** What a contract would own, and the day whose law applies. */
export interface ToContract {
  input: PackageInput
  workerId: string
  date: string
}

/**
 * Keeps packages that stood nowhere as `ContractPackage` keeps one, all in one statement; of none where the engine refuses
 * one.
 *
 * @returns their ids, in the order of what was given
 */
export class ContractPackages {
  static async handle(
    scope: Scope,
    given: readonly ToContract[],
    explain: Explain
  ): Promise<Result<string[]>> {
    demandEverything(scope)
    if (given.length === 0) return ok([])
    const facts = await findCompany(scope)
    const created_by = scope.actor.kind === 'user' ? scope.actor.id : null
    const rows: ({ id: string } & Record<string, unknown>)[] = []
    for (const { input: of, ...then } of given) {
      const input = contracted(of, then)
      const computed = computePackage(input, facts, explain)
      if (!computed.ok) return computed
      rows.push({ id: randomUUID(), ...packageColumns(input, computed.value), created_by })
    }
    await scope.trx.table('packages').multiInsert(rows)
    const ids = rows.map(({ id }) => id)
    await recordAll(scope, 'package.created', { type: 'package', ids })
    return ok(ids)
  }
}
