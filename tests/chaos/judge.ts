import { setTimeout as sleep } from 'node:timers/promises'
import { statusAfter, type OfferStatus, type OfferStep } from '#modules/offers/domain/offer_status'
import { openQueue, type QueueStore } from '#modules/shared/queue/bullmq'
import { rowsOf } from './database.ts'
import { judgeCasefiles } from './judge_casefiles.ts'
import type { MailboxFolder } from './mailbox_folder.ts'
import type { Told } from './story.ts'

export interface Verdict {
  offers: number
  accepted: number
  /** Contracts that all have signed and that are sealed; and those of them that still wait for their seal. */
  sealed: number
  unsealed: number
  mails: number
  /** Sendings that were undone before their mail left. */
  takenBack: number
  /** Acknowledged and not there, or in a state that no sequence of steps leads to. Each a sentence. */
  wrong: string[]
  /** Messages that the mailbox took more than once, by message id. */
  sentTwice: string[]
  /** Enqueued, and still on their way when we stopped looking. */
  waiting: number
  /** Jobs and messages of the outbox that were never done, of any kind. */
  undone: number
}

/** The step of the lifecycle that an event of the timeline stands for; opening and telling are none. */
const STEPS: Record<string, OfferStep> = {
  SENT: 'send',
  RESENT: 'resend',
  EXTENDED: 'extend',
  CHANGED: 'change',
  CONFIGURED: 'configure',
  REMINDED: 'remind',
  ACCEPTED: 'accept',
  RETRACTED: 'retract',
  CONTRACTED: 'contract',
  REJECTED: 'reject',
  EXPIRED: 'expire',
}

/** Looks at everything once the dust has settled, or `settleMs` later. */
export async function judge(
  options: {
    url: string
    store: QueueStore
    companyId: string
    mailbox: MailboxFolder
    settleMs: number
  },
  stories: readonly Told[]
): Promise<Verdict> {
  const { url, companyId, mailbox } = options
  const ask = (sql: string) => rowsOf(url, companyId, sql)
  const ids = stories.map(({ offerId }) => `'${offerId}'`).join(',') || 'null'
  const waitingMails = () =>
    ask(`select id from mails where ${ofStories(ids)} and sent_at is null and dropped_at is null`)
  const undone = async () =>
    (await ask('select id from outbox where delivered_at is null')).length +
    (await waitingJobs(options.store))
  const end = performance.now() + options.settleMs
  while (performance.now() < end) {
    const unsealed = (await ask(`select id from casefiles where status = 'SEALING'`)).length
    if ((await undone()) + (await waitingMails()).length + unsealed === 0) break
    await sleep(1_000)
  }

  const offers = new Map(
    (await ask(`select * from offers where id in (${ids})`)).map((row) => [row.id, row])
  )
  const events = await ask(`select * from timeline_events where offer_id in (${ids}) order by id`)
  const audits = await ask(`select event, subject_id from audit_log where event = 'offer.accepted'`)
  const mails = await ask(
    `select id, facts ->> 'offerId' as offer_id, facts ->> 'kind' as kind, sent_at, dropped_at from mails
     where ${ofStories(ids)}`
  )
  const arrived = mailbox.counts()
  const messageId = (mail: Record<string, any>) => `<mail-${mail.id}@barema>`
  const wrong: string[] = []
  let takenBack = 0

  for (const story of stories) {
    const offer = offers.get(story.offerId)
    const says = (what: string) => wrong.push(`${story.offerId} (${story.plot}): ${what}`)
    if (!offer) {
      if (story.acknowledged.has('created')) says('created and gone')
      continue
    }
    const own = events.filter((event) => event.offer_id === story.offerId)
    for (const complaint of [...lost(story, offer), ...illegal(own, offer)]) says(complaint)
    const acceptances = audits.filter((line) => line.subject_id === story.offerId).length
    if (acceptances !== (offer.accepted_at ? 1 : 0))
      says(`${acceptances} acceptances in the audit log`)
    const about = mails.filter((mail) => mail.offer_id === story.offerId)
    const enqueued = new Set(about.map(({ kind }) => kind))
    const isDropped = about.some((mail) => mail.kind === 'OFFER' && mail.dropped_at)
    if (story.acknowledged.has('undone')) {
      takenBack += 1
      if (!isDropped) says('undone, and its mail is not taken back')
      for (const mail of about) if (mail.sent_at) says(`undone, and mail ${mail.kind} left`)
    }
    for (const [event, kinds] of Object.entries(MAILS_OF))
      // Who was never written to need not hear that it is over.
      if (own.some(({ kind }) => kind === event) && !(event === 'RETRACTED' && isDropped))
        for (const kind of kinds) if (!enqueued.has(kind)) says(`no mail ${kind} for ${event}`)
  }
  const casefiles = await judgeCasefiles(ask, stories)
  wrong.push(...casefiles.wrong)
  for (const mail of mails)
    if (mail.sent_at && !arrived.has(messageId(mail)))
      wrong.push(`mail ${mail.kind} of ${mail.offer_id} was sent and did not arrive`)

  const known = new Set(mails.map(messageId))
  return {
    offers: offers.size,
    accepted: [...offers.values()].filter(({ accepted_at: at }) => at).length,
    sealed: casefiles.sealed,
    unsealed: casefiles.unsealed,
    mails: mails.filter(({ sent_at: at }) => at).length,
    takenBack,
    wrong,
    sentTwice: [...arrived].filter(([id, count]) => known.has(id) && count > 1).map(([id]) => id),
    waiting: (await waitingMails()).length,
    undone: await undone(),
  }
}

/** Mails about these offers, and about the casefiles that came of them. */
const ofStories = (ids: string) =>
  `(facts ->> 'offerId' in (${ids}) or facts ->> 'casefileId' in
     (select casefiles.id::text from casefiles where offer_id in (${ids})))`

async function waitingJobs(store: QueueStore): Promise<number> {
  const queue = openQueue(store)
  try {
    const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized')
    return Object.values(counts).reduce((sum, one) => sum + one, 0)
  } finally {
    await queue.close()
  }
}

const MAILS_OF: Record<string, readonly string[]> = {
  SENT: ['OFFER'],
  EXTENDED: ['EXTENDED'],
  RETRACTED: ['RETRACTED'],
  ACCEPTED: ['ACCEPTED_CANDIDATE', 'ACCEPTED_EMPLOYER'],
}

/** What was answered as done, and is not. */
function lost({ acknowledged }: Told, offer: Record<string, any>): string[] {
  const complaints: string[] = []
  const isAccepted = offer.status === 'ACCEPTED' || offer.status === 'CONTRACTED'
  if (acknowledged.has('accepted') && !(isAccepted && offer.accepted))
    complaints.push(`accepted, and stands at ${offer.status}`)
  if (acknowledged.has('retracted') && offer.status !== 'RETRACTED')
    complaints.push(`retracted, and stands at ${offer.status}`)
  if (acknowledged.has('undone') && offer.status !== 'DRAFT')
    complaints.push(`undone, and stands at ${offer.status}`)
  if (acknowledged.has('sent') && !offer.sent_at && offer.status !== 'DRAFT')
    complaints.push('sent, and has no day of sending')
  if (acknowledged.has('opened') && !offer.opened_at) complaints.push('opened, and nothing says so')
  return complaints
}

/** Events that do not follow from each other by the rules of the lifecycle. */
function illegal(events: Record<string, any>[], offer: Record<string, any>): string[] {
  const complaints: string[] = []
  let status: OfferStatus = 'DRAFT'
  for (const event of events) {
    const step = STEPS[event.kind]
    const next = step ? statusAfter(status, step) : { ok: true as const, status }
    if (!next.ok || next.status !== event.status)
      complaints.push(`${event.kind} after ${status} led to ${event.status}`)
    status = event.status
  }
  if (offer.status !== status)
    complaints.push(`stands at ${offer.status}, its timeline at ${status}`)
  for (const once of ['CREATED', 'SENT', 'ACCEPTED', 'RETRACTED'])
    if (events.filter(({ kind }) => kind === once).length > 1) complaints.push(`${once} twice`)
  return complaints
}
