import { withoutFreeChoices } from '#modules/compute/pure'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { chooseBenefits } from '../domain/choose_benefits.ts'
import type { KeptChoices } from '../domain/kept_choices.ts'
import { statusAfter } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { lockOpenedOffer, statusToday } from '../queries/find_offer.ts'
import { explained, type ExplainChoice } from './configure_offer.ts'
import { offeredContent } from './rewrite_offered.ts'

/** A configuration that the candidate keeps aside: its name, and the package as their browser has it. */
export interface KeptInput {
  name: string
  package: Record<string, unknown>
}

/** What the candidate keeps aside to compare, all at once: only what is theirs to choose stays of it. */
export class KeepChoices {
  static async handle(
    scope: Scope,
    id: string,
    input: readonly KeptInput[],
    explain: ExplainChoice
  ): Promise<Result<Offer>> {
    const found = await lockOpenedOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    const next = statusAfter(statusToday(offer), 'configure')
    if (!next.ok) return fail(next.problem)
    const content = await offeredContent(scope, offer)
    if (content.packageType !== 'FLEX') return fail('E_OFFER_FIXED')
    const base: Readonly<Record<string, unknown>> = { ...withoutFreeChoices(content.package) }
    const kept: KeptChoices[] = []
    for (const { name, package: wanted } of input) {
      const chosen = chooseBenefits(content.package, wanted, content.date, scope.locale)
      if (!chosen.ok) return fail('E_VALIDATION', explained(chosen.problems, explain))
      kept.push({ name, fields: differing(base, { ...chosen.package }) })
    }
    await offer.merge({ keptChoices: kept }).save()
    return ok(offer)
  }
}

/** The fields that are not as they were; `null` where one is gone. */
function differing(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>
): Record<string, unknown> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...names]
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, after[name] ?? null])
  )
}
