import { DateTime } from 'luxon'
import type { Scope } from '#modules/shared/tenancy/scope'
import QueuedMail from './queued_mail.ts'

/** How long a mail is left to the attempt that took it; sending takes far less (config/mail.ts). */
const TAKEN_FOR_MS = 45_000

/** A mail that is ours to send. */
export interface TakenMail {
  id: string
  kind: string
  facts: Record<string, unknown>
  /** How often it was enqueued. */
  tries: number
  /** An earlier attempt took it, and it may have left. */
  takenBefore: boolean
}

/**
 * Takes a mail to send it: the row remembers since when it is taken, so that no other attempt sends it meanwhile.
 * Committed before the mail leaves, for no transaction holds a mail. Answers null where nothing is to be sent.
 *
 * @throws Error while another attempt has it
 */
export async function takeMail(_scope: Scope, mailId: string): Promise<TakenMail | null> {
  const row = await QueuedMail.query().where('id', mailId).forUpdate().first()
  if (!row || row.sentAt || row.droppedAt) return null
  if (row.takenAt && row.takenAt.plus(TAKEN_FOR_MS) > DateTime.now())
    throw new Error('The mail is being sent')
  const takenBefore = row.takenAt !== null
  await row.merge({ takenAt: DateTime.now() }).save()
  const { id, kind, facts, tries } = row
  return { id, kind, facts, tries, takenBefore }
}
