import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import { defineJob } from '#modules/shared/queue/job'
import type { Scope } from '#modules/shared/tenancy/scope'
import { asJob, type BackgroundInput } from '#modules/shared/tenancy/scopes'
import { retry } from '#modules/shared/values/retry'
import { TRIES_IN_DOUBT } from './again_at.ts'
import type { MailKind } from './mail_kind.ts'
import { MailKinds } from './mail_kinds.ts'
import { isRefusedForGood } from './refused_for_good.ts'
import QueuedMail, { LET_GO } from './queued_mail.ts'
import { takeMail, type TakenMail } from './take_mail.ts'

interface SendMailInput extends BackgroundInput {
  mailId: string
}

/**
 * Any mail or text message, sent once (ADR 30): taken, prepared, sent, noted. It cannot be part of a
 * transaction, so that it left is written among the files first, and into the database as soon as that answers. One
 * that an earlier attempt took is sent only if neither the files nor its carrier know it.
 */
export const sendMail = defineJob<SendMailInput>({
  name: 'send-mail',
  async handle(input) {
    const work = <T>(does: (scope: Scope) => Promise<T>) => asJob('send-mail', input, does)
    const taken = await work((scope) => takeMail(scope, input.mailId))
    if (!taken) return
    const { id, facts } = taken
    const record = (fact: object, also = async (_scope: Scope) => {}) =>
      retry(() =>
        work(async (scope) => {
          await QueuedMail.query().where('id', id).update(fact)
          await also(scope)
        })
      )
    const proof = `company/${input.companyId}/mails/${id}`
    const files = drive.use()
    const kind = (await app.container.make(MailKinds)).named(taken.kind)
    try {
      if (!(taken.takenBefore && (await hasLeft(kind, taken, proof)))) {
        const prepared = await work((scope) => prepare(scope, kind, taken))
        if (!prepared) return
        const enclosures = await prepared.enclose?.()
        // Drawing may have taken a while, and sending begins now.
        if (enclosures) await record({ taken_at: new Date() })
        await kind.carrier.send(id, prepared, enclosures)
        await files.put(proof, '').catch(() => {})
      }
    } catch (error) {
      await record(isRefusedForGood(error) ? { dropped_at: new Date() } : LET_GO)
      throw error
    }
    await record({ sent_at: new Date() }, async (scope) => kind.left?.(scope, facts))
    await files.delete(proof).catch(() => {})
  },
})

/** Everything that it says; null, and dropped, where there is nothing to say any more, or no one to say it to. */
async function prepare(scope: Scope, kind: MailKind, { id, facts }: TakenMail) {
  const prepared = await kind.prepare(scope, facts)
  await QueuedMail.query()
    .where('id', id)
    .update(prepared ? { taken_at: new Date() } : { dropped_at: new Date() })
  return prepared
}

/**
 * Whether a mail left that an earlier attempt took. While that is unknown it waits for its next attempt, but not for
 * ever: a mail that comes twice is better than none.
 */
async function hasLeft(kind: MailKind, { id, tries }: TakenMail, proof: string): Promise<boolean> {
  if (await drive.use().exists(proof)) return true
  return kind.carrier.hasArrived(id).catch((error: unknown) => {
    if (tries < TRIES_IN_DOUBT && !kind.isWaitedFor) throw error
    return false
  })
}
