import i18nManager from '@adonisjs/i18n/services/main'
import { findCompany } from '#modules/accounts/index'
import { keepCode, unendedCode } from '#modules/shared/codes/sent_code'
import { defineMail, defineText } from '#modules/shared/mail/mail_kind'
import type { Scope } from '#modules/shared/tenancy/scope'
import { oneLine } from '#modules/shared/values/one_line'
import { shortCodeOf } from '#modules/shared/values/short_code'
import WorkerCode from '../models/worker_code.ts'
import { ownWorker } from '../queries/own_worker.ts'

interface CodeFacts {
  codeId: string
}

/** A code by mail. */
export const workerCodeMail = defineMail<CodeFacts>({
  name: 'worker-code',
  isWaitedFor: true,
  async prepare(scope, facts) {
    const made = await makeCode(scope, facts)
    if (!made?.worker.email) return null
    const { worker, say } = made
    return { to: worker.email!, subject: say('subject'), text: say('text') }
  },
})

/** The same by text message. */
export const workerCodeText = defineText<CodeFacts>({
  name: 'worker-code-text',
  isWaitedFor: true,
  async prepare(scope, facts) {
    const made = await makeCode(scope, facts)
    if (!made?.worker.phone) return null
    return { to: made.worker.phone, text: made.say('sms') }
  },
})

/** The code and what is said with it; null where it has ended. */
async function makeCode(scope: Scope, { codeId }: CodeFacts) {
  const row = await unendedCode(WorkerCode, codeId)
  if (!row) return null
  const worker = await ownWorker(scope, row.workerId).firstOrFail()
  const code = shortCodeOf(row.id)
  await keepCode(row, code)
  const { name } = await findCompany(scope)
  const values = { code, company: oneLine(name), name: oneLine(worker.firstName) }
  const i18n = i18nManager.locale(worker.language)
  return { worker, say: (key: string) => i18n.t(`worker_mails.CODE.${key}`, values) }
}
