import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { test } from '@japa/runner'
import {
  markOpened,
  statementForWorker,
  statementPdf,
  statementsOfWorker,
} from '#modules/rewards/index'
import { fail } from '#modules/shared/result'
import { forSystem } from '#modules/shared/tenancy/scopes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import * as activities from '#workflows/publication/activities'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { postMails } from '#tests/helpers/mails'
import { readPdf, squeezed } from '#tests/helpers/read_pdf'
import {
  answered,
  carryOut,
  draftGroup,
  GROUPS,
  openToAll,
  publishedGroup,
  statementsOf,
  workersOf,
} from '#tests/helpers/rewards'

const urlOf = (id: string) => `/documents/${id}`

test.group('Publishing reward statements', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  let people: any[]
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
    people = await workersOf(acme)
  })

  const within = <T>(work: (scope: Scope) => Promise<T>) => forSystem('test', acme.id, work)
  const inScope = <T>(work: (scope: Scope) => Promise<T>) => within(work)
  const publish = (id: string, body: object, client = hr) =>
    client.post(`${GROUPS}/${id}/publications`, { kind: 'PUBLISH', ...body })
  /** Gross pay of a month in every package, as it is answered and as it is read. */
  const payAll = (gross: number) =>
    inTenant(acme.id, (trx) =>
      trx.from('packages').update({
        package: trx.raw(`package || jsonb_build_object('salaireBrut', ?::int)`, [gross]),
        compute: trx.raw(
          `jsonb_set(compute, '{remuneration,remunerationMensuelle,salaireBrut}', to_jsonb(?::int))`,
          [gross]
        ),
      })
    )
  const versions = () =>
    inTenant(acme.id, (trx) => trx.from('reward_statement_versions').orderBy('created_at'))

  test('strangers and viewers: refused; HR publishes once, everybody has a statement, a PDF and a mail without an amount, and the other company stays', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id)
    const { id, version } = await draftGroup(hr)
    assert.equal((await publish(id, { version }, await visitor())).status, 401)
    assert.equal((await publish(id, { version }, await signedIn('viewer'))).status, 403)
    const runId = randomUUID()
    const run = answered(await publish(id, { id: runId, version }))
    assert.deepInclude(run, { id: runId, status: 'waiting', total: 3, done: 0, groupId: id })
    assert.equal(answered(await publish(id, { id: runId, version })).id, runId)
    const enqueued = await inTenant(acme.id, (trx) => trx.from('outbox').where('kind', 'workflow'))
    assert.deepEqual(
      enqueued.map(({ key }) => key),
      [`company/${acme.id}/publication/${runId}`]
    )
    assert.equal((await publish(id, { version: 2 })).body.code, 'E_REWARD_UNDER_WAY')
    await carryOut(acme, runId)
    assert.deepInclude(answered(await hr.get(`/api/reward-publications/${runId}`)), {
      status: 'done',
      total: 3,
      done: 3,
      published: 3,
      drawn: 3,
      omissions: [],
    })
    const shown = answered(await hr.get(`${GROUPS}/${id}`))
    assert.deepInclude(shown, { status: 'PUBLISHED', statements: 3, opened: 0, mailed: 0 })

    const mails = await postMails(acme, 'reward-statement')
    assert.lengthOf(mails, 3)
    const statements = await statementsOf(hr, id)
    for (const mail of mails) {
      const words = `${mail.subject} ${mail.text} ${mail.html}`
      assert.notMatch(words, /\d[.,\u00a0\u202f ]?\d{3}[.,]\d{2}|€/)
      assert.isTrue(statements.some((one) => words.includes(`/w/reward/${one.id}`)))
    }
    assert.isTrue(mails.some(({ subject }) => String(subject).includes('uw loonoverzicht')))
    assert.equal(answered(await hr.get(`${GROUPS}/${id}`)).mailed, 3)
    assert.equal(await checksumOf(globex.id), untouched)
  }).timeout(60_000)

  test('a worker is shown what was frozen, line by line to the cent, with why, and what the employer pays', async ({
    assert,
  }) => {
    const { id } = await publishedGroup(hr, acme)
    const [statement] = await statementsOf(hr, id)
    const { value } = (await within((scope) =>
      statementForWorker(scope, statement.worker.id, statement.id, urlOf)
    )) as any
    const { rewardStatement: shown, computes, contracts } = value
    const year = computes.at(-1).remuneration.totalCashAnnuel
    const cents = (amounts: number[]) =>
      amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
    const amounts = shown.lines.map(({ amount }: { amount: number }) => amount)
    assert.equal(cents(amounts), Math.round(year.totalCashAnnuel * 100))
    const more = shown.employer.lines.map(({ amount }: { amount: number }) => amount)
    assert.equal(cents([year.totalCashAnnuel, ...more]), Math.round(shown.employer.total * 100))
    const explained = shown.explanation.map(({ rule }: { rule: string }) => rule)
    for (const { rule } of [...shown.lines, ...shown.employer.lines])
      assert.include(explained, rule)
    assert.equal(contracts.at(-1).contractId, shown.contract.contractId)
    assert.include(JSON.stringify(shown.text), '31 ')
    assert.notInclude(JSON.stringify(shown.text), '{{')

    // What changes afterwards changes nothing of it.
    await payAll(9999)
    const again = (await within((scope) =>
      statementForWorker(scope, statement.worker.id, statement.id, urlOf)
    )) as any
    assert.deepEqual(again.value.rewardStatement.lines, shown.lines)
    // The employer is shown the same.
    const asEmployer = answered(await hr.get(`/api/reward-statements/${statement.id}`))
    assert.deepEqual(asEmployer.rewardStatement, shown)
  }).timeout(60_000)

  test('nobody reads another’s; opened counts once, and the list says so', async ({ assert }) => {
    const { id } = await publishedGroup(hr, acme)
    const [first, second] = await statementsOf(hr, id)
    assert.deepEqual(
      await within((scope) => statementForWorker(scope, second.worker.id, first.id, urlOf)),
      fail('E_NOT_FOUND')
    )
    assert.lengthOf(await within((scope) => statementsOfWorker(scope, first.worker.id)), 1)
    await within((scope) => markOpened(scope, second.worker.id, first.id))
    assert.equal(answered(await hr.get(`${GROUPS}/${id}`)).opened, 0)
    await within((scope) => markOpened(scope, first.worker.id, first.id))
    const [{ openedAt }] = await statementsOf(hr, id)
    assert.isString(openedAt)
    await within((scope) => markOpened(scope, first.worker.id, first.id))
    assert.equal((await statementsOf(hr, id))[0].openedAt, openedAt)
    const unopened = answered(await hr.get(`${GROUPS}/${id}/statements?opened=false`))
    assert.lengthOf(unopened.data, 2)
  }).timeout(60_000)

  test('who is left out is listed before by name and sentence, and left out then: no address, no contract that day, a text that does not fit', async ({
    assert,
  }) => {
    const [, second, third] = people
    await inTenant(acme.id, async (trx) => {
      await trx.from('workers').where('id', second.id).update({ email: null })
      await trx.from('contracts').where('worker_id', third.id).update({ start_date: '2026-12-01' })
    })
    const { id, version } = await draftGroup(hr)
    const before = answered(
      await hr.get(`${GROUPS}/${id}/readiness`, { headers: { 'x-language': 'fr' } })
    )
    assert.deepInclude(before, { people: 3, ready: 1 })
    assert.sameDeepMembers(
      before.omissions.map(({ id: of, reason }: any) => [of, reason]),
      [
        [second.id, 'NO_EMAIL'],
        [third.id, 'STARTS_LATER'],
      ]
    )
    for (const { message, displayName } of before.omissions) {
      assert.isAbove(message.length, 20)
      assert.isAbove(displayName.length, 4)
    }
    assert.match(before.omissions.map((one: any) => one.message).join(), /1er décembre 2026/)
    const preview = await hr.get(`${GROUPS}/${id}/preview?worker=${third.id}`)
    assert.equal(preview.status, 422)
    assert.deepInclude(preview.body.errors[0], { path: 'worker', code: 'STARTS_LATER' })
    const run = answered(await publish(id, { version }))
    await carryOut(acme, run.id)
    const ended = answered(await hr.get(`/api/reward-publications/${run.id}`))
    assert.deepInclude(ended, { done: 3, published: 1 })
    assert.sameDeepMembers(
      ended.omissions.map(({ reason }: any) => reason),
      ['NO_EMAIL', 'STARTS_LATER']
    )
    // Once it is completed, the round is published again for who had none.
    await inTenant(acme.id, (trx) =>
      trx.from('workers').where('id', second.id).update({ email: 'second@example.test' })
    )
    const next = answered(await publish(id, { version: version + 1 }))
    assert.equal(next.total, 2)
    await carryOut(acme, next.id)
    assert.lengthOf(await statementsOf(hr, id), 2)
  }).timeout(60_000)

  test('without an audience, for nobody, or for nobody who is ready: each its sentence, nothing changed', async ({
    assert,
  }) => {
    const none = await draftGroup(hr, { audience: null })
    const nobody = await draftGroup(hr, { audience: { department: randomUUID() } })
    const early = await draftGroup(hr, { statementDateStr: '2025-01-31' })
    const untouched = await checksumOf(acme.id)
    for (const [{ id, version }, code] of [
      [none, 'E_REWARD_WITHOUT_AUDIENCE'],
      [nobody, 'E_REWARD_NOBODY'],
      [early, 'E_REWARD_NOBODY_READY'],
    ] as const) {
      const refused = await publish(id, { version })
      assert.equal(refused.status, 422, code)
      assert.equal(refused.body.code, code)
      assert.isAbove(refused.body.detail.length, 30)
    }
    assert.equal(await checksumOf(acme.id), untouched)
  })

  test('a slice that runs twice publishes once; one of a company that is not its own finds no run', async ({
    assert,
  }) => {
    const { id, version } = await draftGroup(hr)
    const run = answered(await publish(id, { version }))
    const input = { companyId: acme.id, requestId: 'test', publicationId: run.id }
    await activities.openPublication(input)
    const first = await activities.publishSlice({ ...input, after: null, limit: 2 })
    assert.equal(first.done, 2)
    await activities.publishSlice({ ...input, after: null, limit: 2 })
    assert.lengthOf(await versions(), 3)
    await carryOut(acme, run.id)
    assert.lengthOf(await versions(), 3)
    const untouched = await checksumOf(globex.id)
    await assert.rejects(() =>
      activities.publishSlice({ ...input, companyId: globex.id, after: null, limit: 2 })
    )
    assert.equal(await checksumOf(globex.id), untouched)
  }).timeout(60_000)

  test('a reissue keeps the former version, says why and what changed, and is not opened yet; twice it is one', async ({
    assert,
  }) => {
    const round = await publishedGroup(hr, acme)
    const [statement] = await statementsOf(hr, round.id)
    const workerId = statement.worker.id
    await within((scope) => markOpened(scope, workerId, statement.id))
    await payAll(5000)
    const body = { kind: 'REISSUE', version: round.version, workerIds: [workerId] }
    const without = await publish(round.id, body)
    assert.equal(without.body.errors[0].path, 'because')
    const run = answered(await publish(round.id, { ...body, because: 'Le bonus manquait.' }))
    assert.equal(run.total, 1)
    await carryOut(acme, run.id)
    const input = { companyId: acme.id, requestId: 'test', publicationId: run.id }
    await activities.publishSlice({ ...input, after: null, limit: 5 })
    const shown = answered(await hr.get(`/api/reward-statements/${statement.id}`)).rewardStatement
    assert.equal(shown.version, 2)
    assert.equal(shown.reissued.because, 'Le bonus manquait.')
    assert.isAbove(shown.correction.totalAfter, shown.correction.totalBefore)
    assert.include(
      shown.correction.lines.map(({ key }: { key: string }) => key),
      'salaireBrutAnnuel'
    )
    const former = answered(await hr.get(`/api/reward-statements/${statement.id}?version=1`))
    assert.equal(former.rewardStatement.version, 1)
    assert.equal(
      former.computes.at(-1).remuneration.totalCashAnnuel.totalCashAnnuel,
      shown.correction.totalBefore
    )
    const { data } = answered(await hr.get(`/api/reward-statements/${statement.id}/versions`))
    assert.deepEqual(
      data.map(({ version, openedAt }: any) => [version, openedAt !== null]),
      [
        [2, false],
        [1, true],
      ]
    )
    const [now] = await statementsOf(hr, round.id)
    assert.deepInclude(now, { version: 2, openedAt: null })
    const mails = await postMails(acme, 'reward-statement')
    const ofWorker = mails.filter(({ to }) =>
      JSON.stringify(to).includes(people.find(({ id }) => id === workerId).email)
    )
    assert.lengthOf(ofWorker, 1)
    assert.include(ofWorker[0]!.text as string, 'Le bonus manquait.')
  }).timeout(60_000)

  test('a second round is compared with the one before, line by line', async ({ assert }) => {
    await publishedGroup(hr, acme, { statementDateStr: '2026-09-30' })
    await payAll(6000)
    const { id } = await publishedGroup(hr, acme)
    const [{ id: statementId }] = await statementsOf(hr, id)
    const { rewardStatement } = answered(await hr.get(`/api/reward-statements/${statementId}`))
    const { difference, correction } = rewardStatement
    assert.isNull(correction)
    assert.equal(difference.statementDateStr, '2026-09-30')
    const gross = difference.lines.find(({ key }: any) => key === 'salaireBrutAnnuel')
    assert.equal(gross.after, 72_000)
    assert.isBelow(gross.before, gross.after)
  }).timeout(60_000)

  test('hidden variable pay is in no line, no total and no cost', async ({ assert }) => {
    await inTenant(acme.id, (trx) =>
      trx.from('packages').update({
        package: trx.raw(`package || '{"hasBonusAnnuel": true, "bonusAnnuel": 4000}'`),
      })
    )
    const read = async (showVariableRemunerations: boolean) => {
      const { id } = await draftGroup(hr, { showVariableRemunerations })
      return answered(await hr.get(`${GROUPS}/${id}/preview?worker=${people[0].id}`))
    }
    const [shown, hidden] = [await read(true), await read(false)]
    const variable = (answer: any) =>
      answer.computes.at(-1).remuneration.totalCashAnnuel.remunerationsVariablesTotal
    assert.isAbove(variable(shown), 0)
    assert.equal(variable(hidden), 0)
    assert.notInclude(JSON.stringify(hidden.rewardStatement.lines), 'bonusAnnuel')
    assert.isBelow(hidden.rewardStatement.employer.total, shown.rewardStatement.employer.total)
    assert.equal(hidden.rewardStatement.contract.package.hasBonusAnnuel, false)
  })

  test('withdrawn: the link says so and nothing else, no mail leaves any more, and nothing of it is published again', async ({
    assert,
  }) => {
    const round = await publishedGroup(hr, acme)
    const [statement] = await statementsOf(hr, round.id)
    const path = `${GROUPS}/${round.id}/withdrawal`
    const body = { version: round.version }
    assert.equal((await (await visitor()).post(path, body)).status, 401)
    assert.equal((await (await signedIn('viewer')).post(path, body)).status, 403)
    const withdrawn = answered(await hr.post(path, body))
    assert.equal(withdrawn.status, 'WITHDRAWN')
    const workerId = statement.worker.id
    assert.deepEqual(
      await within((scope) => statementForWorker(scope, workerId, statement.id, urlOf)),
      fail('E_REWARD_WITHDRAWN')
    )
    assert.deepEqual(
      await statementPdf(inScope, workerId, statement.id),
      fail('E_REWARD_WITHDRAWN')
    )
    assert.lengthOf(await within((scope) => statementsOfWorker(scope, workerId)), 0)
    assert.lengthOf(await postMails(acme, 'reward-statement'), 0)
    const { version } = withdrawn
    assert.equal((await publish(round.id, { version })).body.code, 'E_REWARD_WITHDRAWN')
    assert.equal(
      (await hr.put(`${GROUPS}/${round.id}`, { version, name: 'x' })).body.code,
      'E_REWARD_WITHDRAWN'
    )
    assert.equal((await hr.delete(`${GROUPS}/${round.id}`)).body.code, 'E_REWARD_WITHDRAWN')
  }).timeout(60_000)

  test('a published round keeps its day and its audience; its text may change for those who come', async ({
    assert,
  }) => {
    const { id, version } = await publishedGroup(hr, acme)
    for (const change of [{ statementDateStr: '2026-09-30' }, { audience: { language: 'nl' } }])
      assert.equal(
        (await hr.put(`${GROUPS}/${id}`, { version, ...change })).body.code,
        'E_REWARD_PUBLISHED'
      )
    assert.equal(
      answered(await hr.put(`${GROUPS}/${id}`, { version, name: 'Autre' })).name,
      'Autre'
    )
  }).timeout(60_000)

  test('one PDF says the same as the screen, and all of them come in one archive', async ({
    assert,
  }) => {
    const { id } = await publishedGroup(hr, acme)
    const [statement] = await statementsOf(hr, id)
    const pdf = await hr.get(`/api/reward-statements/${statement.id}/pdf`)
    assert.equal(pdf.headers['content-type'], 'application/pdf')
    const { text } = await readPdf(pdf.raw)
    assert.include(text, squeezed(statement.worker.displayName))
    const { rewardStatement } = answered(await hr.get(`/api/reward-statements/${statement.id}`))
    const { amount } = rewardStatement.lines[0]
    assert.include(text.replace(/[\s.\u00a0\u202f]/g, ''), amount.toFixed(2).replace('.', ','))
    const own = (await statementPdf(inScope, statement.worker.id, statement.id)) as any
    assert.deepEqual(Buffer.from(own.value.bytes), pdf.raw)
    const archive = await hr.get(`${GROUPS}/${id}/pdfs`)
    assert.equal(archive.headers['content-type'], 'application/zip')
    const files = unzipSync(archive.raw)
    assert.lengthOf(Object.keys(files), 3)
    for (const bytes of Object.values(files))
      assert.equal(Buffer.from(bytes.slice(0, 4)).toString(), '%PDF')
    const log = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'reward_group.downloaded')
    )
    assert.lengthOf(log, 1)
  }).timeout(60_000)

  test("another company's statement is as unknown as one that never was", async ({ assert }) => {
    const { id } = await publishedGroup(hr, acme)
    const [statement] = await statementsOf(hr, id)
    await openToAll(globex)
    const other = await signedIn('hr', 'globex')
    for (const path of ['', '/pdf', '/versions'])
      assert.equal((await other.get(`/api/reward-statements/${statement.id}${path}`)).status, 404)
    const ofWorker = `/api/workers/${statement.worker.id}/reward-statements`
    assert.equal((await other.get(ofWorker)).status, 404)
    assert.lengthOf(answered(await hr.get(ofWorker)).data, 1)
  }).timeout(60_000)
})
