import i18nManager from '@adonisjs/i18n/services/main'
import { DateTime } from 'luxon'
import type { Scope } from '#modules/shared/tenancy/scope'
import { oneLine } from '#modules/shared/values/one_line'
import { hashOfCode, newCode } from '#modules/shared/values/short_code'
import SecondFactor from '../models/second_factor.ts'
import SmsCode from '../models/sms_code.ts'
import User from '../models/user.ts'
import type { SmsSender } from '#modules/shared/sms/sms_sender'
import { findCompany } from '../queries/find_company.ts'

/** Sends a promised code, once. It is made here, so that neither the outbox nor the queue holds it. */
export class SendSmsCode {
  static async handle(scope: Scope, sender: SmsSender, codeId: string): Promise<void> {
    const row = await SmsCode.query().where('id', codeId).forUpdate().first()
    if (!row || row.sentAt || row.expiresAt.toMillis() <= Date.now()) return
    const phone = await SecondFactor.of(row.userId, 'SMS')
    const user = await User.findOrFail(row.userId)
    if (!phone || user.deactivatedAt) return
    const code = newCode()
    const { name } = await findCompany(scope)
    await row.merge({ codeHash: hashOfCode(row.id, code), sentAt: DateTime.now() }).save()
    await sender.send({
      id: row.id,
      to: phone.plain,
      text: i18nManager.locale(user.language).t('sign_in.sms', { code, company: oneLine(name) }),
    })
  }
}
