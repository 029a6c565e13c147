import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { emptyDesk } from '#tests/helpers/casefiles'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { momentOf } from '#tests/helpers/days'
import { newNiss, writtenNiss } from '#tests/helpers/niss'
import { sentOffer } from '#tests/helpers/offers'
import {
  allowSimple,
  casefileToSend,
  FIRST,
  mailedLinks,
  SECOND,
  signerOpening,
  WORKER,
} from '#tests/helpers/signing'
import { until } from '#tests/helpers/until'
import { BIC, IBAN, NISS, PERSON } from '#tests/helpers/worker_form'
import { daysAfter } from '#modules/shared/values/days'
import { closeWorkflowClient, signalWorkflow, workflowClient } from '#workflows/client'
import { followId } from '#workflows/follow/client'
import { indexationWorkflowId } from '#workflows/indexation/client'
import type { TemporalConfig } from '#workflows/worker'
import { askForIndexation, endOf, ownQueue, runWorkflows } from './running.ts'

const BANK = { niss: NISS, iban: IBAN, bic: BIC }

/** All that a history holds, its payloads read as the text that they are. */
function wordsIn(value: unknown): string {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('utf8')
  if (value === null || typeof value !== 'object') return String(value)
  return Object.values(value).map(wordsIn).join('\n')
}

/** No canary stands in the history of a process, which is read: it holds what is known of it. */
async function standsNotIn(
  assert: Assert,
  temporal: TemporalConfig,
  id: string,
  known: string,
  numbers: readonly string[] = []
) {
  const { workflow } = await workflowClient(temporal)
  const words = wordsIn(await workflow.getHandle(id).fetchHistory())
  assert.include(words, known, 'payloads are read')
  const canaries = [NISS, '93.05.18-223.61', IBAN, 'BE68 5390 0754 7034', BIC, ...numbers]
  for (const canary of canaries) assert.notInclude(words, canary, id)
}

test.group('What a worker told in confidence, on Temporal (R10)', (group) => {
  let acme: TestCompany
  let hr: TestClient
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
    hr = await signedIn('hr')
  })
  group.teardown(() => closeWorkflowClient())

  async function tellAll(workerId: string, own: { niss?: string; email?: string } = {}) {
    const path = `/api/workers/${workerId}/details`
    const { version } = (await hr.get(path)).body
    const saved = await hr.put(path, { version, ...PERSON, ...BANK, ...own })
    if (saved.status !== 200) throw new Error(`The details were refused: ${saved.raw}`)
  }

  test('stands in no history: of an offer that runs out with its reminders, of an indexation', async ({
    assert,
    cleanup,
  }) => {
    const temporal = ownQueue()
    const offer = await sentOffer(hr, acme)
    const contracts = await inTenant(acme.id, (trx) => trx.from('contracts').whereNull('end_date'))
    await tellAll(offer.workerId)
    const others = new Set<string>(contracts.map((row) => row.worker_id))
    others.delete(offer.workerId)
    const numbers: string[] = []
    for (const id of others) {
      const niss = newNiss('930518')
      numbers.push(niss, writtenNiss(niss))
      await tellAll(id, { niss, email: `${id}@example.test` })
    }
    const subject = { type: 'offer' as const, id: offer.id }
    const follow = followId(acme.id, subject)
    const startsAt = momentOf(daysAfter(offer.validityDateStr, -5))
    const input = { companyId: acme.id, requestId: 'test', locale: 'fr', subject }
    await signalWorkflow(temporal, 'follow', follow, {
      ...input,
      clock: { startsAt, speed: 86_400_000 / 500 },
    })
    const worker = await runWorkflows(temporal)
    cleanup(() => worker.stop())
    const run = await askForIndexation(acme)
    await endOf(acme, run)
    await until(
      'the offer ran out',
      async () =>
        (await inTenant(acme.id, (trx) => trx.from('offers').where('id', offer.id).first()))
          .status === 'EXPIRED'
    )
    const ids = [
      [follow, offer.id],
      [indexationWorkflowId(acme.id, run), run],
    ] as const
    for (const [id, known] of ids) await standsNotIn(assert, temporal, id, known, numbers)
  })

  test('stands in no history of a casefile that is sent, signed by all and sealed', async ({
    assert,
    cleanup,
  }) => {
    await emptyDesk(acme)
    await allowSimple(acme)
    const temporal = ownQueue()
    const { id, contract } = await casefileToSend(hr, acme)
    await tellAll(contract.workerId)
    const { version } = (await hr.get(`/api/casefile/${id}`)).body
    const sent = await hr.post(`/api/casefile/${id}/send`, { version })
    assert.equal(sent.status, 200, String(sent.raw))
    const links = await mailedLinks(acme)
    for (const to of [FIRST, SECOND]) await (await signerOpening(links.get(to)!)).sign()
    await (await signerOpening((await mailedLinks(acme)).get(WORKER)!)).sign()
    const subject = { type: 'casefile' as const, id }
    const follow = followId(acme.id, subject)
    const input = { companyId: acme.id, requestId: 'test', locale: 'fr', subject }
    await signalWorkflow(temporal, 'follow', follow, input)
    const worker = await runWorkflows(temporal)
    cleanup(() => worker.stop())
    const row = () => inTenant(acme.id, (trx) => trx.from('casefiles').where({ id }).firstOrFail())
    await until('it is sealed', async () => (await row()).status === 'SIGNED', 60_000)
    await standsNotIn(assert, temporal, follow, id)
  }).timeout(120_000)
})
