import { companyAddress } from '#config/app'
import { findCompanyBrand, findUserContact } from '#modules/accounts/index'
import type { Letter, StoredBrand } from '#modules/shared/mail/letter'
import type { Scope } from '#modules/shared/tenancy/scope'
import { exportLetter } from '../mails/export_letter.ts'
import Export from '../models/export.ts'

export interface ExportMail {
  to: string
  brand: StoredBrand
  letter: Letter
}

/** The mail that says how an export ended; null when it left already, or there is nobody to write to. */
export async function exportMail(scope: Scope, id: string): Promise<ExportMail | null> {
  const row = await Export.find(id)
  if (!row || row.mailedAt || (row.status !== 'ready' && row.status !== 'failed')) return null
  const person = await findUserContact(scope, row.requestedBy)
  if (!person) return null
  const { brand, company } = await findCompanyBrand(scope)
  const { language, displayName, email } = person
  const url = `${companyAddress(company.slug)}/${language}/exports`
  const facts = { language, kind: row.kind, company: company.name, name: displayName, url }
  return { to: email, brand, letter: exportLetter({ ...facts, status: row.status }) }
}
