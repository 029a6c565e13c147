import type { ContractKind } from './contract_kinds.ts'

/** What a person decides about a version; days `YYYY-MM-DD`. */
export interface ContractContent {
  kind: ContractKind
  startDate: string
  /** The last day; null without an end. */
  endDate: string | null
  contractLocationId: string | null
  costCenterId: string | null
  /** Hours and days, in words. */
  schedule: string
  /** Whether it varies within the frame of the work rules; null where that is not known. */
  isVariableSchedule: boolean | null
  /** Why a person is replaced, or why the term is fixed. */
  reason: string
  /** The work that a contract for defined work ends with. */
  workDescription: string
  replacedWorkerId: string | null
}
