import i18nManager from '@adonisjs/i18n/services/main'
import { findCompanyBrand, findUserContact } from '#modules/accounts/index'
import { defineMail } from '#modules/shared/mail/mail_kind'
import { formatMonth } from '#modules/shared/values/format'
import { oneLine } from '#modules/shared/values/one_line'
import ReconciliationReport from '../models/reconciliation_report.ts'
import { reportFiles } from './report_files.ts'

/** What nothing explains of a month, without names, to who makes the payslips; answers go to the person who sent it. */
export const reportMail = defineMail<{ reportId: string }>({
  name: 'reconciliation-report',
  async prepare(scope, { reportId }) {
    const report = await ReconciliationReport.find(reportId)
    if (!report) return null
    const { language, recipient, cases } = report
    const person = await findUserContact(scope, report.sentBy)
    const { brand, company } = await findCompanyBrand(scope)
    const i18n = i18nManager.locale(language)
    const day = report.month.toISODate()!
    const values = {
      company: oneLine(company.name),
      person: oneLine(person?.displayName ?? company.name),
      month: formatMonth(language, day, 'long', 'numeric'),
      cases: cases.length,
    }
    const say = (key: string) => i18n.t(`reconciliation.mail_${key}`, values)
    return {
      to: recipient,
      brand,
      replyTo: person?.email ?? null,
      letter: {
        language,
        subject: say('subject'),
        preview: say('preview'),
        heading: say('heading'),
        paragraphs: [say('greeting'), say('text'), say('files'), say('ask')],
        closing: [say('signature')],
        footer: [say('footer')],
      },
      enclose: () => reportFiles(day.slice(0, 7), cases, i18n),
    }
  },
})
