import i18nManager from '@adonisjs/i18n/services/main'
import { keepCode, unendedCode } from '#modules/shared/codes/sent_code'
import { defineText } from '#modules/shared/mail/mail_kind'
import { oneLine } from '#modules/shared/values/one_line'
import { shortCodeOf } from '#modules/shared/values/short_code'
import SecondFactor from '../models/second_factor.ts'
import SmsCode from '../models/sms_code.ts'
import User from '../models/user.ts'
import { findCompany } from '../queries/find_company.ts'

/** A code by text message. */
export const smsCode = defineText<{ codeId: string }>({
  name: 'sms-code',
  isWaitedFor: true,
  async prepare(scope, { codeId }) {
    const row = await unendedCode(SmsCode, codeId)
    if (!row || row.usedAt) return null
    const phone = await SecondFactor.of(row.userId, 'SMS')
    const user = await User.findOrFail(row.userId)
    if (!phone || user.deactivatedAt) return null
    const code = shortCodeOf(row.id)
    await keepCode(row, code)
    const { name } = await findCompany(scope)
    const facts = { code, company: oneLine(name) }
    return { to: phone.plain, text: i18nManager.locale(user.language).t('sign_in.sms', facts) }
  },
})
