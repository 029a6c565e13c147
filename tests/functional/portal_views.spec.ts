import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import * as activities from '#workflows/publication/activities'
import { signedIn, visitor } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { postMails } from '#tests/helpers/mails'
import { candidateOf } from '#tests/helpers/offers'
import { inPortal } from '#tests/helpers/portal'
import { random } from '#tests/helpers/random'
import { answered, draftGroup, GROUPS } from '#tests/helpers/rewards'
import { workerForms } from '#tests/helpers/worker_form'

test.group('A worker’s portal as somebody looks at it', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let workerId: string
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    workerId = await candidateOf(acme)
  })
  const looks = () =>
    inTenant(acme.id, (trx) =>
      trx.from('audit_log').where({ event: 'portal.viewed_as' }).orderBy('id')
    )

  test('the link opens nothing by itself, nor without the right; with it each look is in the log', async ({
    assert,
  }) => {
    const path = `/api/worker-impersonate/${workerId}/worker`
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    assert.equal((await (await visitor()).get(path)).status, 401)
    assert.equal((await (await inPortal(acme, 'zoe@example.test')).get(path)).status, 401)
    for (const role of ['viewer', 'manager'] as const)
      assert.equal((await (await signedIn(role)).get(path)).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).get(path)).status, 404)
    assert.lengthOf(await looks(), 0)
    const hr = await signedIn('hr')
    const seen = await hr.get(path)
    assert.equal(seen.status, 200, String(seen.raw))
    assert.equal(seen.body.firstName, 'Zoé')
    assert.equal((await hr.get(path.replace(/worker$/, 'company'))).status, 200)
    assert.equal((await hr.get(path.replace(/worker$/, 'current-contract'))).status, 200)
    const lines = await looks()
    assert.deepEqual(
      lines.map(({ details }) => details.viewed),
      ['worker', 'contract']
    )
    assert.equal(lines[0].subject_id, workerId)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('who looks changes nothing: every write is refused with its sentence', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const before = await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN })
    const base = `/api/worker-impersonate/${workerId}`
    for (const [method, what, body] of [
      ['PUT', 'worker', { phone: '0470 12 34 56' }],
      ['POST', 'questions', { text: 'Moi' }],
      ['DELETE', 'photo', undefined],
    ] as const) {
      const refused = await hr.send(method, `${base}/${what}`, { body })
      assert.equal(refused.status, 405, what)
      assert.equal(refused.body.code, 'E_PORTAL_READ_ONLY')
    }
    for (const path of ['/api/worker-portal/worker', '/api/worker-portal/questions'])
      assert.equal((await hr.get(path)).status, 401, path)
    assert.equal(await checksumOf(acme.id, { except: LEFT_BY_SIGN_IN }), before)
  })

  test('the worker is told once a day where the company says so, and not otherwise', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const look = () => hr.get(`/api/worker-impersonate/${workerId}/worker`)
    await look()
    assert.isEmpty(await postMails(acme, 'portal'))
    await (await signedIn('admin')).put('/api/portal-settings', { tellsViews: true, version: 0 })
    await look()
    await look()
    const sent = await postMails(acme, 'portal')
    assert.lengthOf(sent, 1)
    assert.deepEqual(sent[0]!.to, ['zoe@example.test'] as never)
  })
})

test.group('The contract of today by a link', (group) => {
  const story = workerForms(group)

  test('opens by the session or by the cookie of the worker’s link, never by the path', async ({
    assert,
  }) => {
    const id = await story.worker()
    const path = `/api/out/worker/${id}/current-contract`
    assert.equal((await (await visitor()).get(path)).status, 404)
    const { client } = await story.opened(id)
    const opened = await client.get(path)
    assert.equal(opened.status, 200, String(opened.raw))
    assert.deepInclude(opened.body, { contract: null, documents: [] })
    const zoe = await inPortal(story.acme, 'zoe@example.test')
    assert.equal((await zoe.get(path)).status, 200)
    const other = await candidateOf(story.acme, { first_name: 'Léa', email: 'lea@example.test' })
    assert.equal((await zoe.get(path.replace(id, other))).status, 404)
    assert.equal((await client.get(path.replace(id, other))).status, 404)
    assert.equal((await story.hr.get(path)).status, 404)
  })
})

/** The same seed gives the same requests. */
const SEED = Number(process.env.FUZZ_SEED ?? 20261126)
const WORKERS = Number(process.env.FUZZ_WORKERS ?? 12)
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 100)
/** A sign-in or a request takes a tenth of a second, and some of that again on a busy machine. */
const PATIENCE_MS = 60_000 + 300 * (WORKERS * 4 + ROUNDS)

test.group(`Workers of one company ask for each other’s (seed ${SEED})`, (group) => {
  let acme: TestCompany
  group.setup(async () => {
    ;({ acme } = await freshCompanies())
  })

  /** Publishes a statement to each, without its PDF; answers which is whose. */
  async function published(workers: readonly string[]): Promise<Map<string, string>> {
    await inTenant(acme.id, async (trx) => {
      const { package_id } = await trx.from('contracts').orderBy('id').firstOrFail()
      const terms = { package_id, start_date: '2026-01-01', signature: 'PAPER' }
      await trx
        .table('contracts')
        .multiInsert(workers.map((worker_id) => ({ worker_id, ...terms })))
    })
    const hr = await signedIn('hr')
    const { id, version } = await draftGroup(hr)
    const run = answered(
      await hr.post(`${GROUPS}/${id}/publications`, { kind: 'PUBLISH', version })
    )
    const publication = { companyId: acme.id, requestId: 'fuzz', publicationId: run.id }
    await activities.openPublication(publication)
    await activities.publishSlice({ ...publication, after: null, limit: 2 * WORKERS })
    const rows = await inTenant(acme.id, (trx) => trx.from('reward_statements'))
    return new Map(rows.map((row) => [row.worker_id, row.id]))
  }

  test('nobody is shown, nor changes, anything of another', async ({ assert }) => {
    const joined = []
    for (let at = 0; at < WORKERS; at++) {
      const email = `fuzz${at}@example.test`
      const name = `Personne${at}x`
      const id = await candidateOf(acme, { first_name: name, email })
      const client = await inPortal(acme, email, `198.51.100.${at}`)
      await client.put('/api/worker-portal/worker', { enfantsACharge: 1, phone: '0470 12 34 56' })
      const asked = await client.post('/api/worker-portal/questions', { text: `Secret de ${name}` })
      const { proposals } = (await client.get('/api/worker-portal/worker')).body
      joined.push({ id, name, client, question: asked.body.data[0].id, proposal: proposals[0].id })
    }
    const statements = await published(joined.map(({ id }) => id))
    const people = joined.map((each) => ({ ...each, statement: statements.get(each.id)! }))
    const rows = () =>
      inTenant(acme.id, (trx) =>
        Promise.all(
          ['workers', 'portal_questions', 'portal_proposals', 'reward_statements'].map((table) =>
            trx.from(table).orderBy('id')
          )
        )
      )
    const before = JSON.stringify(await rows())
    const { one } = random(SEED)
    for (let round = 0; round < ROUNDS; round++) {
      const who = one(people)
      const other = one(people.filter((each) => each !== who))
      const [method, path, body] = one([
        ['GET', '/worker-portal/worker', undefined],
        ['GET', '/worker-portal/questions', undefined],
        ['GET', '/worker-portal/data', undefined],
        ['GET', `/out/worker/${other.id}/current-contract`, undefined],
        ['GET', `/out/worker/${other.id}`, undefined],
        ['GET', `/out/worker/${other.id}/documents/${other.id}`, undefined],
        ['GET', `/worker-portal/reward-statement/${other.statement}`, undefined],
        ['GET', `/worker-portal/reward-statement/${other.statement}/pdf`, undefined],
        [
          'GET',
          `/worker-portal/reward-statement/${other.statement}/documents/${other.id}`,
          undefined,
        ],
        ['GET', `/worker-impersonate/${other.id}/reward-statement/${other.statement}`, undefined],
        ['GET', `/reward-statements/${other.statement}`, undefined],
        ['POST', '/worker-portal/questions', { text: 'Moi', statementId: other.statement }],
        ['GET', `/worker-portal/documents/${other.proposal}`, undefined],
        ['GET', `/worker-impersonate/${other.id}/worker`, undefined],
        ['PUT', `/worker-impersonate/${other.id}/worker`, { phone: '0470 00 00 00' }],
        ['DELETE', `/worker-portal/proposals/${other.proposal}`, undefined],
        ['POST', `/worker-questions/${other.question}/answer`, { answer: 'x' }],
        ['POST', `/worker-proposals/${other.proposal}/acceptance`, undefined],
        ['GET', `/workers/${other.id}`, undefined],
        ['PUT', '/worker', { id: other.id, firstName: 'x' }],
      ] as const)
      // Guesses at links are counted by address, and refused for all together after some hundreds.
      const headers = { 'x-forwarded-for': `198.18.${round >> 8}.${round & 255}` }
      const answer = await who.client.send(method, `/api${path}`, { body, headers })
      const text = String(answer.raw)
      for (const each of people)
        if (each !== who) {
          assert.notInclude(text, each.name, `${method} ${path} of ${who.name}`)
          if (!path.includes(each.id)) assert.notInclude(text, each.question, path)
          if (!path.includes(each.statement)) assert.notInclude(text, each.statement, path)
        }
      if (!/worker-portal\/(worker|questions|data)$/.test(path))
        assert.include([401, 403, 404, 405, 429], answer.status, `${method} ${path}`)
    }
    assert.equal(JSON.stringify(await rows()), before)
  }).timeout(PATIENCE_MS)
})
