import { findCompanyBrand } from '#modules/accounts/index'
import { moderationPeriodOn } from '#modules/compute/pure'
import { pictureOf } from '#modules/shared/documents/picture'
import { readPicture } from '#modules/shared/files/stored_picture'
import type { Sheet } from '#modules/shared/documents/sheet'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { visibleWorkers } from '#modules/team/index'
import { indexLetter } from '../documents/index_letter.ts'
import { letterWords } from '../documents/letter_words.ts'
import IndexationLine from '../models/indexation_line.ts'
import { findIndexation } from './find_indexation.ts'

/** A letter as a unit of work finds it; its logo is read once that has ended. */
export interface FoundLetter {
  companyId: string
  language: Locale
  fileName: string
  to: { name: string; email: string | null }
  company: string
  sheet: () => Promise<Sheet>
}

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
    sheet: async () => {
      const { logo, ...rest } = brand
      const picture = await readPicture(logo)
      return indexLetter(facts, {
        ...rest,
        ...(picture && { logo: pictureOf(picture, brand.name) }),
      })
    },
  })
}
