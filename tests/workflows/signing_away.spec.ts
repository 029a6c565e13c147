import { createServer, type Server } from 'node:http'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import settings from '#config/sealing'
import env from '#backend/start/env'
import { verifySealed } from '#modules/sealing/index'
import { DevelopmentAuthority } from '#modules/sealing/authority/development_authority'
import { openSeal } from '#modules/sealing/seal'
import { httpTimeStamps } from '#modules/sealing/time_stamps/http_time_stamps'
import type { Subject } from '#modules/shared/subjects/subject'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { emptyDesk } from '#tests/helpers/casefiles'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { freePort } from '#tests/helpers/free_port'
import { postMails } from '#tests/helpers/mails'
import { Relay } from '#tests/helpers/relay'
import {
  allowSimple,
  FIRST,
  mailedLinks,
  SECOND,
  sentCasefile,
  signerOpening,
  WORKER,
} from '#tests/helpers/signing'
import { answerTimeStamps } from '#tests/helpers/time_stamps'
import { until } from '#tests/helpers/until'
import * as activities from '#workflows/activities'
import { closeWorkflowClient, signalWorkflow, workflowClient } from '#workflows/client'
import { followId } from '#workflows/follow/client'
import type { TemporalConfig } from '#workflows/worker'
import { ownQueue, runWorkflows } from './running.ts'

/** So many of the process's milliseconds pass in one of ours. */
const SPEED = 100
const TEN_MINUTES_MS = 10 * 60_000
/** One pause after the other is twice as long: ten minutes have few tries. */
const MOST_TRIES = 14

test.group('The seal, when what it needs is away for ten minutes', (group) => {
  let acme: TestCompany
  let hr: TestClient
  let temporal: TemporalConfig
  let authority: Server
  let authorityPort: number
  let askedForTime: number
  /** What happens when the authority is asked for the time. */
  let whenAsked: () => Promise<void>
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
    await emptyDesk(acme)
    await allowSimple(acme)
    hr = await signedIn('hr')
    temporal = ownQueue()
    // As in production, the time comes over HTTP.
    const sealing = await openSeal()
    const own = sealing.timeStamps
    const answer = answerTimeStamps(DevelopmentAuthority.open(settings.folder!).timeStamps)
    askedForTime = 0
    whenAsked = async () => {}
    authority = createServer(async (request, response) => {
      askedForTime += 1
      await whenAsked()
      answer(request, response)
    })
    authorityPort = await freePort()
    sealing.timeStamps = httpTimeStamps([`http://127.0.0.1:${authorityPort}`])
    return async () => {
      sealing.timeStamps = own
      await new Promise((closed) => authority.close(closed))
    }
  })
  group.teardown(() => closeWorkflowClient())

  const authorityIsBack = () =>
    new Promise<void>((listening) => authority.listen(authorityPort, '127.0.0.1', listening))
  const rows = (table: string, where: object) =>
    inTenant(acme.id, (trx) => trx.from(table).where(where).orderBy('id'))
  const sealedFiles = async (id: string) => {
    const [{ shown_file_key: shown }] = await rows('casefile_documents', { casefile_id: id })
    const found = await drive.use().listAll(`company/${acme.id}/casefiles/${id}`)
    return [...found.objects].flatMap((one) => (one.isFile && one.key !== shown ? [one.key] : []))
  }

  async function signedByAll() {
    const { id } = await sentCasefile(hr, acme)
    const links = await mailedLinks(acme)
    for (const to of [FIRST, SECOND]) await (await signerOpening(links.get(to)!)).sign()
    const worker = await signerOpening((await mailedLinks(acme)).get(WORKER)!)
    const { body } = await worker.sign()
    if (body.status !== 'SEALING') throw new Error(`The last signature led to ${body.status}`)
    return { id, worker }
  }

  /** The process runs in its own time; answers when its tries of the seal began, in that time. */
  async function follow(id: string, cleanup: (end: () => Promise<void>) => void) {
    const tries: number[] = []
    const begun = performance.now()
    const now = () => (performance.now() - begun) * SPEED
    const worker = await runWorkflows(temporal, {
      takeStep: async (input) => {
        tries.push(now())
        await activities.takeStep(input)
      },
    })
    cleanup(() => worker.stop())
    const subject: Subject = { type: 'casefile', id }
    const workflow = followId(acme.id, subject)
    await signalWorkflow(temporal, 'follow', workflow, {
      ...{ companyId: acme.id, requestId: 'test', locale: 'fr' as const, subject },
      clock: { startsAt: Date.now(), speed: SPEED },
    })
    const ended = async () => {
      const client = await workflowClient(temporal)
      await client.workflow.getHandle(workflow).result()
    }
    return { tries, now, ended }
  }

  /** It is sealed, by one file that our own verifier takes, with the time of the authority; everybody has one copy. */
  async function sealedOnce(assert: any, id: string) {
    const casefile = (await hr.get(`/api/casefile/${id}`)).body
    assert.equal(casefile.status, 'SIGNED')
    const kinds = (await rows('timeline_events', { casefile_id: id })).map(({ kind }) => kind)
    assert.lengthOf(
      kinds.filter((kind) => kind === 'SEALED'),
      1
    )
    const verdict = await verifySealed(
      'test',
      (await hr.get(casefile.documents[0].signedPdfUrl)).raw
    )
    assert.equal(verdict?.verdict, 'valid', verdict?.reason ?? '')
    const stamps = verdict!.signatures.filter(({ kind }) => kind === 'TIME_STAMP')
    assert.isNotEmpty(stamps, 'no lesser seal')
    assert.isNotNull(verdict!.signatures.find(({ kind }) => kind === 'SEAL')!.at)
    const copies = (await postMails(acme, 'signing')).filter(({ subject }) =>
      /Vos documents signés/.test(String(subject))
    )
    assert.sameMembers(
      copies.map(({ to }) => String(to)),
      [FIRST, SECOND, WORKER]
    )
  }

  test('the time-stamp authority: the seal waits, nobody gets a lesser one, and it is sealed once when it is back', async ({
    assert,
    cleanup,
  }) => {
    const { id, worker } = await signedByAll()
    const { tries, now, ended } = await follow(id, cleanup)
    await until('it was tried for ten minutes', () => (tries.at(-1) ?? 0) >= TEN_MINUTES_MS)
    assert.isAtMost(tries.length, MOST_TRIES, 'pauses grow')
    assert.equal(askedForTime, 0)
    assert.equal((await hr.get(`/api/casefile/${id}`)).body.status, 'SEALING')
    assert.equal((await worker.client.get(worker.at())).body.status, 'SEALING')
    assert.isEmpty(await sealedFiles(id))
    assert.isEmpty(await postMails(acme, 'signing'))

    const back = now()
    await authorityIsBack()
    await ended()
    assert.isBelow(now() - back, TEN_MINUTES_MS, 'within the longest pause')
    assert.lengthOf(await sealedFiles(id), 1)
    await sealedOnce(assert, id)
  }).timeout(120_000)

  test('the database, in the middle of a seal: what was sealed and not noted is sealed again, and noted once', async ({
    assert,
    cleanup,
  }) => {
    const { id } = await signedByAll()
    await authorityIsBack()
    const url = env.get('DATABASE_URL')
    const relay = await Relay.to(url)
    await relay.be('open')
    const { config } = db.manager.get('app')!
    const direct = config.connection as { connectionString: string }
    const through = new URL(direct.connectionString)
    through.host = new URL(relay.url(url)).host
    db.manager.patch('app', {
      ...config,
      connection: { connectionString: through.href },
      // A try that gets no connection ends soon.
      pool: { ...config.pool, acquireTimeoutMillis: 200 },
    } as typeof config)
    cleanup(async () => {
      db.manager.patch('app', config)
      await relay.be('closed')
    })

    let awaySince = Infinity
    const following = await follow(id, cleanup)
    const { tries, now, ended } = following
    whenAsked = async () => {
      if (awaySince < Infinity) return
      awaySince = now()
      await relay.be('closed')
    }
    await until('it was tried for ten minutes', () => tries.at(-1)! - awaySince >= TEN_MINUTES_MS)
    assert.isAtMost(tries.length, MOST_TRIES, 'pauses grow')
    // The one file of the try that had begun.
    const whole = await drive.use().listAll(`company/${acme.id}/casefiles/${id}`)
    assert.lengthOf([...whole.objects], 2)
    await relay.be('open')
    await ended()
    assert.lengthOf(await sealedFiles(id), 2)
    await sealedOnce(assert, id)
  }).timeout(120_000)
})
