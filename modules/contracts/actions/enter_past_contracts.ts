import { randomUUID } from 'node:crypto'
import { ContractPackages, type PackageInput } from '#modules/packages/index'
import { recordAll } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { findCostCenter, findLocation, lockWorkers } from '#modules/team/index'
import { lawDayOf } from '../domain/past_contract.ts'
import { firstOverlapping } from '../queries/overlapping.ts'
import { askForFigures } from './ask_for_figures.ts'
import {
  inTheWay,
  pastColumns,
  wrongDays,
  type ExplainPast,
  type PastContractInput,
} from './enter_past_contract.ts'

/** The first contract that is told of a worker: it corrects nothing, and its days are all said. */
export interface FirstPastContract extends Pick<
  PastContractInput,
  'workerId' | 'kind' | 'startDate' | 'because'
> {
  endDate: string | null
  contractLocationId: string | null
  costCenterId: string | null
  /** What it paid and gave. */
  input: PackageInput
}

/** As many rows as go to the database at once: each brings the whole answer of the engine. */
const AT_ONCE = 200

/**
 * Enters what `EnterPastContract` does, of many workers and one of each: by the same rules, in a few statements for all.
 * The first that is refused is told, and nothing of any is to be kept then.
 *
 * @returns the ids, in the order of what was given
 */
export class EnterPastContracts {
  static async handle(
    scope: Scope,
    given: readonly FirstPastContract[],
    explain: ExplainPast
  ): Promise<Result<string[]>> {
    demandEverything(scope)
    if (given.length === 0) return ok([])
    const locked = await lockWorkers(
      scope,
      given.map(({ workerId }) => workerId)
    )
    if (!locked.ok) return locked
    if (!(await areNamesKnown(scope, given))) return fail('E_NOT_FOUND')
    for (const each of given) {
      const wrong = wrongDays(each, explain)
      if (wrong) return wrong
    }
    const other = await firstOverlapping(scope, given)
    if (other) return inTheWay(other, explain)
    const ids: string[] = []
    for (let at = 0; at < given.length; at += AT_ONCE) {
      const made = await enter(scope, given.slice(at, at + AT_ONCE), explain)
      if (!made.ok) return made
      ids.push(...made.value)
    }
    await askForFigures(scope, `contracts/${ids[0]}`)
    await recordAll(scope, 'contract.entered', { type: 'contract', ids }, { changeType: 'NEW' })
    return ok(ids)
  }
}

async function enter(
  scope: Scope,
  given: readonly FirstPastContract[],
  explain: ExplainPast
): Promise<Result<string[]>> {
  const packages = await ContractPackages.handle(
    scope,
    given.map(({ input, workerId, startDate }) => ({
      input,
      workerId,
      date: lawDayOf(startDate),
    })),
    explain.engine
  )
  if (!packages.ok) return packages
  const rows = given.map((each, at) => ({
    id: randomUUID(),
    package_id: packages.value[at]!,
    change_type: 'NEW',
    ...pastColumns(scope, each),
  }))
  await scope.trx.table('contracts').multiInsert(rows)
  return ok(rows.map(({ id }) => id))
}

/** Few places and cost centres for many contracts: each is looked up once. */
async function areNamesKnown(scope: Scope, given: readonly FirstPastContract[]): Promise<boolean> {
  const distinct = (name: 'contractLocationId' | 'costCenterId') =>
    [...new Set(given.map((each) => each[name]))].filter((id) => id !== null)
  for (const id of distinct('contractLocationId'))
    if (!(await findLocation(scope, id))) return false
  for (const id of distinct('costCenterId')) if (!(await findCostCenter(scope, id))) return false
  return true
}
