import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { checksumOf, freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { inPortal } from '#tests/helpers/portal'
import {
  answered,
  GROUPS,
  openToAll,
  publishedGroup,
  statementsOf,
  workersOf,
} from '#tests/helpers/rewards'

test.group('Reward statements in the worker’s portal', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  let worker: any
  let own: TestClient
  let groupId: string
  let id: string
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
    groupId = (await publishedGroup(hr, acme)).id
    ;[worker] = await workersOf(acme)
    own = await inPortal(acme, worker.email)
    ;[{ id }] = (await own.get('/api/worker-portal/worker')).body.rewardStatements
  })
  const path = (rest = '') => `/api/worker-portal/reward-statement/${id}${rest}`

  test('a worker reads their own, which is noted as opened; its lines are its total, to the cent', async ({
    assert,
  }) => {
    const { rewardStatement, computes, contracts, rewardStatementGroup } = answered(
      await own.get(path())
    )
    assert.equal(rewardStatement.firstName, worker.first_name)
    assert.equal(rewardStatementGroup.id, groupId)
    assert.equal(computes.length, contracts.length)
    const { totalCashAnnuel } = computes.at(-1).remuneration.totalCashAnnuel
    const cents = (lines: { amount: number }[]) =>
      lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
    assert.equal(cents(rewardStatement.lines), Math.round(totalCashAnnuel * 100))
    assert.equal(
      cents(rewardStatement.employer.lines) + Math.round(totalCashAnnuel * 100),
      Math.round(rewardStatement.employer.total * 100)
    )
    const [listed] = (await own.get('/api/worker-portal/worker')).body.rewardStatements
    assert.isNotNull(listed.openedAt)
    const pdf = await own.get(path('/pdf'))
    assert.equal(pdf.raw.subarray(0, 4).toString(), '%PDF')
  })

  test('nobody else reads it: not a stranger, nor another worker, nor a user without the right', async ({
    assert,
  }) => {
    const [, other] = await workersOf(acme)
    const elsewhere = await inPortal(acme, other.email, '192.0.2.40')
    for (const rest of ['', '/pdf', `/documents/${id}`]) {
      assert.equal((await (await visitor()).get(path(rest))).status, 401, rest)
      assert.equal((await hr.get(path(rest))).status, 401, rest)
      assert.equal((await elsewhere.get(path(rest))).status, 404, rest)
    }
  })

  test('seen as the worker sees it, it is not noted as opened', async ({ assert }) => {
    const seen = `/api/worker-impersonate/${worker.id}/reward-statement/${id}`
    const [, other] = await workersOf(acme)
    assert.equal((await (await signedIn('manager')).get(seen)).status, 403)
    assert.equal((await hr.get(seen.replace(worker.id, other.id))).status, 404)
    assert.equal(answered(await hr.get(seen)).rewardStatement.id, id)
    const [listed] = await statementsOf(hr, groupId)
    assert.isNull(listed.openedAt)
    const looks = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where({ event: 'portal.viewed_as' })
    )
    assert.isNotEmpty(looks)
  })

  test('withdrawn, it says so and nothing else', async ({ assert }) => {
    const { version } = answered(await hr.get(`${GROUPS}/${groupId}`))
    answered(await hr.post(`${GROUPS}/${groupId}/withdrawal`, { version }))
    for (const rest of ['', '/pdf']) {
      const gone = await own.get(path(rest))
      assert.equal(gone.status, 410, rest)
      assert.equal(gone.body.code, 'E_REWARD_WITHDRAWN')
      assert.notMatch(String(gone.raw), new RegExp(`${worker.first_name}|total|amount`, 'i'))
    }
    assert.isEmpty((await own.get('/api/worker-portal/worker')).body.rewardStatements)
  })

  test('a link of another company opens nothing, with a sentence, and changes nothing there', async ({
    assert,
  }) => {
    await openToAll(globex)
    const theirs = await signedIn('hr', 'globex')
    const round = await publishedGroup(theirs, globex)
    const [{ id: other }] = await statementsOf(theirs, round.id)
    const [person] = await workersOf(globex)
    const untouched = await checksumOf(globex.id)
    const of = (address: string) => own.get(address, { headers: { 'x-language': 'fr' } })
    for (const address of [
      `/api/worker-portal/reward-statement/${other}`,
      `/api/worker-portal/reward-statement/${other}/pdf`,
      `/api/out/worker/${person.id}/current-contract`,
    ]) {
      const refused = await of(address)
      assert.equal(refused.status, 404, address)
      assert.isAbove(refused.body.detail.length, 20, address)
      assert.notInclude(String(refused.raw), person.last_name)
    }
    const asked = await own.post('/api/worker-portal/questions', {
      text: 'Pourquoi ?',
      statementId: other,
    })
    assert.equal(asked.status, 404)
    assert.equal(await checksumOf(globex.id), untouched)
  })

  test('a question on a line keeps which statement and which line it was', async ({ assert }) => {
    const body = { text: 'Pourquoi ?', about: 'Double pécule de vacances', statementId: id }
    const { data } = answered(await own.post('/api/worker-portal/questions', body))
    assert.deepInclude(data[0], body)
  })
})
