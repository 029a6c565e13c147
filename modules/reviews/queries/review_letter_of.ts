import { findCompanyBrand } from '#modules/accounts/index'
import { itemsNamed } from '#modules/scenarios/index'
import { brandOnPaper } from '#modules/shared/documents/brand_on_paper'
import type { FoundLetter } from '#modules/shared/documents/pay_letter'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import { reviewLetter, reviewLetterWords } from '../documents/review_letter.ts'
import { grossOfSnapshot } from '../domain/guideline.ts'
import PayReviewPerson from '../models/pay_review_person.ts'
import { asReview } from './as_review.ts'
import { findReview, scenarioOf } from './find_review.ts'

/** The new pay of one person in their language: of a raise that became a contract only. */
export async function reviewLetterOf(
  scope: Scope,
  reviewId: string,
  personId: string
): Promise<Result<FoundLetter>> {
  const found = await findReview(scope, reviewId)
  if (!found.ok) return found
  const review = found.value
  const person = await PayReviewPerson.query().where({ id: personId, review_id: reviewId }).first()
  const items = person ? await itemsNamed(asReview(scope), review.scenarioId, [person.itemId]) : []
  const [item] = items
  if (!person || item?.appliedAs !== 'contract') return fail('E_NOT_FOUND')
  const worker = await visibleWorkers(scope).where('id', item.workerId!).first()
  if (!worker) return fail('E_NOT_FOUND')
  const { brand, company } = await findCompanyBrand(scope)
  const name = `${worker.firstName} ${worker.lastName}`
  const { language } = worker
  const before = grossOfSnapshot(item.snapshot)!
  const facts = {
    language,
    worker: name,
    company: company.name,
    day: (await scenarioOf(scope, review)).date.toISODate()!,
    before,
    after: Math.round((before + Number(person.amount)) * 100) / 100,
  }
  return ok({
    companyId: scope.companyId,
    language,
    fileName: `${reviewLetterWords(language).say('fileName', { worker: name })}.pdf`,
    to: { name, email: worker.email },
    company: company.name,
    sheet: async () => reviewLetter(facts, await brandOnPaper(brand)),
  })
}
