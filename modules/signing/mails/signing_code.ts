import i18nManager from '@adonisjs/i18n/services/main'
import { findCompany } from '#modules/accounts/index'
import { findSignerOf } from '#modules/casefiles/index'
import { keepCode, unendedCode } from '#modules/shared/codes/sent_code'
import { defineMail, defineText } from '#modules/shared/mail/mail_kind'
import type { Scope } from '#modules/shared/tenancy/scope'
import { oneLine } from '#modules/shared/values/one_line'
import { shortCodeOf } from '#modules/shared/values/short_code'
import SigningCode from '../models/signing_code.ts'
import { reachOf } from '../queries/code_ways.ts'

interface CodeFacts {
  codeId: string
}

/** A code by mail. */
export const signingCodeMail = defineMail<CodeFacts>({
  name: 'signing-code',
  isWaitedFor: true,
  async prepare(scope, facts) {
    const made = await makeCode(scope, facts)
    return made && { to: made.email, subject: made.say('subject'), text: made.say('text') }
  },
})

/** The same by text message. */
export const signingCodeText = defineText<CodeFacts>({
  name: 'signing-code-text',
  isWaitedFor: true,
  async prepare(scope, facts) {
    const made = await makeCode(scope, facts)
    return made?.phone ? { to: made.phone, text: made.say('sms') } : null
  },
})

/** The code and what is said with it; null where it has ended. */
async function makeCode(scope: Scope, { codeId }: CodeFacts) {
  const row = await unendedCode(SigningCode, codeId)
  if (!row) return null
  const signer = await findSignerOf(scope, row.casefileSignerId)
  if (!signer) return null
  const code = shortCodeOf(row.id)
  await keepCode(row, code)
  const { name } = await findCompany(scope)
  const values = { code, company: oneLine(name), name: oneLine(signer.name) }
  const i18n = i18nManager.locale(signer.language)
  const say = (key: string) => i18n.t(`signing_mails.CODE.${key}`, values)
  return { ...(await reachOf(scope, signer)), say }
}
