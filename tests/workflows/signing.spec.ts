import { test } from '@japa/runner'
import type { Subject } from '#modules/shared/subjects/subject'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { daysAfter } from '#modules/shared/values/days'
import { emptyDesk } from '#tests/helpers/casefiles'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { momentOf } from '#tests/helpers/days'
import {
  allowSimple,
  FIRST,
  mailedLinks,
  SECOND,
  sentCasefile,
  signerOpening,
  WORKER,
} from '#tests/helpers/signing'
import { until } from '#tests/helpers/until'
import * as activities from '#workflows/activities'
import { closeWorkflowClient, signalWorkflow, workflowClient } from '#workflows/client'
import { followId, waitsFor } from '#workflows/follow/client'
import type { TemporalConfig } from '#workflows/worker'
import { ownQueue, runWorkflows } from './running.ts'

const DAY_MS = 86_400_000
const casefileOf = (id: string): Subject => ({ type: 'casefile', id })

test.group('The process of a casefile, on Temporal', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  let temporal: TemporalConfig
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await emptyDesk(acme)
    await allowSimple(acme)
    hr = await signedIn('hr')
    temporal = ownQueue()
  })
  group.teardown(() => closeWorkflowClient())

  const row = (id: string) =>
    inTenant(acme.id, (trx) => trx.from('casefiles').where({ id }).firstOrFail())
  const kinds = (id: string) =>
    inTenant(acme.id, async (trx) =>
      (await trx.from('timeline_events').where('casefile_id', id).orderBy('id')).map(
        ({ kind }) => kind
      )
    )
  const start = (id: string, clock?: { startsAt: number; speed: number }) =>
    signalWorkflow(temporal, 'follow', followId(acme.id, casefileOf(id)), {
      companyId: acme.id,
      requestId: 'test',
      locale: 'fr',
      subject: casefileOf(id),
      ...(clock ? { clock } : {}),
    })
  const running = async (
    cleanup: (end: () => Promise<void>) => void,
    substitutes: Partial<typeof activities> = {}
  ) => {
    const worker = await runWorkflows(temporal, substitutes)
    cleanup(() => worker.stop())
  }

  /** Everybody signs, with the process away. */
  async function signedByAll() {
    const sent = await sentCasefile(hr, acme)
    const links = await mailedLinks(acme)
    for (const to of [FIRST, SECOND]) await (await signerOpening(links.get(to)!)).sign()
    const worker = await signerOpening((await mailedLinks(acme)).get(WORKER)!)
    // Temporal and its worker are away, and whoever signs last sees at once that it is done.
    return { ...sent, answer: await worker.sign() }
  }

  test('reminds seven, three and one day before the last one, and lets it run out at midnight in Belgium', async ({
    assert,
    cleanup,
  }) => {
    const { id, casefile } = await sentCasefile(hr, acme)
    const untouched = await checksumOf(globex.id)
    const startsAt = momentOf(daysAfter(casefile.lastDayStr, -8))
    await start(id, { startsAt, speed: DAY_MS / 1_000 })
    await running(cleanup, {
      takeStep: async (input) => {
        if (input.step === 'expire')
          assert.isAtLeast(input.at, momentOf(daysAfter(casefile.lastDayStr, 1)))
        return activities.takeStep(input)
      },
    })
    await until('it ran out', async () => (await row(id)).status === 'EXPIRED', 60_000)
    const happened = await kinds(id)
    assert.deepEqual(happened.slice(happened.indexOf('SENT')), [
      ...['SENT', 'INVITED', 'INVITED'],
      ...['REMINDED', 'REMINDED', 'REMINDED', 'EXPIRED'],
    ])
    assert.equal(await checksumOf(globex.id), untouched)
  }).timeout(120_000)

  test('who signs last waits for nobody; the seal is tried until it can be had, and is one', async ({
    assert,
    cleanup,
  }) => {
    const { id, answer } = await signedByAll()
    assert.equal(answer.body.status, 'SEALING', String(answer.raw))
    let attempts = 0
    await start(id)
    await running(cleanup, {
      takeStep: async (input) => {
        attempts += 1
        // The time-stamp authority is away twice; then the worker dies after it sealed.
        if (attempts <= 2) throw new Error('no time stamp')
        await activities.takeStep(input)
        if (attempts === 3) throw new Error('the worker died')
      },
    })
    await until('it is sealed', async () => (await row(id)).status === 'SIGNED', 60_000)
    const client = await workflowClient(temporal)
    await client.workflow.getHandle(followId(acme.id, casefileOf(id))).result()
    assert.isAtLeast(attempts, 3)
    assert.lengthOf(
      (await kinds(id)).filter((kind) => kind === 'SEALED'),
      1
    )
  }).timeout(120_000)

  test('a later last day signals it, and an end ends it', async ({ assert, cleanup }) => {
    await running(cleanup)
    const { id, casefile } = await sentCasefile(hr, acme)
    await start(id)
    const waiting = (lastDay: string) =>
      until(`it waits for ${lastDay}`, async () => {
        const due = await waitsFor(temporal, acme.id, casefileOf(id)).catch(() => null)
        return due?.step === 'remind' && due.at === momentOf(daysAfter(lastDay, -7), 9)
      })
    await waiting(casefile.lastDayStr)
    const later = daysAfter(casefile.lastDayStr, 10)
    assert.equal((await hr.post(`/api/casefile/${id}/extend`, { lastDayStr: later })).status, 200)
    await start(id)
    await waiting(later)
    assert.equal((await hr.post(`/api/casefile/${id}/cancel`)).status, 200)
    await start(id)
    const client = await workflowClient(temporal)
    await client.workflow.getHandle(followId(acme.id, casefileOf(id))).result()
    assert.equal((await kinds(id)).at(-1), 'CANCELLED')
  }).timeout(60_000)
})
