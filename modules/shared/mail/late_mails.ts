import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { messageKey } from '#modules/shared/outbox/outbox'
import { JobsUnderWay, undelivered } from '#modules/shared/queue/jobs_under_way'
import type { Scope } from '#modules/shared/tenancy/scope'
import { forSystem } from '#modules/shared/tenancy/scopes'
import { DANGEROUSLY_acrossCompanies } from '#modules/shared/tenancy/unit_of_work'
import { againAt } from './again_at.ts'
import { jobSubject, enqueueJob } from './mail.ts'
import QueuedMail, { LET_GO } from './queued_mail.ts'

/** Of one company in one transaction; the rest at the next look. */
const BATCH = 200

/**
 * Enqueues every mail again that should have left by now: the mail server was away for longer than the queue tries, or
 * the worker died with the same job too often.
 *
 * @param tell told of each company for which it did not succeed; the next look tries again
 */
export async function enqueueLateMails(tell: (error: unknown) => void): Promise<void> {
  const at = Date.now()
  for (const companyId of await companiesWithLateMails(at))
    await enqueueAgain(companyId, at).catch(tell)
}

/** Which jobs the queue still has to run is asked between two transactions. */
async function enqueueAgain(companyId: string, at: number): Promise<void> {
  const inCompany = <T>(work: (scope: Scope) => Promise<T>) =>
    forSystem('late-mails', companyId, work)
  const keys = await inCompany(async (scope) => keysOf(scope, await lateMails(at)))
  const underWay = await (await app.container.make(JobsUnderWay)).among(keys)
  await inCompany((scope) => enqueueThese(scope, at, underWay))
}

/**
 * A mail whose job is still to be run is only looked at again later: a queue that stands still would fill with one job
 * more at every look.
 */
async function enqueueThese(scope: Scope, at: number, underWay: ReadonlySet<string>) {
  const rows = await lateMails(at).forUpdate()
  const toBeRun = underWay.union(await undelivered(scope, keysOf(scope, rows)))
  for (const row of rows) {
    const isNext = !toBeRun.has(keyOf(scope, row))
    const tries = isNext ? row.tries + 1 : row.tries
    await row.merge({ tries, againAt: DateTime.fromJSDate(againAt(at, tries)) }).save()
    if (isNext) await enqueueJob(scope, row)
  }
}

/**
 * After a restore: what waits may have left since the moment of the backup, so the next attempt asks first.
 *
 * @returns how many mails wait
 */
export async function doubtWaitingMails(_scope: Scope): Promise<number> {
  const rows = await QueuedMail.waiting().update(LET_GO).returning('id')
  return rows.length
}

/** @param at milliseconds since 1970 */
function lateMails(at: number) {
  return QueuedMail.waiting().where('again_at', '<=', new Date(at)).orderBy('again_at').limit(BATCH)
}

const keyOf = (scope: Scope, row: QueuedMail) => messageKey(scope, jobSubject(row))
const keysOf = (scope: Scope, rows: QueuedMail[]) => rows.map((row) => keyOf(scope, row))

async function companiesWithLateMails(at: number): Promise<string[]> {
  const rows = await DANGEROUSLY_acrossCompanies('late-mails', (trx) =>
    trx
      .from('mails')
      .whereNull('sent_at')
      .whereNull('dropped_at')
      .where('again_at', '<=', new Date(at))
      .distinct('company_id')
  )
  return rows.map(({ company_id: id }) => id)
}
