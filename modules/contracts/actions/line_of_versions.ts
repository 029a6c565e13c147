import { DateTime } from 'luxon'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { daysAfter } from '#modules/shared/values/days'
import type Contract from '../models/contract.ts'
import { lockContract } from '../queries/find_contract.ts'
import type { ContractOrigin } from '../queries/prepare_contract.ts'
import { refusalToday } from '../queries/standing_today.ts'
import { visibleContracts } from '../queries/visible_contracts.ts'

/**
 * The version before gives up its days to a new one: all of them to a correction, those from the first day on to what
 * follows. Answers the columns by which the new row remembers it, and what is left to do once that row is there.
 */
export async function followPrevious(
  scope: Scope,
  { previous: seen, changeType }: Pick<ContractOrigin, 'previous' | 'changeType'>,
  { id, startDate }: { id: string; startDate: string }
): Promise<Result<{ columns: Record<string, unknown>; close: () => Promise<void> }>> {
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
  const columns = { previous_id: previous.id, previous_end_date: previous.endDate?.toISODate() }
  await endBefore(previous, startDate)
  return ok({ columns, close: nothing })
}

/** The version before ends the day before a day. */
export async function endBefore(previous: Contract, startDate: string): Promise<void> {
  await previous.merge({ endDate: DateTime.fromISO(daysAfter(startDate, -1)) }).save()
}

/** The version before has its days back, once the row that took them is gone. */
export async function giveBack(scope: Scope, gone: Contract): Promise<Result<null>> {
  if (!gone.previousId) return ok(null)
  const found = await lockContract(scope, gone.previousId)
  if (!found.ok) return found
  await found.value
    .merge(
      gone.changeType === 'CORRECTION' ? { correctedById: null } : { endDate: gone.previousEndDate }
    )
    .save()
  return ok(null)
}

/** What followed one version follows another. */
export async function moveFollowers(scope: Scope, from: string, to: string): Promise<void> {
  await visibleContracts(scope)
    .where('previous_id', from)
    .whereNot('id', to)
    .update({ previous_id: to })
}
