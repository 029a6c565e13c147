import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { dayOf } from '#modules/shared/values/days'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import { signsIn, visitor } from '#tests/helpers/client'

test.group('The audit log', (group) => {
  let acme: TestCompany
  group.each.setup(async () => {
    acme = (await freshCompanies()).acme
  })

  test('is for administrators: others and strangers are refused', async ({ assert }) => {
    for (const path of ['/api/audit-log', '/api/audit-log/csv']) {
      assert.equal((await (await visitor()).get(path)).status, 401)
      assert.equal((await (await signsIn('payroll')).get(path)).status, 403)
      assert.equal((await (await signsIn('admin')).get(path)).status, 200)
    }
  })

  test('comes in slices that lose and repeat nothing, while new lines are written', async ({
    assert,
  }) => {
    const admin = await signsIn('admin')
    for (const displayName of ['A', 'B', 'C', 'D', 'E'])
      await admin.put('/api/users', { displayName })
    const ids: string[] = []
    let next: string | null = null
    do {
      const { body } = await admin.get(`/api/audit-log?limit=2${next ? `&before=${next}` : ''}`)
      ids.push(...body.data.map(({ id }: { id: string }) => id))
      next = body.next
      await admin.put('/api/users', { displayName: 'later' })
    } while (next)
    const first = ids[0]
    const expected = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('id', '<=', first).orderBy('id', 'desc')
    )
    assert.deepEqual(
      ids,
      expected.map(({ id }) => id)
    )
  })

  test('is filtered by event, person and day, and says who by name', async ({ assert }) => {
    const admin = await signsIn('admin')
    await signsIn('hr')
    await admin.put('/api/users', { language: 'fr' })
    const hr = (
      await inTenant(acme.id, (trx) => trx.from('users').where('email', 'hr@acme.test'))
    )[0]
    const byEvent = (await admin.get('/api/audit-log?event=user.updated')).body.data
    assert.lengthOf(byEvent, 1)
    assert.equal(byEvent[0].actor, 'Camille Renard')
    const byPerson = (await admin.get(`/api/audit-log?actor=${hr.id}`)).body.data
    assert.deepEqual(
      byPerson.map(({ event }: { event: string }) => event),
      ['user.signed_in']
    )
    const day = dayOf(byEvent[0].at)
    assert.isAbove((await admin.get(`/api/audit-log?day=${day}`)).body.data.length, 0)
    assert.lengthOf((await admin.get('/api/audit-log?day=2020-01-01')).body.data, 0)
    assert.equal((await admin.get('/api/audit-log?event=nothing')).status, 422)
    assert.equal((await admin.get('/api/audit-log?day=2026-02-31')).status, 422)
  })

  test('is exported as CSV, and no cell starts a formula', async ({ assert }) => {
    const admin = await signsIn('admin')
    await admin.post('/api/cost-centers', { name: '=1+1, "x"' })
    await admin.put('/api/users', { displayName: '=HYPERLINK("evil")' })
    const { raw, headers } = await admin.get('/api/audit-log/csv')
    assert.match(String(headers['content-type']), /^text\/csv/)
    const lines = raw.toString().trimEnd().split('\r\n')
    assert.equal(lines[0], 'at,event,actor,subjectType,subjectId,details,requestId')
    assert.lengthOf(
      lines.filter((line) => line.includes('cost_center.created')),
      1
    )
    assert.isFalse(lines.some((line) => /(^|,)"?=/.test(line)))
    assert.include(lines[1], `"'=HYPERLINK(""evil"")"`)
  })

  test('shows nothing of another company', async ({ assert }) => {
    await signsIn('viewer', 'globex')
    const { body } = await (await signsIn('admin')).get('/api/audit-log?limit=200')
    const own = await inTenant(acme.id, (trx) => trx.from('audit_log'))
    assert.lengthOf(body.data, own.length)
  })
})
