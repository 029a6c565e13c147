import { randomUUID } from 'node:crypto'
import { ContractPackage, type ContractPackageInput } from '#modules/packages/index'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce, waitForTwin } from '#modules/shared/tenancy/insert_once'
import type { Scope } from '#modules/shared/tenancy/scope'
import { daysAfter, today } from '#modules/shared/values/days'
import { findCostCenter, findLocation, lockWorker } from '#modules/team/index'
import type { ContractKind } from '../domain/contract_kinds.ts'
import { lawDayOf, pastProblems, type PastProblem } from '../domain/past_contract.ts'
import type Contract from '../models/contract.ts'
import { findContract } from '../queries/find_contract.ts'
import { overlapping } from '../queries/overlapping.ts'
import { visibleContracts } from '../queries/visible_contracts.ts'
import { askForFiguresOf } from './ask_for_figures.ts'
import { contentColumns } from './content_columns.ts'
import type { ExplainContract } from './contract_refusal.ts'
import { followPrevious } from './line_of_versions.ts'

/** Days `YYYY-MM-DD`. */
export interface PastContractInput {
  /** Chosen by the client, so that a double click enters one. */
  id?: string
  workerId: string
  /** What it paid and gave, computed by the law of the first day: a package that is copied, or what one would say. */
  of: Exclude<ContractPackageInput['of'], { sacrificeId: string }>
  /** The gross pay of a month then, EUR; left out it is that of the package. */
  salaireBrut?: number
  kind: ContractKind
  startDate: string
  /** Left out it ends before what follows; null where it goes on. */
  endDate?: string | null
  contractLocationId?: string | null
  costCenterId?: string | null
  /** Why it is entered now, and where it is known from. */
  because: string
  /** The version of which it takes all days, because that one is wrong. */
  correctsId?: string
}

export type ExplainPast = Pick<ExplainContract, 'overlap' | 'engine'> & {
  past: (problem: PastProblem) => string
}

/**
 * Enters what held before it was kept here: signed elsewhere, so it is not signed here. Who typed it stands in the row, and
 * why beside it. Nothing of what stands already gives days to it, save for a version that it corrects.
 */
export class EnterPastContract {
  static async handle(
    scope: Scope,
    { id: chosen, ...input }: PastContractInput,
    explain: ExplainPast
  ): Promise<Result<Contract>> {
    await waitForTwin(scope, chosen)
    const twin = chosen ? await visibleContracts(scope).where('id', chosen).first() : null
    if (twin) return ok(twin)
    const id = chosen ?? randomUUID()
    const worker = await lockWorker(scope, input.workerId)
    if (!worker.ok) return worker
    const found = input.correctsId ? await findContract(scope, input.correctsId) : null
    if (found && !found.ok) return found
    const corrected = found?.value ?? null
    if (corrected && corrected.workerId !== input.workerId) return fail('E_NOT_FOUND')
    const { contractLocationId = null, costCenterId = null } = input
    if (contractLocationId && !(await findLocation(scope, contractLocationId)))
      return fail('E_NOT_FOUND')
    if (costCenterId && !(await findCostCenter(scope, costCenterId))) return fail('E_NOT_FOUND')
    const days = await daysOf(scope, input)
    const wrong = await refusal(scope, input.workerId, days, corrected, explain)
    if (wrong) return wrong
    const pack = await ContractPackage.handle(
      scope,
      {
        of: input.of,
        workerId: input.workerId,
        then: { date: lawDayOf(days.startDate), salaireBrut: input.salaireBrut },
      },
      explain.engine
    )
    if (!pack.ok) return pack
    const changeType = corrected ? 'CORRECTION' : 'NEW'
    const line = await followPrevious(
      scope,
      { previous: corrected, changeType },
      { id, startDate: days.startDate }
    )
    if (!line.ok) return line
    const made = await insertOnce(scope, 'contracts', {
      id,
      package_id: pack.value.id,
      change_type: changeType,
      ...pastColumns(scope, { ...input, ...days, contractLocationId, costCenterId }),
      ...line.value.columns,
    })
    // That of another company.
    if (!made) return fail('E_CONFLICT')
    await line.value.close()
    await askForFiguresOf(scope, { id, version: 1 })
    await record(scope, 'contract.entered', { type: 'contract', id }, { changeType })
    return ok(await visibleContracts(scope).where('id', id).firstOrFail())
  }
}

/** What stands in the row of a contract of the past, whichever way it came. */
export function pastColumns(
  { actor }: Pick<Scope, 'actor'>,
  input: Pick<PastContractInput, 'workerId' | 'because' | 'kind' | 'startDate'> & {
    endDate: string | null
    contractLocationId: string | null
    costCenterId: string | null
  }
) {
  return {
    worker_id: input.workerId,
    signature: 'PAPER',
    entered_because: input.because,
    created_by: actor.kind === 'user' ? actor.id : null,
    ...contentColumns({
      kind: input.kind,
      startDate: input.startDate,
      endDate: input.endDate,
      contractLocationId: input.contractLocationId,
      costCenterId: input.costCenterId,
      schedule: '',
      isVariableSchedule: null,
      reason: '',
      workDescription: '',
      replacedWorkerId: null,
    }),
  }
}

/** Its days; without a last one that was given it ends the day before what begins next. */
async function daysOf(
  scope: Scope,
  { workerId, startDate, endDate, correctsId }: PastContractInput
): Promise<{ startDate: string; endDate: string | null }> {
  if (endDate !== undefined) return { startDate, endDate }
  const next = await visibleContracts(scope)
    .where('worker_id', workerId)
    .whereNull('corrected_by_id')
    .whereNot('id', correctsId ?? '00000000-0000-0000-0000-000000000000')
    .where('start_date', '>', startDate)
    .orderBy('start_date')
    .first()
  return { startDate, endDate: next ? daysAfter(next.startDate.toISODate()!, -1) : null }
}

async function refusal(
  scope: Scope,
  workerId: string,
  days: { startDate: string; endDate: string | null },
  corrected: Contract | null,
  explain: ExplainPast
): Promise<Result<never> | null> {
  const wrong = wrongDays(days, explain)
  if (wrong) return wrong
  const other = await overlapping(scope, workerId, days, corrected ? [corrected.id] : [])
  return other && inTheWay(other, explain)
}

/** Why its days are none of the past; null where they are. */
export function wrongDays(
  days: { startDate: string; endDate: string | null },
  explain: ExplainPast
): Result<never> | null {
  const problems = pastProblems(days, today())
  if (problems.length === 0) return null
  return fail(
    'E_CONTRACT_REFUSED',
    problems.map((problem) => ({ ...problem, message: explain.past(problem) }))
  )
}

/** Refused for another contract that holds on one of its days. */
export function inTheWay(other: Contract, explain: ExplainPast): Result<never> {
  const message = explain.overlap(other)
  return fail('E_CONTRACT_OVERLAP', [{ path: 'startDateStr', code: 'overlap', message }])
}
