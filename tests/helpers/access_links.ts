import mail from '@adonisjs/mail/services/main'
import { modules } from '#backend/modules'
import { collectJobs } from '#backend/worker/run_job'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import type { TestCompany } from './companies.ts'

/** What the queue would do with the promised mails; answers what stands in the last of them. */
export async function postAccessLinks({ id }: TestCompany) {
  const fakes = mail.fake()
  const jobs = await collectJobs(modules)
  const promised = await inTenant(id, (trx) =>
    trx.from('outbox').where('name', 'mail-access-link').orderBy('id')
  )
  for (const { name, payload } of promised) await jobs.get(name)!.handle(payload)
  const sent = fakes.messages.sent().map((message) => message.toJSON().message)
  const text = String(sent.at(-1)?.text ?? '')
  return {
    sent,
    text,
    secret: /#(\S+)/.exec(text)?.[1] ?? '',
    code: /(?<=\s)[a-z2-9]{4}-[a-z2-9]{4}(?=\s)/.exec(text)?.[0] ?? '',
  }
}
