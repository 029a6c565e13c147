import { test } from '@japa/runner'
import type { Subject } from '#modules/shared/subjects/subject'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { mailsTo } from '#tests/e2e/support/mailbox'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { daysAfter } from '#modules/shared/values/days'
import { momentOf } from '#tests/helpers/days'
import { mailsOfOffer, queuedMails, sendAsWorker } from '#tests/helpers/mails'
import { sentOffer } from '#tests/helpers/offers'
import { until } from '#tests/helpers/until'
import * as activities from '#workflows/activities'
import { closeWorkflowClient, signalWorkflow, workflowClient } from '#workflows/client'
import { followId, waitsFor as processWaitsFor } from '#workflows/follow/client'
import type { DueStep } from '#workflows/follow/contract'
import type { TemporalConfig } from '#workflows/worker'
import { ownQueue, runWorkflows } from './running.ts'

const DAY_MS = 86_400_000
const offerOf = (id: string): Subject => ({ type: 'offer', id })
/** The first reminder comes three days before the last day, at nine in the morning. */
const reminderOf = (lastDay: string) => momentOf(daysAfter(lastDay, -3), 9)

test.group('The process of an offer, on Temporal', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  let temporal: TemporalConfig
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
    temporal = ownQueue()
  })
  group.teardown(() => closeWorkflowClient())

  const offerRow = (id: string) =>
    inTenant(acme.id, (trx) => trx.from('offers').where({ id }).firstOrFail())
  const eventsOf = (id: string) =>
    inTenant(acme.id, async (trx) =>
      (await trx.from('timeline_events').where('offer_id', id).orderBy('id')).map(
        ({ kind }) => kind
      )
    )
  const handleOf = async (id: string) =>
    (await workflowClient(temporal)).workflow.getHandle(followId(acme.id, offerOf(id)))
  const waitsFor = async (id: string, step: DueStep['step']) => {
    // The answer that was seen is kept: asked again, the process may just be between two steps.
    let due = null as DueStep | null
    await until(`the process waits to ${step}`, async () => {
      due = await processWaitsFor(temporal, acme.id, offerOf(id)).catch(() => null)
      return due?.step === step
    })
    return due!
  }
  /** Starts a process with a time of its own; without one, as the outbox does. */
  const start = (id: string, clock?: { startsAt: number; speed: number }) =>
    signalWorkflow(temporal, 'follow', followId(acme.id, offerOf(id)), {
      companyId: acme.id,
      requestId: 'test',
      locale: 'fr',
      subject: offerOf(id),
      ...(clock ? { clock } : {}),
    })
  const running = async (
    cleanup: (end: () => Promise<void>) => void,
    substitutes: Partial<typeof activities> = {}
  ) => {
    const worker = await runWorkflows(temporal, substitutes)
    cleanup(() => worker.stop())
    return worker
  }

  test('is started by sending, and waits for the first reminder, then says nothing about a retracted offer', async ({
    assert,
    cleanup,
  }) => {
    await running(cleanup)
    const { id, validityDateStr } = await sentOffer(hr, acme)
    await start(id)
    const due = await waitsFor(id, 'remind')
    assert.equal(due.at, reminderOf(validityDateStr))
    assert.equal((await hr.post(`/api/offers/${id}/retract`)).status, 200)
    await start(id)
    await (await handleOf(id)).result()
    assert.deepEqual(await eventsOf(id), ['CREATED', 'SENT', 'RETRACTED'])
  })

  test('reminds twice and lets the offer run out at midnight in Belgium, with a mail each time', async ({
    assert,
    cleanup,
  }) => {
    const { id, version, validityDateStr } = await sentOffer(hr, acme)
    const untouched = await checksumOf(globex.id)
    // Six days before the last day is over, and a day in two thirds of a second.
    const startsAt = momentOf(daysAfter(validityDateStr, -5))
    await start(id, { startsAt, speed: DAY_MS / 700 })
    await running(cleanup, {
      takeStep: async (input) => {
        if (input.step === 'expire')
          assert.isAtLeast(input.at, momentOf(daysAfter(validityDateStr, 1)))
        return activities.takeStep(input)
      },
    })
    await until('the offer ran out', async () => (await offerRow(id)).status === 'EXPIRED')
    assert.deepEqual(await eventsOf(id), ['CREATED', 'SENT', 'REMINDED', 'REMINDED', 'EXPIRED'])
    assert.deepEqual(
      await mailsOfOffer(acme, id),
      ['OFFER', 'REMINDER', 'REMINDER', 'EXPIRED'].map(
        (kind, at) => `${kind}/${version}/${at === 2 ? 1 : 0}`
      )
    )
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('a later last day signals it: what was due is not done, and it waits for the new day', async ({
    assert,
    cleanup,
  }) => {
    await running(cleanup)
    const { id, validityDateStr } = await sentOffer(hr, acme)
    await start(id)
    const before = await waitsFor(id, 'remind')
    assert.equal(before.at, reminderOf(validityDateStr))
    const later = daysAfter(validityDateStr, 10)
    const extended = await hr.post(`/api/offers/${id}/extend`, { validityDateStr: later })
    assert.equal(extended.status, 200)
    await start(id)
    await until('it waits ten days longer', async () => {
      const due = await processWaitsFor(temporal, acme.id, offerOf(id)).catch(() => null)
      return due?.step === 'remind' && due.at === reminderOf(later)
    })
    assert.equal((await offerRow(id)).status, 'SENT')
  })

  test('told twice, or ten times at once, it looks again and does nothing twice', async ({
    assert,
    cleanup,
  }) => {
    const { id, validityDateStr } = await sentOffer(hr, acme)
    const startsAt = momentOf(daysAfter(validityDateStr, 1)) + 60_000
    await Promise.all(Array.from({ length: 10 }, () => start(id, { startsAt, speed: 1 })))
    await running(cleanup)
    await until('the offer ran out', async () => (await offerRow(id)).status === 'EXPIRED')
    await start(id)
    await (await handleOf(id)).result()
    const events = await eventsOf(id)
    assert.lengthOf(
      events.filter((kind) => kind === 'EXPIRED'),
      1
    )
  })

  test('a worker that dies in the middle of a step is followed by another, and the step is done once', async ({
    assert,
    cleanup,
  }) => {
    const { id, validityDateStr } = await sentOffer(hr, acme)
    let attempts = 0
    await start(id, { startsAt: momentOf(daysAfter(validityDateStr, 1)) + 60_000, speed: 1 })
    await running(cleanup, {
      // Done, but the worker is gone before it can say so: the next attempt meets the same step again.
      takeStep: async (input) => {
        await activities.takeStep(input)
        if (input.step === 'expire' && ++attempts === 1) throw new Error('the worker died')
      },
    })
    await until('the second attempt was made', () => attempts === 2)
    await start(id)
    await (await handleOf(id)).result()
    assert.deepEqual(await eventsOf(id), ['CREATED', 'SENT', 'EXPIRED'])
  })

  test('an acceptance that comes after midnight is refused, though the process slept', async ({
    assert,
    cleanup,
  }) => {
    const { id, link } = await sentOffer(hr, acme)
    const address = `late-${id}@example.test`
    await inTenant(acme.id, async (trx) => {
      const { worker_id: worker } = await trx.from('offers').where({ id }).firstOrFail()
      await trx.from('workers').where('id', worker).update({ email: address })
    })
    const [mail] = await queuedMails(acme, 'offer')
    await sendAsWorker(acme, mail.id)
    await until('the mail is there', async () => (await mailsTo(address)).length === 1)
    const secret = /#([\w-]{43})/.exec((await mailsTo(address))[0].text!)![1]
    const opened = await hr.post(`/api/out/offers/${link}/open`, { secret })
    assert.equal(opened.status, 200)
    await inTenant(acme.id, (trx) =>
      trx.from('offers').where({ id }).update({ validity_date: '2026-01-31' })
    )
    const late = await hr.post(`/api/out/offers/${link}/accept`, {
      version: opened.body.offer.version,
      packageVersion: opened.body.offer.packageVersion,
      includeVariableCompensation: false,
    })
    assert.notEqual(late.status, 200)
    assert.equal((await offerRow(id)).status, 'SENT')
    await running(cleanup)
    await start(id)
    await until('the process wrote it down', async () => (await offerRow(id)).status === 'EXPIRED')
    assert.isNull((await offerRow(id)).accepted_at)
  })

  test('one that began before every subject had such a process goes on, and hears of changes', async ({
    assert,
    cleanup,
  }) => {
    const worker = await running(cleanup)
    const { id } = await sentOffer(hr, acme)
    // What told it to start may already have started another.
    await worker.stop()
    await (await handleOf(id)).terminate().catch(() => {})
    await signalWorkflow(temporal, 'offer', followId(acme.id, offerOf(id)), {
      companyId: acme.id,
      requestId: 'test',
      offerId: id,
    })
    await running(cleanup)
    await waitsFor(id, 'remind')
    assert.equal((await hr.post(`/api/offers/${id}/retract`)).status, 200)
    await start(id)
    await (await handleOf(id)).result()
    assert.deepEqual(await eventsOf(id), ['CREATED', 'SENT', 'RETRACTED'])
  })

  test('an offer that is gone, or another company’s, ends its process and touches nothing', async ({
    assert,
    cleanup,
  }) => {
    await running(cleanup)
    const { id } = await sentOffer(hr, acme)
    const ours = await checksumOf(acme.id, { except: ['outbox'] })
    await signalWorkflow(temporal, 'follow', followId(globex.id, offerOf(id)), {
      companyId: globex.id,
      requestId: 'test',
      subject: offerOf(id),
    })
    await (
      await workflowClient(temporal)
    ).workflow
      .getHandle(followId(globex.id, offerOf(id)))
      .result()
    assert.equal(await checksumOf(acme.id, { except: ['outbox'] }), ours)
  })
})
