import drive from '@adonisjs/drive/services/main'
import i18nManager from '@adonisjs/i18n/services/main'
import mail from '@adonisjs/mail/services/main'
import { DateTime } from 'luxon'
import { findCompany } from '#modules/accounts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import PackagePrint from '../models/package_print.ts'
import { visiblePackages } from '../queries/visible_packages.ts'

/**
 * Sends a print to the address it was asked for, once: the row is locked and remembers it, and the
 * message id is the print's own, so that even a repeated delivery is one message to a mail program.
 */
export class MailPrint {
  static async handle(scope: Scope, printId: string): Promise<void> {
    const print = await PackagePrint.query().where('id', printId).forUpdate().first()
    if (!print?.fileKey || !print.emailedTo || print.emailedAt) return
    const pack = await visiblePackages(scope).where('id', print.packageId).firstOrFail()
    const company = await findCompany(scope)
    const i18n = i18nManager.locale(print.language)
    const file = await drive.use().getBytes(print.fileKey)
    const facts = { job: pack.nomFonction, company: company.name }
    await mail.send((message) => {
      message
        .to(print.emailedTo!)
        .messageId(`<print-${print.id}@barema>`)
        .subject(i18n.t('mails.print.subject', facts))
        .text(i18n.t('mails.print.text', facts))
        .attachData(Buffer.from(file), {
          filename: `${i18n.t('mails.print.filename')}.pdf`,
          contentType: 'application/pdf',
        })
    })
    await print.merge({ emailedAt: DateTime.now() }).save()
  }
}
