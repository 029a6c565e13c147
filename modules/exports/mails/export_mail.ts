import { companyAddress } from '#config/app'
import { findCompanyBrand, findUserContact } from '#modules/accounts/index'
import { defineMail } from '#modules/shared/mail/mail_kind'
import Export from '../models/export.ts'
import { exportLetter } from './export_letter.ts'

/** Tells the person who asked how their export ended. */
export const exportMail = defineMail<{ exportId: string }>({
  name: 'export',
  async prepare(scope, { exportId }) {
    const row = await Export.find(exportId)
    if (!row || (row.status !== 'ready' && row.status !== 'failed')) return null
    const person = await findUserContact(scope, row.requestedBy)
    if (!person) return null
    const { brand, company } = await findCompanyBrand(scope)
    const { language, displayName, email } = person
    const url = `${companyAddress(company.slug)}/${language}/exports`
    const facts = { language, kind: row.kind, company: company.name, name: displayName, url }
    return { to: email, brand, letter: exportLetter({ ...facts, status: row.status }) }
  },
})
