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
 */
export async function mail(
  scope: Scope,
  kind: string,
  about: string,
  facts: Record<string, unknown>
): Promise<void> {
  const [row] = await scope.trx
    .insertQuery()
    .table('mails')
    .insert({ kind, about, facts, again_at: againAt(Date.now(), 1) })
    .onConflict(['company_id', 'about'])
    .ignore()
    .returning('id')
  if (row) await enqueueJob(scope, { id: row.id ?? row, tries: 1 })
}

/** The mails enqueued under words that begin so, the newest first. */
export function mailsAbout(beginning: string) {
  return QueuedMail.query().whereRaw('about ^@ ?', [beginning]).orderBy('id', 'desc')
}

/** Enqueues the job that sends a mail, for the try that its row counts. */
export function enqueueJob(scope: Scope, row: { id: string; tries: number }): Promise<void> {
  return enqueue(scope, 'job', 'send-mail', jobSubject(row), { mailId: row.id })
}

/** Each try is a job of its own: the queue keeps a job that it gave up, and would not take it twice. */
export const jobSubject = ({ id, tries }: { id: string; tries: number }) => `mail/${id}/${tries}`
