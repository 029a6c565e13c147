import { randomUUID } from 'node:crypto'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { EndKind } from '../domain/contract_kinds.ts'
import type Contract from '../models/contract.ts'
import { lockLine } from '../queries/find_contract.ts'
import { contentOf } from '../queries/prepare_contract.ts'
import { visibleContracts } from '../queries/visible_contracts.ts'
import { askForFiguresOf } from './ask_for_figures.ts'
import { contentColumns } from './content_columns.ts'
import { endedVersion, followPrevious } from './line_of_versions.ts'

/** The last day, `YYYY-MM-DD`, and how it came to it; `version` is the one the person saw. */
export interface EndContractInput {
  version: number
  endDate: string
  endKind: EndKind
}

/** Why a day cannot be the last one. */
export type EndProblem = 'first_day' | 'after_end'

/**
 * Ends a contract that was signed: a version of its own, of the last day alone, so that the end too can have papers, and
 * can be discarded before they are signed. An end that was signed with a wrong day or kind is corrected by another one.
 */
export class EndContract {
  static async handle(
    scope: Scope,
    id: string,
    { version, endDate, endKind }: EndContractInput,
    explain: (code: EndProblem) => string
  ): Promise<Result<Contract>> {
    const found = await lockLine(scope, id)
    if (!found.ok) return found
    const contract = found.value
    if (contract.version !== version) return fail('E_STALE_VERSION')
    const content = contentOf(contract)
    const ended = await endedVersion(scope, contract)
    const atMost = contract.changeType === 'END' ? contract.previousEndDate : contract.endDate
    const code = endProblem(ended.startDate.toISODate()!, atMost?.toISODate() ?? null, endDate)
    if (code)
      return fail('E_CONTRACT_REFUSED', [{ path: 'endDateStr', code, message: explain(code) }])
    const newId = randomUUID()
    const line = await followPrevious(
      scope,
      { previous: contract, changeType: 'END' },
      { id: newId, startDate: endDate }
    )
    if (!line.ok) return line
    await insertOnce(scope, 'contracts', {
      id: newId,
      worker_id: contract.workerId,
      package_id: contract.packageId,
      change_type: 'END',
      end_kind: endKind,
      created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
      ...contentColumns({ ...content, startDate: endDate, endDate }),
      ...line.value.columns,
    })
    await record(scope, 'contract.ended', { type: 'contract', id: newId }, { ends: id, endKind })
    await askForFiguresOf(scope, { id: newId, version: 1 })
    return ok(await visibleContracts(scope).where('id', newId).firstOrFail())
  }
}

/** @param atMost the last day that was agreed before; null without one */
function endProblem(startDate: string, atMost: string | null, last: string): EndProblem | null {
  if (last <= startDate) return 'first_day'
  return atMost !== null && last > atMost ? 'after_end' : null
}
