import { isPartTime, weeklyHours } from '#modules/compute/pure'
import type { Scope } from '#modules/shared/tenancy/scope'
import { monthsAfter, today } from '#modules/shared/values/days'
import { listLocations } from '#modules/team/index'
import type { ContractContent } from '../domain/contract_content.ts'
import type Contract from '../models/contract.ts'
import type { ContractOrigin } from './prepare_contract.ts'
import { visibleContracts } from './visible_contracts.ts'

/** What a contract begins with: what the version before says, or what follows from the package and from the one made last. */
export async function suggestedContent(
  scope: Scope,
  origin: ContractOrigin
): Promise<ContractContent> {
  const { previous, changeType, pack } = origin
  const like = previous ?? (await lastMade(scope))
  const places = {
    contractLocationId: like?.contractLocationId ?? (await onlyPlace(scope)),
    costCenterId: like?.costCenterId ?? null,
  }
  if (!previous) {
    const isPart = isPartTime(weeklyHours(pack.package))
    return {
      ...places,
      kind: isPart ? 'PART_TIME' : 'OPEN_ENDED',
      startDate: firstDay(origin.date),
      endDate: null,
      // That of whom a contract was made for last, who works full time as most do.
      schedule: isPart ? '' : (like?.schedule ?? ''),
      isVariableSchedule: isPart ? null : (like?.isVariableSchedule ?? null),
      reason: '',
      workDescription: '',
      replacedWorkerId: null,
    }
  }
  const isCorrection = changeType === 'CORRECTION'
  const startDate = previous.startDate.toISODate()!
  return {
    ...places,
    kind: isCorrection ? previous.kind : 'AMENDMENT',
    startDate: isCorrection
      ? startDate
      : changeType === 'EXCHANGE'
        ? origin.date
        : nextMonthAfter(startDate),
    endDate: previous.endDate?.toISODate() ?? null,
    schedule: previous.schedule,
    isVariableSchedule: previous.isVariableSchedule,
    reason: isCorrection ? previous.reason : '',
    workDescription: previous.workDescription,
    replacedWorkerId: previous.replacedWorkerId,
  }
}

/** Where all work, in a company of one place. */
async function onlyPlace(scope: Scope): Promise<string | null> {
  const [first, second] = await listLocations(scope)
  return first && !second ? first.id : null
}

function lastMade(scope: Scope): Promise<Contract | null> {
  return visibleContracts(scope)
    .whereNotNull('contract_location_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .first()
}

/** The day of the package, or the first of next month where it has passed. */
function firstDay(date: string): string {
  return date >= today() ? date : nextMonthAfter(today())
}

/** The first of the month after a day, and after today. */
function nextMonthAfter(day: string): string {
  const from = day > today() ? day : today()
  return `${monthsAfter(from, 1).slice(0, 'YYYY-MM'.length)}-01`
}
