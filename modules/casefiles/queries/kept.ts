import { endOfLine, findContract } from '#modules/contracts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { dayOf } from '#modules/shared/values/days'
import { keptUntil } from '#modules/team/index'
import type Casefile from '../models/casefile.ts'
import { seeingItsParts } from './filtered_casefiles.ts'
import { formerDocuments } from './find_casefile.ts'

/** Until when something is kept: the first day on which it may go, null for a contract without an end. */
export interface Kept {
  until: string | null
  /** From which day five years are counted. */
  since: 'CONTRACT_END' | 'SHOWN'
}

/** The same as a sentence. */
export type ExplainKept = (kept: Kept) => string

/**
 * Until when a casefile is kept that a signer was shown; null for one that none was. Once its contract was
 * discarded unsigned, the day counts on which it was shown last.
 */
export async function keptOf(scope: Scope, casefile: Casefile): Promise<Kept | null> {
  const { contractId, sentAt } = casefile
  const shownAt = sentAt ?? (await formerDocuments(casefile)).at(-1)?.sentAt
  if (!shownAt) return null
  const all = seeingItsParts(scope)
  const found = contractId === null ? null : await findContract(all, contractId)
  if (!found?.ok) return { until: keptUntil(dayOf(shownAt)), since: 'SHOWN' }
  const end = await endOfLine(all, found.value)
  return { until: end && keptUntil(end), since: 'CONTRACT_END' }
}
