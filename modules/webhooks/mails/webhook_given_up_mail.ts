import i18nManager from '@adonisjs/i18n/services/main'
import { companyAddress } from '#config/app'
import { findCompanyBrand, findUserContact } from '#modules/accounts/index'
import { defineMail } from '#modules/shared/mail/mail_kind'
import { oneLine } from '#modules/shared/values/one_line'
import { GIVES_UP_DAYS } from '../domain/webhook_times.ts'
import WebhookAddress from '../models/webhook_address.ts'

/** Tells an administrator that an address took nothing for three days; nothing where it took something since. */
export const webhookGivenUpMail = defineMail<{ addressId: string; userId: string }>({
  name: 'webhook-given-up',
  async prepare(scope, { addressId, userId }) {
    const address = await WebhookAddress.find(addressId)
    if (!address?.toldAt) return null
    const person = await findUserContact(scope, userId)
    if (!person) return null
    const { brand, company } = await findCompanyBrand(scope)
    const { language, displayName, email } = person
    const i18n = i18nManager.locale(language)
    const values = {
      company: oneLine(company.name),
      name: oneLine(displayName),
      host: new URL(address.url).host,
      days: GIVES_UP_DAYS,
    }
    const say = (key: string) => i18n.t(`webhook_mails.${key}`, values)
    const url = `${companyAddress(company.slug)}/${language}/settings/webhooks/${addressId}`
    return {
      to: email,
      brand,
      letter: {
        language,
        subject: say('subject'),
        preview: say('preview'),
        heading: say('heading'),
        paragraphs: [say('greeting'), say('text'), say('kept')],
        action: { label: say('action'), url },
        closing: [say('signature')],
        footer: [say('footer')],
      },
    }
  },
})
