import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'

test.group('What held before it was kept here', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let workerId: string
  let packageId: string

  const rows = () =>
    inTenant(acme.id, (trx) =>
      trx.from('contracts').where('worker_id', workerId).orderBy('start_date')
    )
  const days = (all: any[]) =>
    all.map(({ start_date: start, end_date: end }) => [iso(start), end && iso(end)])
  const iso = (date: Date) =>
    new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  const body = (more: object = {}) => ({
    workerId,
    packageId,
    kind: 'OPEN_ENDED',
    startDateStr: '2022-11-01',
    because: 'From the file of the payroll provider',
    ...more,
  })

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    const [first] = await inTenant(acme.id, (trx) => trx.from('contracts').orderBy('id'))
    workerId = first.worker_id
    packageId = first.package_id
    await inTenant(acme.id, (trx) =>
      trx
        .from('contracts')
        .where('worker_id', workerId)
        .update({ start_date: '2026-01-01', end_date: null })
    )
  })

  test('anonymous, viewer, manager and another company: refused; HR enters it with why, and it ends before what follows', async ({
    assert,
  }) => {
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const before = await rows()
    const path = '/api/past-contracts'
    assert.equal((await (await visitor()).post(path, body())).status, 401)
    assert.equal((await (await signedIn('viewer')).post(path, body())).status, 403)
    assert.equal((await (await signedIn('manager')).post(path, body())).status, 403)
    assert.equal((await (await signedIn('hr', 'globex')).post(path, body())).status, 404)
    assert.deepEqual(await rows(), before)

    const hr = await signedIn('hr')
    const id = randomUUID()
    const made = await hr.post(path, body({ id, salaireBrut: 3200 }))
    assert.equal(made.status, 201, JSON.stringify(made.body))
    assert.deepInclude(made.body, {
      id,
      workerId,
      startDateStr: '2022-11-01',
      endDateStr: '2025-12-31',
      standing: 'ENDED',
      signature: 'PAPER',
      signedOnStr: null,
      enteredBecause: 'From the file of the payroll provider',
      warnings: [],
    })
    assert.isNotNull(made.body.createdBy)
    assert.equal(made.body.package.salaireBrut, 3200)
    const pack = (await hr.get(`/api/packages/${made.body.packageId}`)).body
    assert.equal(pack.date, '2022-11-01', 'by the law of its first day')
    assert.equal((await hr.post(path, body({ id }))).body.id, id, 'a double click enters one')
    assert.deepEqual(days(await rows()), [
      ['2022-11-01', '2025-12-31'],
      ['2026-01-01', null],
    ])
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('days that are not past, end before they begin, or are taken: each has its sentence, and nothing changes', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const before = await rows()
    const refused = async (more: object) => {
      const answer = await hr.post('/api/past-contracts', body(more))
      assert.include([409, 422], answer.status)
      for (const { message } of answer.body.errors) assert.isAbove(message.length, 20)
      return answer.body.errors.map(({ path, code }: any) => `${path} ${code}`)
    }
    assert.deepEqual(await refused({ startDateStr: '2998-01-01', endDateStr: null }), [
      'startDateStr not_past',
    ])
    assert.deepEqual(await refused({ startDateStr: '1922-11-01' }), ['startDateStr too_early'])
    assert.deepEqual(await refused({ endDateStr: '2022-10-31' }), ['endDateStr before_start'])
    assert.deepEqual(await refused({ endDateStr: '2026-01-01' }), ['startDateStr overlap'])
    assert.deepEqual(await refused({ because: '  ' }), ['because minLength'])
    const unknown = await hr.post('/api/past-contracts', body({ signedOnStr: '2022-10-01' }))
    assert.deepEqual(
      unknown.body.errors.map(({ path }: any) => path),
      ['signedOnStr']
    )
    assert.deepEqual(await rows(), before)
  })

  test('before the first law that is known the law of that day computes it', async ({ assert }) => {
    const hr = await signedIn('hr')
    const made = await hr.post('/api/past-contracts', body({ startDateStr: '2015-03-02' }))
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const pack = (await hr.get(`/api/packages/${made.body.packageId}`)).body
    assert.equal(pack.date, '2021-01-01')
  })

  test('a wrong one is corrected by another that takes its days; the wrong one stays to be read', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const wrong = (await hr.post('/api/past-contracts', body({ salaireBrut: 3200 }))).body
    const right = await hr.post(
      '/api/past-contracts',
      body({ salaireBrut: 3300, startDateStr: '2022-10-01', correctsId: wrong.id })
    )
    assert.equal(right.status, 201, JSON.stringify(right.body))
    assert.deepInclude(right.body, {
      contractChangeType: 'CORRECTION',
      previousId: wrong.id,
      endDateStr: '2025-12-31',
    })
    const read = (await hr.get(`/api/contracts/${wrong.id}`)).body
    assert.deepInclude(read, { standing: 'CORRECTED', correctedById: right.body.id, steps: [] })
    assert.equal(read.package.salaireBrut, 3200)
    const again = await hr.post('/api/past-contracts', body({ correctsId: wrong.id }))
    assert.equal(again.status, 409)

    const gone = await hr.delete(`/api/contracts/${right.body.id}`)
    assert.equal(gone.status, 200, JSON.stringify(gone.body))
    assert.equal((await hr.get(`/api/contracts/${wrong.id}`)).body.standing, 'ENDED')
    assert.equal((await hr.delete(`/api/contracts/${wrong.id}`)).status, 200)
    assert.lengthOf(await rows(), 1)
  })

  test('who left comes back: a contract after the end, with nothing in between', async ({
    assert,
  }) => {
    const hr = await signedIn('hr')
    const { id } = (await rows())[0]
    const { version } = (await hr.get(`/api/contracts/${id}`)).body
    const early = await hr.post(`/api/contracts/${id}/end`, {
      version,
      endDateStr: '2025-12-31',
      endKind: 'RESIGNATION',
    })
    assert.equal(early.status, 422)
    assert.equal(early.body.errors[0].path, 'endDateStr')
    const left = await hr.post(`/api/contracts/${id}/end`, {
      version,
      endDateStr: '2026-03-31',
      endKind: 'RESIGNATION',
    })
    assert.equal(left.status, 200, JSON.stringify(left.body))
    const back = await hr.post(
      '/api/past-contracts',
      body({ startDateStr: '2026-06-01', endDateStr: null })
    )
    assert.equal(back.status, 201, JSON.stringify(back.body))
    assert.deepEqual(days(await rows()), [
      ['2026-01-01', '2026-03-30'],
      ['2026-03-31', '2026-03-31'],
      ['2026-06-01', null],
    ])
    assert.equal(back.body.standing, 'CURRENT')
  })
})
