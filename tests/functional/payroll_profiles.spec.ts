import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { shippedProfile } from '#modules/payroll/domain/shipped_profiles'
import type { PayrollLayout } from '#modules/payroll/domain/payroll_layout'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { monthsAfter, today } from '#modules/shared/values/days'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { FIRST_DAY_OF_WORK, knownWorker, seatOf, signedContract } from '#tests/helpers/hired'
import { packageBody } from '#tests/helpers/package_body'
import { klx1 } from '#tests/helpers/payroll_profiles'

const GENERIC = shippedProfile('generic-csv')!.layout
/** In which a contract that begins on the first day of work holds from the first to the last day. */
const MONTH = monthsAfter(FIRST_DAY_OF_WORK, 1).slice(0, 7)

/** Two elements by the codes of payroll, without titles; the others wait for theirs. */
const CODED: PayrollLayout = {
  ...GENERIC,
  titles: false,
  byteOrderMark: false,
  encoding: 'windows-1252',
  columns: GENERIC.columns
    .filter(({ source }) => ['EMPLOYEE_NUMBER', 'LAST_NAME', 'ELEMENT', 'VALUE'].includes(source))
    .map((column) => (column.source === 'ELEMENT' ? { ...column, source: 'CODE' } : column)),
  codes: [{ element: 'salaireBrut', code: '0100', send: 'ONCE' }],
  uncoded: 'LEFT_OUT',
}

test.group('Profiles of payroll files', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let hr: TestClient
  let locationId: string
  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    hr = await signedIn('hr')
    locationId = await seatOf(acme)
    const told = await hr.post('/api/payroll-exports', { mode: 'EVERYTHING', onStr: '2099-12-31' })
    if (![201, 409].includes(told.status)) throw new Error(String(told.raw))
  })

  async function hired(changes: Record<string, unknown> = {}) {
    const workerId = await knownWorker(acme, { employee_number: '123456', ...changes })
    const pack = packageBody({ nomFonction: 'Comptable' }, { salaireBrut: 3210.5 })
    const packageId = (await hr.post('/api/packages', pack)).body.id
    const startDateStr = FIRST_DAY_OF_WORK
    const terms = { kind: 'OPEN_ENDED', startDateStr, contractLocationId: locationId }
    await signedContract(hr, { packageId, workerId, ...terms })
    return workerId
  }
  const ok = async (call: ReturnType<TestClient['get']>) => {
    const { status, body, raw } = await call
    if (status >= 300) throw new Error(String(raw))
    return body
  }
  const profile = (layout: PayrollLayout, name = 'Provider') =>
    ok(hr.post('/api/payroll-profiles', { name, layout }))
  const make = (profileId: string, more: object = { mode: 'DIFFERENCES' }) =>
    hr.post('/api/payroll-exports', { profile: profileId, ...more })
  const fileOf = async (id: string) => (await hr.get(`/api/payroll-exports/${id}/file`)).raw
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

  test('the shipped ones come first, and are nobody’s to change; Acerta’s is to be checked and filled in', async ({
    assert,
  }) => {
    const own = await profile(CODED)
    const { data } = await ok(hr.get('/api/payroll-profiles'))
    assert.deepEqual(
      data.map(({ id, isShipped, layout, isReady }: any) => [
        id,
        isShipped,
        layout.isToCheck,
        isReady,
      ]),
      [
        ['generic-csv', true, false, true],
        ['generic-xlsx', true, false, true],
        ['acerta-klx1', true, true, false],
        [own.id, false, false, true],
      ]
    )
    assert.equal((await hr.delete('/api/payroll-profiles/generic-csv')).status, 404)
    const unfilled = await make('acerta-klx1', { mode: 'MONTH', month: MONTH })
    assert.deepEqual([unfilled.status, unfilled.body.code], [409, 'E_PAYROLL_UNREADY'])
  })

  test('strangers, viewers and managers change none; HR adds, changes and removes; the other company stays, and reaches none', async ({
    assert,
  }) => {
    await inTenant(globex.id, (trx) => trx.from('billing_accounts').update({ billing_plan: 'FULL' }))
    const theirs = await signedIn('hr', 'globex')
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const body = { name: 'Provider', layout: CODED }
    const own = await ok(hr.post('/api/payroll-profiles', body))
    const one = `/api/payroll-profiles/${own.id}`
    const calls = (client: TestClient) => [
      client.get('/api/payroll-profiles'),
      client.get('/api/payroll-elements'),
      client.post('/api/payroll-profiles', body),
      client.put(one, { ...body, version: 1 }),
      client.delete(one),
    ]
    const statuses = async (client: TestClient) => {
      const found = []
      for (const call of calls(client)) found.push((await call).status)
      return [...new Set(found)]
    }
    assert.deepEqual(await statuses(await visitor()), [401])
    assert.deepEqual(await statuses(await signedIn('viewer')), [403])
    assert.deepEqual(await statuses(await signedIn('manager')), [403])

    assert.equal((await theirs.put(one, { ...body, version: 1 })).status, 404)
    assert.equal((await theirs.delete(one)).status, 404)
    const query = `profile=${own.id}&mode=DIFFERENCES`
    assert.equal((await theirs.get(`/api/payroll-exports/preview?${query}`)).status, 404)
    const asked = { profile: own.id, mode: 'DIFFERENCES' }
    assert.equal((await theirs.post('/api/payroll-exports', asked)).status, 404)

    const changed = await ok(hr.put(one, { ...body, name: 'Other', version: 1 }))
    assert.deepInclude(changed, { id: own.id, name: 'Other', version: 2, isShipped: false })
    assert.equal((await hr.put(one, { ...body, version: 1 })).body.code, 'E_STALE_VERSION')
    const twin = await hr.post('/api/payroll-profiles', { ...body, name: 'OTHER' })
    assert.deepEqual([twin.status, twin.body.code], [409, 'E_NAME_TAKEN'])
    assert.deepEqual((await hr.delete(one)).body, { id: own.id })
    assert.equal((await hr.delete(one)).status, 404)
    const events = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('subject_id', own.id).orderBy('id')
    )
    assert.sameMembers(
      events.map(({ event }) => event),
      ['payroll_profile.created', 'payroll_profile.updated', 'payroll_profile.removed']
    )
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('a layout is judged field by field, and a fixed width without widths is refused', async ({
    assert,
  }) => {
    const refused = async (layout: object) => {
      const { status, body } = await hr.post('/api/payroll-profiles', { name: 'Odd', layout })
      const [first] = body.errors ?? []
      return [status, body.code, first?.path]
    }
    assert.deepEqual(await refused({ ...CODED, encoding: 'ebcdic' }), [422, 'E_VALIDATION', 'layout.encoding'])
    assert.deepEqual(await refused({ ...CODED, fileName: '../x' }), [422, 'E_VALIDATION', 'layout.fileName'])
    assert.deepEqual(await refused({ ...CODED, macro: 1 }), [422, 'E_VALIDATION', 'layout.macro'])
    assert.deepEqual(
      (await refused({ ...CODED, format: 'FIXED' })).slice(0, 2),
      [422, 'E_PAYROLL_WIDTHS']
    )
    const wrong = await make('generic-csv', { mode: 'MONTH', month: MONTH })
    assert.deepEqual([wrong.status, wrong.body.code], [422, 'E_PAYROLL_MODE'])
    assert.equal((await make('no-such', { mode: 'DIFFERENCES' })).status, 404)
  })

  test('an element without a code is left out, said, and told by the next file that has one; taking that back opens it again', async ({
    assert,
  }) => {
    await hired({ last_name: 'Lefèvre' })
    const own = await profile(CODED)
    const query = `/api/payroll-exports/preview?mode=DIFFERENCES&profile=${own.id}`
    const preview = await ok(hr.get(query))
    const noCode = preview.warnings.find(({ code }: any) => code === 'NO_CODE')
    assert.include(noCode.elements, 'regimeNumerateur')
    assert.deepEqual(preview.file.sample, [['123456', 'Lefèvre', '0100', '3210,5']])
    assert.equal(preview.leftOut, preview.total - 1)
    const written = preview.lines.filter(({ leftOut }: any) => leftOut === null)
    assert.deepEqual(
      written.map(({ element }: any) => element),
      ['salaireBrut']
    )

    const first = await ok(make(own.id))
    const bytes = await fileOf(first.id)
    assert.equal(bytes.toString('latin1'), '123456;Lefèvre;0100;3210,5\r\n')
    assert.deepInclude(first, { rows: 1, bytes: bytes.length, hash: hashOf(bytes), leftOut: preview.leftOut })
    assert.deepInclude(preview.file, { rows: 1, bytes: bytes.length, hash: hashOf(bytes) })

    const codes = [...CODED.codes, { element: 'regimeNumerateur', code: '0200', send: 'ONCE' }]
    const body = { name: own.name, version: 1, layout: { ...CODED, codes } }
    await ok(hr.put(`/api/payroll-profiles/${own.id}`, body))
    const second = await ok(make(own.id))
    assert.equal((await fileOf(second.id)).toString('latin1'), '123456;Lefèvre;0200;38\r\n')
    // What the profile says now changes nothing of a file that was made.
    assert.deepEqual(await fileOf(first.id), bytes)
    const empty = await make(own.id)
    assert.deepEqual([empty.status, empty.body.code], [409, 'E_PAYROLL_LEFT_OUT'])

    await ok(hr.delete(`/api/payroll-exports/${second.id}`))
    const again = await ok(hr.get(query))
    assert.deepEqual(again.file.sample, [['123456', 'Lefèvre', '0200', '38']])
    await ok(hr.delete(`/api/payroll-profiles/${own.id}`))
    assert.deepEqual(await fileOf(first.id), bytes)
  })

  test('an element of each month is told once in a month, changed or not', async ({ assert }) => {
    await hired()
    const own = await profile({
      ...CODED,
      codes: [
        { element: 'salaireBrut', code: '0100', send: 'ONCE' },
        { element: 'regimeNumerateur', code: '0200', send: 'MONTHLY' },
      ],
      uncoded: 'AS_NAMED',
      columns: CODED.columns.slice(2),
    })
    await ok(make(own.id, { mode: 'DIFFERENCES', month: MONTH }))
    const next = monthsAfter(`${MONTH}-01`, 1).slice(0, 7)
    const repeated = await ok(make(own.id, { mode: 'DIFFERENCES', month: next }))
    const rows = String(await fileOf(repeated.id)).split('\r\n')
    assert.include(rows, '0200;38')
    assert.notInclude(rows, '0100;3210,5')
    const twice = await make(own.id, { mode: 'DIFFERENCES', month: next })
    assert.deepEqual([twice.status, twice.body.code], [409, 'E_PAYROLL_UP_TO_DATE'])
  })

  test('differences of a month leave what holds later to be told later', async ({ assert }) => {
    await hired()
    const before = await make('generic-csv', { mode: 'DIFFERENCES', month: today().slice(0, 7) })
    assert.deepEqual([before.status, before.body.code], [409, 'E_PAYROLL_UP_TO_DATE'])
    const made = await ok(make('generic-csv', { mode: 'DIFFERENCES', month: MONTH }))
    assert.include(String(await fileOf(made.id)), 'salaireBrut')
  })

  test('Acerta KLX1: the hours of a month, who has no number left out; it takes nothing from the changes', async ({
    assert,
  }) => {
    await hired({ employee_number: '777001' })
    await hired({ last_name: 'Nobody', employee_number: null })
    const own = await profile(klx1(), 'Acerta')
    const pending = async () => (await ok(hr.get('/api/team-changes?pending=true'))).meta.total
    const untold = await pending()
    const made = await ok(make(own.id, { mode: 'MONTH', month: MONTH }))
    const bytes = await fileOf(made.id)
    const rows = bytes.toString('latin1').split('\r\n').slice(0, -1)
    for (const row of rows) assert.lengthOf(row, 53)
    const theirs = rows.filter((row) => row.includes('777001'))
    assert.isAbove(theirs.length, 15)
    const [year, month] = MONTH.split('-')
    assert.match(theirs[0]!, new RegExp(`^KLX19999999777001 {14}\\d\\d/${month}/${year}  0100   760$`))
    assert.equal(made.hash, hashOf(bytes))
    assert.equal(made.fileName, `KLX1-${MONTH}.txt`)
    assert.isAbove(made.leftOut, 0)
    assert.equal(await pending(), untold)
    const preview = await ok(
      hr.get(`/api/payroll-exports/preview?mode=MONTH&month=${MONTH}&profile=${own.id}`)
    )
    const [warning] = preview.warnings.filter(({ code }: any) => code === 'NO_EMPLOYEE_NUMBER')
    assert.include(warning.workers.map(({ displayName }: any) => displayName), 'Noor Nobody')
  })

  test('a file is marked as sent by HR alone, unmarked, and cannot be taken back meanwhile; the other company stays', async ({
    assert,
  }) => {
    await inTenant(globex.id, (trx) => trx.from('billing_accounts').update({ billing_plan: 'FULL' }))
    const theirs = await signedIn('hr', 'globex')
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    await hired()
    const { id, sentAt } = await ok(make('generic-csv'))
    const one = `/api/payroll-exports/${id}/sent`
    assert.isNull(sentAt)
    for (const [client, status] of [
      [await visitor(), 401],
      [await signedIn('viewer'), 403],
      [await signedIn('manager'), 403],
      [theirs, 404],
    ] as const) {
      assert.equal((await client.put(one, {})).status, status)
      assert.equal((await client.delete(one)).status, status)
    }
    assert.equal((await theirs.get(`/api/payroll-exports/${id}/file`)).status, 404)
    const sent = await ok(hr.put(one, {}))
    assert.isString(sent.sentAt)
    assert.equal(sent.sentBy.displayName, sent.createdBy.displayName)
    assert.deepEqual((await ok(hr.put(one, {}))).sentAt, sent.sentAt)
    const kept = await hr.delete(`/api/payroll-exports/${id}`)
    assert.deepEqual([kept.status, kept.body.code], [409, 'E_PAYROLL_SENT'])
    assert.deepInclude(await ok(hr.delete(one)), { sentAt: null, sentBy: null })
    await ok(hr.delete(`/api/payroll-exports/${id}`))
    const events = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('subject_id', id).whereLike('event', '%sent')
    )
    assert.sameMembers(
      events.map(({ event }) => event),
      ['payroll_export.sent', 'payroll_export.unsent']
    )
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })
})
