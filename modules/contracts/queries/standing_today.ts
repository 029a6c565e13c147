import type { ProblemCode } from '#modules/shared/http/problem'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { refusalOf, type ContractStep, type StandingFacts } from '../domain/contract_standing.ts'
import type Contract from '../models/contract.ts'
import { isFollowed } from './find_contract.ts'

/** What decides where a version stands, of its row. */
export function standingFacts(
  { changeType, signature, correctedById, startDate, endDate, enteredBecause }: Contract,
  followed: boolean
): StandingFacts {
  return {
    changeType,
    signature,
    correctedById,
    startDate: startDate.toISODate()!,
    endDate: endDate?.toISODate() ?? null,
    isFollowed: followed,
    isEntered: enteredBecause !== '',
  }
}

/** Null where the step is allowed today, or the refusal. */
export async function refusalToday(
  scope: Scope,
  contract: Contract,
  step: ContractStep
): Promise<ProblemCode | null> {
  return refusalOf(standingFacts(contract, await isFollowed(scope, contract)), step, today())
}
