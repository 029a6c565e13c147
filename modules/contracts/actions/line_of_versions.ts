import { DateTime } from 'luxon'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { daysAfter } from '#modules/shared/values/days'
import type Contract from '../models/contract.ts'
import { lockContract } from '../queries/find_contract.ts'
import type { ContractOrigin } from '../queries/prepare_contract.ts'
import { overlapping } from '../queries/overlapping.ts'
import { refusalToday } from '../queries/standing_today.ts'
import { visibleContracts } from '../queries/visible_contracts.ts'

/** The columns by which a new row remembers the one before, and what is left to do once that row is there. */
interface Followed {
  columns: Record<string, unknown>
  close: () => Promise<void>
}

/**
 * The version before gives up its days to a new one: all of them to a correction, those from the first day on to what
 * follows.
 */
export async function followPrevious(
  scope: Scope,
  { previous: seen, changeType }: Pick<ContractOrigin, 'previous' | 'changeType'>,
  { id, startDate }: { id: string; startDate: string }
): Promise<Result<Followed>> {
  const nothing = async () => {}
  if (!seen) return ok({ columns: {}, close: nothing })
  const found = await lockContract(scope, seen.id)
  if (!found.ok) return found
  const previous = found.value
  const step = changeType === 'CORRECTION' ? 'correct' : changeType === 'END' ? 'end' : 'follow'
  const refused = await refusalToday(scope, previous, step)
  if (refused) return fail(refused)
  if (step === 'correct') {
    await previous.merge({ correctedById: id }).save()
    // What followed the version that was wrong follows the one that corrects it.
    const close = () => moveFollowers(scope, previous.id, id)
    return ok({ columns: { previous_id: previous.id }, close })
  }
  if (previous.changeType === 'END') return replaceEnd(scope, previous, { id, startDate })
  const columns = { previous_id: previous.id, previous_end_date: previous.endDate?.toISODate() }
  await endBefore(previous, startDate)
  return ok({ columns, close: nothing })
}

/** Another end takes the place of one that was signed, and the contract goes on to the day before it. */
async function replaceEnd(
  scope: Scope,
  wrong: Contract,
  { id, startDate: lastDay }: { id: string; startDate: string }
): Promise<Result<Followed>> {
  const ended = await endedVersion(scope, wrong)
  const days = { startDate: ended.startDate.toISODate()!, endDate: lastDay }
  if (await overlapping(scope, ended.workerId, days, [ended.id, wrong.id]))
    return fail('E_CONTRACT_OVERLAP')
  await wrong.merge({ correctedById: id }).save()
  await endBefore(ended, lastDay)
  const columns = {
    previous_id: wrong.id,
    previous_end_date: wrong.previousEndDate?.toISODate() ?? null,
  }
  return ok({ columns, close: async () => {} })
}

/** The version whose last day an end is, past the ends that it corrects; any other version is its own. */
export async function endedVersion(scope: Scope, version: Contract): Promise<Contract> {
  let at = version
  while (at.changeType === 'END')
    at = await visibleContracts(scope).where('id', at.previousId!).firstOrFail()
  return at
}

/** The version before ends the day before a day. */
export async function endBefore(previous: Contract, startDate: string): Promise<void> {
  await previous.merge({ endDate: DateTime.fromISO(daysAfter(startDate, -1)) }).save()
}

/**
 * The version before has its days back, once the row that took them is gone; refused where another contract was made for
 * one of them meanwhile.
 */
export async function giveBack(scope: Scope, gone: Contract): Promise<Result<null>> {
  if (!gone.previousId) return ok(null)
  const found = await lockContract(scope, gone.previousId)
  if (!found.ok) return found
  const previous = found.value
  const isCorrected = previous.correctedById === gone.id
  const held = await endedVersion(scope, previous)
  const endDate = isCorrected ? previous.endDate : gone.previousEndDate
  const days = {
    startDate: held.startDate.toISODate()!,
    endDate: endDate?.toISODate() ?? null,
  }
  if (await overlapping(scope, previous.workerId, days, [previous.id, held.id]))
    return fail('E_CONTRACT_OVERLAP')
  if (previous.changeType === 'END') await endBefore(held, previous.startDate.toISODate()!)
  await previous.merge(isCorrected ? { correctedById: null } : { endDate }).save()
  return ok(null)
}

/** What followed one version follows another. */
export async function moveFollowers(scope: Scope, from: string, to: string): Promise<void> {
  await visibleContracts(scope)
    .where('previous_id', from)
    .whereNot('id', to)
    .update({ previous_id: to })
}
