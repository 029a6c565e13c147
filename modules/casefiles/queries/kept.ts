import { endOfLine, findContract } from '#modules/contracts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { keptUntil } from '../domain/kept_until.ts'
import type Casefile from '../models/casefile.ts'
import { seeingItsParts } from './filtered_casefiles.ts'

/** A day as a sentence that says why and until when a casefile is kept; null for a contract without an end. */
export type ExplainKept = (day: string | null) => string

/** @returns the first day on which it may go, `YYYY-MM-DD`; null while its contract has no end */
export async function keptUntilOf(scope: Scope, { contractId }: Casefile): Promise<string | null> {
  const all = seeingItsParts(scope)
  const found = contractId === null ? null : await findContract(all, contractId)
  return keptUntil(found?.ok ? await endOfLine(all, found.value) : null)
}
