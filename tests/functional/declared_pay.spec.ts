import { test } from '@japa/runner'
import { strToU8, zipSync } from 'fflate'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import {
  checksumOf,
  freshCompanies,
  LEFT_BY_SIGN_IN,
  type TestCompany,
} from '#tests/helpers/companies'
import { seatOf } from '#tests/helpers/hired'
import { commit, counts, send, undo } from '#tests/helpers/imports'
import { belcotaxXml, dmfaXml, nissOf } from '#tests/helpers/official_files'

const ZOE = nissOf('1985-07-30', 34)
const JAN = nissOf('1990-02-11', 51)
const SLIPS = [
  {
    niss: ZOE,
    lastName: 'Lefèvre',
    firstName: 'Zoë',
    reference: '007',
    pay: 40_000,
    withheld: 9_000,
    special: 300,
  },
  { niss: JAN, lastName: 'Peeters', firstName: 'Jan', reference: '008', pay: 38_000 },
]
const DECLARED = [
  { niss: ZOE, from: '2022-03-01', pay: 9_750, car: 450 },
  { niss: JAN, from: '2022-03-01', pay: 9_000 },
]
const FILES = Buffer.from(
  zipSync({
    'dmfa.xml': strToU8(dmfaXml({ people: DECLARED })),
    '281.xml': strToU8(belcotaxXml({ slips: SLIPS })),
  })
)

test.group('What official files declared', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let payroll: TestClient

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await seatOf(acme)
    payroll = await signedIn('payroll')
  })

  const get = async (path: string, client = payroll) => {
    const answer = await client.get(`/api/reconciliation/${path}`)
    if (answer.status !== 200) throw new Error(`${path} ${answer.raw}`)
    return answer.body
  }
  const sendXml = (bytes: Buffer | string) =>
    send(payroll, Buffer.from(bytes as string), { target: 'official', fileName: 'f.xml' })
  async function takeIn(bytes: Buffer | string = FILES) {
    const { body: draft, raw } = await sendXml(bytes)
    const done = await commit(payroll, draft)
    if (done.status !== 200) throw new Error(`${raw} ${done.raw}`)
    return draft
  }
  /** Payslips of a person's months, each with one line. */
  const pay = (number: string, months: readonly string[], cents: number) =>
    inTenant(acme.id, async (trx) => {
      const { id } = await trx.from('workers').where('employee_number', number).first()
      const lines = JSON.stringify([{ code: '10', label: 'Brut', cents }])
      for (const month of months)
        await trx.table('payslips').insert({ worker_id: id, month: `${month}-01`, lines })
      const meaning = { code: '10', line: 'sousTotalBrut' }
      await trx
        .table('payslip_codes')
        .insert(meaning)
        .onConflict(['company_id', 'provider', 'code'])
        .ignore()
    })

  test('two files taken in are two periods; each beside payslips and computed months, with sums, causes and what is not told', async ({
    assert,
  }) => {
    assert.deepEqual(await get('periods'), { data: [] })
    await takeIn()
    assert.deepEqual(await get('periods'), {
      data: [
        { period: '2026/3', kind: 'dmfa', people: 2 },
        { period: '2024', kind: 'belcotax', people: 2 },
      ],
    })
    await pay('007', ['2026-07', '2026-08'], 325_000)
    await pay('008', ['2026-07', '2026-08', '2026-09'], 310_000)
    const quarter = await get('declared?period=2026/3')
    assert.deepEqual(
      quarter.data.map(({ displayName, verdict, months }: any) => [displayName, verdict, months]),
      [
        ['Jan Peeters', 'UNEXPLAINED', { all: 3, paid: 3, covered: 3 }],
        ['Zoë Lefèvre', 'EXPLAINED', { all: 3, paid: 2, covered: 3 }],
      ]
    )
    const [gross] = quarter.lines
    assert.deepInclude(gross, { key: 'gross', declared: 18_750, people: 2, untold: 0 })
    assert.include(gross.payslips, {
      declared: 18_750,
      amount: 15_800,
      difference: 2_950,
      people: 2,
    })
    assert.deepEqual(
      gross.payslips.causes.map(({ cause, amount, people }: any) => [cause, amount, people]),
      [
        ['MISSING_MONTHS', 3_250, 1],
        ['UNEXPLAINED', -300, 1],
      ]
    )
    assert.include(gross.ours, { amount: 18_750, difference: 0 })
    assert.deepEqual(quarter.beside, [{ code: '10', amount: 450, people: 1 }])
    assert.equal(quarter.notDeclared.total, 0)
    const found = await get('declared?period=2026/3&search=007&verdict=EXPLAINED')
    assert.deepEqual([found.meta.total, found.people], [1, 2])

    const year = await get('declared?period=2024')
    assert.deepEqual(
      year.lines.map(({ key, people, untold }: any) => [key, people, untold]),
      [
        ['taxable', 2, 0],
        ['withheld', 1, 1],
        ['special', 1, 1],
      ]
    )
    const jan = year.data.find(({ employeeNumber }: any) => employeeNumber === '008')
    assert.deepEqual([jan.untold, jan.lines[0].payslips], [['withheld', 'special'], null])
    const csv = String((await payroll.get('/api/reconciliation/declared/csv?period=2026/3')).raw)
    assert.match(
      csv,
      /008;Jan Peeters;Brut soumis à l’ONSS;9[ .\u202f\u00a0]?000,00;9[ .\u202f\u00a0]?300,00;-300,00;Inexpliqué\./
    )
    const log = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'reconciliation.downloaded')
    )
    assert.deepEqual(
      log.map(({ details }) => details),
      [{ period: '2026/3' }]
    )
  })

  test('a second file of the period takes the first one’s place, undoing puts that back; nothing is kept of who is not known', async ({
    assert,
  }) => {
    await takeIn()
    const kept = () =>
      inTenant(acme.id, (trx) =>
        trx.from('declared_pay').where('period', '2024').select('lines').orderBy('id')
      )
    const before = await kept()
    // Without register numbers a DmfA alone finds nobody.
    const { body: alone } = await sendXml(dmfaXml({ people: DECLARED, quarter: '20262' }))
    assert.deepEqual(counts(alone.plan), [0, 0, 0, 2])
    assert.equal((await commit(payroll, alone)).body.code, 'E_IMPORT_NOTHING')
    const again = await takeIn(
      belcotaxXml({ slips: SLIPS.map((slip) => ({ ...slip, pay: 41_234.56 })) })
    )
    const changed = (await kept()).map(
      ({ lines }) => lines.find(({ code }: any) => code === 'taxable').cents
    )
    assert.deepEqual(changed, [4_123_456, 4_123_456])
    assert.equal((await undo(payroll, again)).status, 200)
    assert.deepEqual(await kept(), before)
    const text = JSON.stringify(await inTenant(acme.id, (trx) => trx.from('declared_pay')))
    for (const niss of [ZOE, JAN]) assert.notInclude(text, niss)
  })

  test('anonymous, HR, a manager and another company are refused or see nothing; a period is written as it is read', async ({
    assert,
  }) => {
    await takeIn()
    await inTenant(globex.id, (trx) =>
      trx.from('billing_accounts').update({ billing_plan: 'FULL' })
    )
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const paths = ['periods', 'declared?period=2026/3', 'declared/csv?period=2026/3']
    for (const [client, status] of [
      [await visitor(), 401],
      [await signedIn('hr'), 403],
      [await signedIn('manager'), 403],
    ] as const)
      for (const path of paths)
        assert.equal((await client.get(`/api/reconciliation/${path}`)).status, status, path)
    const theirs = await signedIn('payroll', 'globex')
    assert.deepEqual(await get('periods', theirs), { data: [] })
    assert.equal((await get('declared?period=2026/3', theirs)).people, 0)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
    for (const wrong of ['2026/5', '26/1', '2026-3', '2026/3 ', "2026'", ''])
      assert.equal(
        (await payroll.get(`/api/reconciliation/declared?period=${encodeURIComponent(wrong)}`))
          .status,
        422,
        wrong
      )
    const { status, body } = await payroll.get(
      '/api/reconciliation/declared?period=2024&company=globex'
    )
    assert.deepEqual([status, body.errors[0].code], [422, 'unknown_field'])
  })
})
