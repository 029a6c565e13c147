import i18nManager from '@adonisjs/i18n/services/main'
import { companyAddress } from '#config/app'
import { findCompanyBrand, findUserContact } from '#modules/accounts/index'
import { defineMail } from '#modules/shared/mail/mail_kind'
import { oneLine } from '#modules/shared/values/one_line'
import { SYSTEM_NAMES } from '../domain/system_names.ts'
import HrConnection from '../models/hr_connection.ts'

/** Tells an administrator that an HR system no longer takes our key, or that the key opens another account. */
export const syncPausedMail = defineMail<{ connectionId: string; userId: string }>({
  name: 'sync-paused',
  async prepare(scope, { connectionId, userId }) {
    const connection = await HrConnection.find(connectionId)
    const user = await findUserContact(scope, userId)
    const why = connection?.pausedWhy
    if (!user || !connection || (why !== 'KEY' && why !== 'ACCOUNT')) return null
    const { brand, company } = await findCompanyBrand(scope)
    const { language, displayName, email } = user
    const i18n = i18nManager.locale(language)
    const values = {
      name: oneLine(displayName),
      company: oneLine(company.name),
      system: SYSTEM_NAMES[connection.system],
      account: oneLine(connection.account),
    }
    const say = (key: string) => i18n.t(`sync_mails.${key}`, values)
    const told = why === 'KEY' ? 'paused' : 'account'
    return {
      to: email,
      brand,
      letter: {
        language,
        subject: say(`${told}.subject`),
        preview: say(`${told}.preview`),
        heading: say(`${told}.heading`),
        paragraphs: [say('greeting'), say(`${told}.text`)],
        action: {
          label: say(`${told}.action`),
          url: `${companyAddress(company.slug)}/${language}/settings/integrations`,
        },
        closing: [say('regards')],
        footer: [say('why')],
      },
    }
  },
})
