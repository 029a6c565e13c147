import { findCompanyBrand } from '#modules/accounts/index'
import { moderationPeriodOn } from '#modules/compute/pure'
import { brandOnPaper } from '#modules/shared/documents/brand_on_paper'
import type { FoundLetter } from '#modules/shared/documents/pay_letter'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import { indexLetter } from '../documents/index_letter.ts'
import { letterWords } from '../documents/letter_words.ts'
import IndexationLine from '../models/indexation_line.ts'
import { findIndexation } from './find_indexation.ts'

/** What an index makes of the pay of one person, in their language: of a contract that was written only. */
export async function letterOf(
  scope: Scope,
  indexationId: string,
  lineId: string
): Promise<Result<FoundLetter>> {
  const run = await findIndexation(scope, indexationId)
  if (!run.ok) return run
  const line = await IndexationLine.query()
    .where({ id: lineId, indexationId, state: 'APPLIED' })
    .first()
  if (!line) return fail('E_NOT_FOUND')
  const worker = await visibleWorkers(scope).where('id', line.workerId!).first()
  if (!worker) return fail('E_NOT_FOUND')
  const { brand, company } = await findCompanyBrand(scope)
  const name = `${worker.firstName} ${worker.lastName}`
  const { language } = worker
  const facts = {
    language,
    worker: name,
    company: company.name,
    day: line.startOn!.toISODate()!,
    percent: Number(run.value.percent),
    commissionParitaire: run.value.commissionParitaire,
    before: Number(line.salaireBrutAvant),
    after: Number(line.salaireBrutApres),
    kept: Number(line.retenuPlafond),
    limit: moderationPeriodOn(run.value.date.toISODate()!)?.limit ?? null,
    moderated: Number(run.value.used),
    hours: Number(line.heures),
  }
  return ok({
    companyId: scope.companyId,
    language,
    fileName: `${letterWords(language).say('fileName', { worker: name })}.pdf`,
    to: { name, email: worker.email },
    company: company.name,
    sheet: async () => indexLetter(facts, await brandOnPaper(brand)),
  })
}
