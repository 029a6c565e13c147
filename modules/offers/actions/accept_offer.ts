import { DateTime } from 'luxon'
import { compute, hasVariablePay } from '#modules/compute/pure'
import { withQuestions, type FrozenPackage } from '#modules/packages/index'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { acceptanceProblems } from '../domain/acceptance_problems.ts'
import { chooseBenefits, type ChoiceProblem } from '../domain/choose_benefits.ts'
import { statusAfter } from '../domain/offer_status.ts'
import type Offer from '../models/offer.ts'
import { lockOpenedOffer, statusToday } from '../queries/find_offer.ts'
import { offerContents } from '../queries/offer_contents.ts'
import { explained, type ExplainChoice } from './configure_offer.ts'
import { append, enqueueMail, enqueuePdf, signal } from './offer_trail.ts'
import type { Explain } from './rewrite_offered.ts'

/** What the candidate saw: the versions of the offer and of its package, with its choices; null where unknown. */
export interface AcceptInput {
  version: number | null
  packageVersion: number | null
  includeVariableCompensation: boolean
}

/**
 * The candidate says yes. Under the offer's lock: the second, by a double click or from another window, finds
 * it accepted and is answered the same. What was seen must be what stands there; a flexible package is judged and
 * computed once more. The whole result is frozen; mails and the process are told by the same transaction.
 */
export class AcceptOffer {
  static async handle(
    scope: Scope,
    id: string,
    input: AcceptInput,
    explain: { engine: Explain; choice: ExplainChoice }
  ): Promise<Result<Offer>> {
    const found = await lockOpenedOffer(scope, id)
    if (!found.ok) return found
    const offer = found.value
    if (offer.acceptedAt !== null) return ok(offer)
    const next = statusAfter(statusToday(offer), 'accept')
    if (!next.ok) return fail(next.problem)
    const { pack, worker } = await offerContents(scope, offer)
    if (!pack) return fail('E_NOT_READY')
    if (offer.version !== input.version || pack.version !== input.packageVersion)
      return fail('E_STALE_VERSION')
    const refused = pack.packageType === 'FLEX' ? judged(scope, pack, explain) : ok(null)
    if (!refused.ok) return refused
    await offer
      .merge({
        status: next.status,
        acceptedAt: DateTime.now(),
        askedUntil: null,
        // No more is accepted than was offered, and nothing that was not.
        acceptedWithVariable: hasVariablePay(pack.package)
          ? offer.includeVariableCompensation && input.includeVariableCompensation
          : null,
        accepted: { package: withQuestions(pack) },
      })
      .save()
    await append(scope, offer, 'ACCEPTED', { audit: { version: offer.version } })
    await enqueueMail(scope, offer, 'ACCEPTED_CANDIDATE', { linkTo: worker?.email ?? undefined })
    await enqueueMail(scope, offer, 'ACCEPTED_EMPLOYER')
    await enqueuePdf(scope, offer)
    await signal(scope, offer)
    return ok(offer)
  }
}

/** The stored choices by the rules, once more, and the figures by the engine: a row that was written by other means is caught here. */
function judged(
  { locale }: Scope,
  pack: FrozenPackage,
  explain: { engine: Explain; choice: ExplainChoice }
): Result<null> {
  const refuse = (problems: readonly ChoiceProblem[]) =>
    fail('E_VALIDATION', explained(problems, explain.choice))
  const chosen = chooseBenefits(pack.package, { ...pack.package }, pack.date, locale)
  if (!chosen.ok) return refuse(chosen.problems)
  const { date, company, worker, packageType } = pack
  const result = compute({ date, company, worker, package: { ...pack.package, packageType } })
  if (!result.ok)
    return fail(
      'E_VALIDATION',
      result.errors.map((error) => ({
        path: error.path,
        code: error.code,
        message: explain.engine(error),
      }))
    )
  const problems = acceptanceProblems(pack.package, result.answer)
  return problems.length > 0 ? refuse(problems) : ok(null)
}
