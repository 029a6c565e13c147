import drive from '@adonisjs/drive/services/main'
import i18nManager from '@adonisjs/i18n/services/main'
import { findCompany } from '#modules/accounts/index'
import { defineMail } from '#modules/shared/mail/mail_kind'
import PackagePrint from '../models/package_print.ts'
import { visiblePackages } from '../queries/visible_packages.ts'

/** A print, to the address that it was asked for. */
export const printMail = defineMail<{ printId: string }>({
  name: 'print',
  async prepare(scope, { printId }) {
    const print = await PackagePrint.find(printId)
    if (!print?.fileKey || !print.emailedTo) return null
    const { fileKey, emailedTo: to, language, packageId } = print
    const pack = await visiblePackages(scope).where('id', packageId).firstOrFail()
    const company = await findCompany(scope)
    const i18n = i18nManager.locale(language)
    const facts = { job: pack.nomFonction, company: company.name }
    return {
      to,
      subject: i18n.t('mails.print.subject', facts),
      text: i18n.t('mails.print.text', facts),
      enclose: async () => [
        {
          fileName: `${i18n.t('mails.print.filename')}.pdf`,
          type: 'application/pdf',
          bytes: Buffer.from(await drive.use().getBytes(fileKey)),
        },
      ],
    }
  },
})
