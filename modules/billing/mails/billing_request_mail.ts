import i18nManager from '@adonisjs/i18n/services/main'
import { salesAddress } from '#config/mail'
import { findCompany, findUserName } from '#modules/accounts/index'
import { defineMail } from '#modules/shared/mail/mail_kind'
import BillingRequest from '../models/billing_request.ts'

/** Tells our sales what a company asked for. */
export const billingRequestMail = defineMail<{ billingRequestId: string }>({
  name: 'billing-request',
  async prepare(scope, { billingRequestId }) {
    const asked = await BillingRequest.find(billingRequestId)
    if (!asked) return null
    const { name, slug } = await findCompany(scope)
    const person = await findUserName(scope, asked.requestedBy)
    const i18n = i18nManager.locale('en')
    const facts = { company: name, slug, person: person ?? '', feature: asked.feature ?? '' }
    return {
      to: salesAddress,
      subject: i18n.t(`billing_mails.${asked.kind}.subject`, facts),
      text: i18n.t(`billing_mails.${asked.kind}.text`, facts),
    }
  },
})
