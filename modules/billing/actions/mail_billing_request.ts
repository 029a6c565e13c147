import i18nManager from '@adonisjs/i18n/services/main'
import mail from '@adonisjs/mail/services/main'
import { DateTime } from 'luxon'
import { salesAddress } from '#config/mail'
import { findCompany, findUserName } from '#modules/accounts/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import BillingRequest from '../models/billing_request.ts'

/** Tells our sales what a company asked for, once: the row is locked and remembers it. */
export class MailBillingRequest {
  static async handle(scope: Scope, id: string): Promise<void> {
    const asked = await BillingRequest.query().where('id', id).forUpdate().first()
    if (!asked || asked.mailedAt) return
    const { name, slug } = await findCompany(scope)
    const person = await findUserName(scope, asked.requestedBy)
    const i18n = i18nManager.locale('en')
    const facts = { company: name, slug, person: person ?? '', feature: asked.feature ?? '' }
    await mail.send((message) => {
      message
        .to(salesAddress)
        .messageId(`<billing-request-${asked.id}@barema>`)
        .subject(i18n.t(`billing_mails.${asked.kind}.subject`, facts))
        .text(i18n.t(`billing_mails.${asked.kind}.text`, facts))
    })
    await asked.merge({ mailedAt: DateTime.now() }).save()
  }
}
