import { enqueue } from '#modules/shared/outbox/outbox'
import type { Scope } from '#modules/shared/tenancy/scope'
import { againAt } from './again_at.ts'
import QueuedMail from './queued_mail.ts'

/**
 * Enqueues a mail or a text message in the action's own transaction: if the action commits it will leave, once, also
 * when the mail server is down now. A job sends it at once (`send_mail.ts`); should that not succeed, it is enqueued
 * again (`late_mails.ts`).
 *
 * @param kind the name of a kind that a module declares
 * @param about `invitation/<id>`: with the same words it is the same mail, and leaves once
 * @param facts what its kind prepares it from: ids, and no secret
 * @param afterSeconds it leaves so much later, and can be taken back until then (`takeBack`)
 */
export async function mail(
  scope: Scope,
  kind: string,
  about: string,
  facts: Record<string, unknown>,
  afterSeconds = 0
): Promise<void> {
  const [row] = await scope.trx
    .insertQuery()
    .table('mails')
    .insert({ kind, about, facts, again_at: againAt(Date.now() + afterSeconds * 1000, 1) })
    .onConflict(['company_id', 'about'])
    .ignore()
    .returning('id')
  if (row) await enqueueJob(scope, { id: row.id ?? row, tries: 1 }, afterSeconds)
}

/**
 * Drops a mail that no job has taken yet, so that it never leaves; false once a job has it, for it may have left. The row
 * decides between the two.
 */
export async function takeBack(_scope: Scope, about: string): Promise<boolean> {
  const rows = await QueuedMail.waiting()
    .where({ about })
    .whereNull('taken_at')
    .update({ dropped_at: new Date() })
    .returning('id')
  return rows.length > 0
}

/** The mails enqueued under words that begin so, the newest first. */
export function mailsAbout(beginning: string) {
  return QueuedMail.query().whereRaw('about ^@ ?', [beginning]).orderBy('id', 'desc')
}

/** Enqueues the job that sends a mail, for the try that its row counts. */
export function enqueueJob(
  scope: Scope,
  row: { id: string; tries: number },
  afterSeconds = 0
): Promise<void> {
  return enqueue(scope, 'job', 'send-mail', jobSubject(row), { mailId: row.id }, afterSeconds)
}

/** Each try is a job of its own: the queue keeps a job that it gave up, and would not take it twice. */
export const jobSubject = ({ id, tries }: { id: string; tries: number }) => `mail/${id}/${tries}`
