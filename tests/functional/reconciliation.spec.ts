import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { checksumOf, freshCompanies, LEFT_BY_SIGN_IN, type TestCompany } from '#tests/helpers/companies'
import { seatOf } from '#tests/helpers/hired'
import { commit, list, send } from '#tests/helpers/imports'
import { postMails } from '#tests/helpers/mails'

const MONTH = '2026-09'
const CONTRACTS = [
  ['Matricule', 'Début du contrat', 'CP', 'Heures par semaine', 'Brut mensuel', 'Fonction', 'Lieu de travail'],
  ['1', '01/03/2024', '200', '38', '3.000,00', 'Analyste', 'Namur'],
  ['2', '01/03/2024', '200', '38', '3.000,00', 'Analyste', 'Namur'],
  ['3', '01/03/2024', '200', '38', '3.000,00', 'Analyste', 'Namur'],
]
const PAYSLIPS = ['Matricule', 'Mois', 'Code', 'Libellé', 'Montant']

test.group('Reconciliation', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let payroll: TestClient
  /** Cents of a month of these contracts, by line. */
  let month: Record<string, number>

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    await seatOf(acme)
    payroll = await signedIn('payroll')
    for (const [employeeNumber, firstName] of [['1', 'Zoë'], ['2', 'Jan'], ['3', 'Noor']])
      await payroll.post('/api/workers', { firstName, lastName: 'Peeters', employeeNumber })
    const { body: draft, raw } = await send(payroll, list(CONTRACTS), { target: 'contracts' })
    const done = await commit(payroll, draft, false)
    if (done.status !== 200) throw new Error(`${raw} ${done.raw}`)
    month = await monthOf('1')
  })

  const get = async (path: string, client = payroll) => {
    const answer = await client.get(`/api${path}`)
    if (answer.status !== 200) throw new Error(String(answer.raw))
    return answer.body
  }
  const reconciliation = (more = '') => get(`/reconciliation?month=${MONTH}${more}`)
  const idOf = (number: string) =>
    inTenant(acme.id, async (trx) => (await trx.from('workers').where('employee_number', number).first()).id)

  /** The month of a person's contract as the engine computes it. */
  async function monthOf(number: string): Promise<Record<string, number>> {
    const { monthOf: compute } = await import('#modules/reconciliation/domain/trials')
    const row = await inTenant(acme.id, async (trx) => {
      const { id } = await trx.from('workers').where('employee_number', number).first()
      return trx
        .from('contracts as c')
        .join('packages as p', 'p.id', 'c.package_id')
        .where('c.worker_id', id)
        .whereNull('c.corrected_by_id')
        .select('p.company', 'p.worker', 'p.package')
        .first()
    })
    return compute({ ...row, date: `${MONTH}-01`, package: { ...row.package, packageType: 'FIX' } })!
  }

  const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
  const rowsOf = (number: string, net: number, tax = month.precompteProfessionnel!) => [
    [number, '09/2026', '1000', 'Salaire de base', euros(month.salaireBrut!)],
    [number, '09/2026', '2000', 'ONSS', euros(-month.onss!)],
    [number, '09/2026', '2100', 'Bonus emploi', euros(month.bonusEmploi!)],
    [number, '09/2026', '3000', 'Précompte professionnel', euros(-tax)],
    [number, '09/2026', '3100', 'Cotisation spéciale', euros(-month.csss!)],
    [number, '09/2026', '9000', 'Net à payer', euros(net)],
  ]

  async function takeIn(rows: readonly (readonly string[])[]) {
    const { body: draft, raw } = await send(payroll, list([PAYSLIPS, ...rows]), { target: 'payslips' })
    if (!draft.plan || draft.plan.refused > 0) throw new Error(String(raw))
    const done = await commit(payroll, draft)
    if (done.status !== 200) throw new Error(String(done.raw))
  }

  /** Says of each code what is suggested. */
  async function mapAll(client = payroll) {
    const { data } = await get(`/payslip-codes?month=${MONTH}`)
    return client.put('/api/payslip-codes', {
      provider: '',
      codes: data.map(({ code, suggested, suggestsReversed }: any) => ({
        code,
        line: suggested,
        isReversed: suggestsReversed,
      })),
    })
  }

  test('nothing yet; then codes are asked once with what they may be, and only then anything is to the cent', async ({
    assert,
  }) => {
    assert.deepEqual(await get('/reconciliation/months'), { data: [] })
    const empty = await reconciliation()
    assert.deepEqual([empty.people, empty.data], [0, []])
    await takeIn(rowsOf('1', month.salaireNet!))
    assert.deepEqual(await get('/reconciliation/months'), { data: [{ month: MONTH, people: 1 }] })

    const open = await reconciliation()
    assert.equal(open.undecidedCodes, 6)
    assert.equal(open.data[0].verdict, 'NOT_MAPPED')
    const { data, lines } = await get(`/payslip-codes?month=${MONTH}`)
    assert.deepEqual(
      data.map(({ code, line, suggested, suggestsReversed }: any) => [code, line, suggested, suggestsReversed]),
      [
        ['1000', null, 'salaireBrut', false],
        ['2000', null, 'onss', true],
        ['2100', null, 'bonusEmploi', false],
        ['3000', null, 'precompteProfessionnel', true],
        ['3100', null, 'csss', true],
        ['9000', null, 'salaireNet', false],
      ]
    )
    assert.includeMembers(lines.map(({ value }: any) => value), ['salaireNet', 'OTHER', 'IGNORED'])

    assert.equal((await mapAll()).status, 204)
    const told = await reconciliation()
    assert.deepEqual([told.undecidedCodes, told.difference], [0, 0])
    assert.include(told.data[0], { verdict: 'EXACT', theirs: month.salaireNet! / 100, cover: 'WHOLE' })
    assert.equal(told.withoutPayslip.total >= 2, true)
  })

  test('what is unexplained stands first, lines say why, and all sums are those of the people', async ({ assert }) => {
    const tax = month.precompteProfessionnel! - 3_333
    await takeIn([
      ...rowsOf('1', month.salaireNet!),
      ...rowsOf('2', month.salaireNet! - 3_333, tax),
      ...rowsOf('3', month.salaireNet! - 5_000),
    ])
    await mapAll()
    const told = await reconciliation()
    assert.deepEqual(told.data.map(({ verdict }: any) => verdict), ['UNEXPLAINED', 'NOT_MAPPED', 'EXACT'])
    assert.deepEqual(told.verdicts.map(({ people }: any) => people), [1, 0, 1, 1])
    assert.closeTo(told.difference, -83.33, 0.001)
    const sum = (rows: any[], field: string) => Math.round(rows.reduce((total, row) => total + row[field] * 100, 0))
    for (const side of ['ours', 'theirs', 'difference'])
      assert.deepEqual([sum(told.lines, side), sum(told.data, side)], Array(2).fill(Math.round(told[side] * 100)), side)
    assert.equal(sum(told.causes, 'amount'), -8_333)

    const found = await reconciliation('&verdict=EXACT&search=zoe')
    assert.deepEqual([found.people, found.meta.total, found.data[0].displayName], [3, 1, 'Zoë Peeters'])
    const second = await reconciliation('&page=2&perPage=2')
    assert.deepEqual([second.data.length, second.meta.lastPage], [1, 2])

    const person = await get(`/reconciliation/people/${await idOf('2')}?month=${MONTH}`)
    const line = person.lines.find(({ key }: any) => key === 'precompteProfessionnel')
    assert.deepInclude(line.cause, { code: 'UNEXPLAINED' })
    assert.equal(line.difference, -33.33)

    const csv = String((await payroll.get(`/api/reconciliation/csv?month=${MONTH}`)).raw)
    assert.match(csv, /2;Jan Peeters;Précompte professionnel;;-?[\d ]+,\d\d;-?[\d ]+,\d\d;-33,33;Inexpliqué/)

    const report = await payroll.get(`/api/reconciliation/report?month=${MONTH}`)
    assert.lengthOf(report.body.cases, 1)
    assert.notMatch(String(report.raw), /Peeters|Jan|Analyste/)
    assert.equal(report.body.cases[0].package.salaireBrut, 3000)
  })

  /** A month of which one payslip is unexplained, and its report as it is looked at. */
  async function unexplained() {
    const tax = month.precompteProfessionnel! - 3_333
    await takeIn(rowsOf('2', month.salaireNet! - 3_333, tax))
    await mapAll()
    return get(`/reconciliation/report?month=${MONTH}`)
  }
  const REPORT = '/api/reconciliation/report'
  const TO = 'paie@secretariat.example'
  const sentRows = () => inTenant(acme.id, (trx) => trx.from('reconciliation_reports').orderBy('id'))

  test('what is unexplained is mailed as it was looked at, once, with its lines and without a name, and answers go to who sent it', async ({
    assert,
  }) => {
    const { print, cases, lastRecipient } = await unexplained()
    assert.isNull(lastRecipient)
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const body = { id: randomUUID(), month: MONTH, to: TO, print }
    for (let at = 0; at < 2; at++) {
      const { status, body: answer } = await payroll.post(REPORT, body)
      assert.deepEqual([status, answer], [202, { id: body.id }])
    }
    const [mail, ...more] = await postMails(acme, 'reconciliation-report')
    assert.isEmpty(more)
    assert.deepEqual(mail!.to as never, [TO])
    assert.include(JSON.stringify(mail!.replyTo), 'payroll@acme.test')
    assert.match(mail!.subject!, /septembre 2026/)
    assert.notMatch(String(mail!.text), /Peeters|3\.?333|3\.?000/)
    const files = new Map(
      mail!.attachments!.map(({ filename, content }) => [
        String(filename),
        Buffer.from(String(content), 'base64').toString(),
      ])
    )
    const [csv, json] = [files.get(`barema-${MONTH}.csv`)!, files.get(`barema-${MONTH}.json`)!]
    assert.deepEqual(JSON.parse(json), { month: MONTH, cases })
    assert.match(csv, /1;Précompte professionnel;;-?[\d ]+,\d\d;-?[\d ]+,\d\d;-33,33;Inexpliqué/)
    assert.notMatch(json + csv, /Peeters|Jan|Analyste/)

    const after = await get(`/reconciliation/report?month=${MONTH}`)
    assert.equal(after.lastRecipient, TO)
    assert.deepEqual(after.sent.map(({ id, to }: any) => [id, to]), [[body.id, TO]])
    const lines = await inTenant(acme.id, (trx) =>
      trx.from('audit_log').where('event', 'reconciliation.report_sent')
    )
    assert.deepEqual(lines.map(({ details }) => details), [{ month: MONTH, cases: 1 }])
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('a report is sent by nobody who may not, nor of what changed since, nor ten times and once more, nor where nothing is unexplained', async ({
    assert,
  }) => {
    const { print } = await unexplained()
    const body = { month: MONTH, to: TO, print }
    for (const [client, status] of [
      [await visitor(), 401],
      [await signedIn('hr'), 403],
      [await signedIn('manager'), 403],
    ] as const)
      assert.equal((await client.post(REPORT, body)).status, status)
    await inTenant(globex.id, (trx) => trx.from('billing_accounts').update({ billing_plan: 'FULL' }))
    const theirs = await signedIn('payroll', 'globex')
    assert.equal((await theirs.post(REPORT, body)).body.code, 'E_NOTHING_UNEXPLAINED')
    for (const [wrong, path] of [
      [{ to: 'nobody' }, 'to'],
      [{ to: 'a@b.example\r\nBcc: c@d.example' }, 'to'],
      [{ print: 'x' }, 'print'],
      [{ month: '2026-13' }, 'month'],
      [{ cases: [] }, 'cases'],
    ] as const) {
      const answer = await payroll.post(REPORT, { ...body, ...wrong })
      assert.deepEqual([answer.status, answer.body.errors[0].path], [422, path])
    }
    const old = await payroll.post(REPORT, { ...body, print: '0'.repeat(64) })
    assert.deepEqual([old.status, old.body.code], [409, 'E_REPORT_CHANGED'])
    assert.isEmpty(await sentRows())
    for (let at = 0; at < 10; at++) assert.equal((await payroll.post(REPORT, body)).status, 202)
    const more = await payroll.post(REPORT, body)
    assert.deepEqual([more.status, more.body.code], [429, 'E_MANY_REPORTS'])
    assert.lengthOf(await sentRows(), 10)
  })

  test('a code is said otherwise, and no longer: each month is another one at once', async ({ assert }) => {
    await takeIn(rowsOf('1', month.salaireNet!))
    await mapAll()
    const put = (codes: object[]) => payroll.put('/api/payslip-codes', { provider: '', codes })
    assert.equal((await put([{ code: '1000', line: 'OTHER', isReversed: false }])).status, 204)
    assert.equal((await reconciliation()).data[0].verdict, 'NOT_MAPPED')
    assert.equal((await put([{ code: '1000', line: null, isReversed: false }])).status, 204)
    const open = await reconciliation()
    assert.deepEqual([open.undecidedCodes, open.difference], [1, 0])
  })

  test('anonymous, HR, manager and another company see and say nothing; what makes no sense is refused', async ({
    assert,
  }) => {
    await takeIn(rowsOf('1', month.salaireNet!))
    await inTenant(globex.id, (trx) => trx.from('billing_accounts').update({ billing_plan: 'FULL' }))
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    const id = await idOf('1')
    const paths = [
      '/reconciliation/months',
      `/reconciliation?month=${MONTH}`,
      `/reconciliation/people/${id}?month=${MONTH}`,
      `/reconciliation/csv?month=${MONTH}`,
      `/reconciliation/report?month=${MONTH}`,
      `/payslip-codes?month=${MONTH}`,
    ]
    const meaning = { provider: '', codes: [{ code: '1000', line: 'salaireBrut', isReversed: false }] }
    for (const [client, status] of [
      [await visitor(), 401],
      [await signedIn('hr'), 403],
      [await signedIn('manager'), 403],
    ] as const) {
      for (const path of paths) assert.equal((await client.get(`/api${path}`)).status, status, path)
      assert.equal((await client.put('/api/payslip-codes', meaning)).status, status)
    }
    const theirs = await signedIn('payroll', 'globex')
    assert.equal((await theirs.get(`/api/reconciliation/people/${id}?month=${MONTH}`)).status, 404)
    assert.deepEqual(await get('/reconciliation/months', theirs), { data: [] })
    assert.deepEqual((await get(`/payslip-codes?month=${MONTH}`, theirs)).data, [])
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)

    for (const wrong of ['2026-13', '2026-1', '0000-01', "2026-01'", ''])
      assert.equal((await payroll.get(`/api/reconciliation?month=${encodeURIComponent(wrong)}`)).status, 422, wrong)
    assert.equal((await payroll.get(`/api/reconciliation/people/${id}?month=2026-08`)).status, 404)
    for (const codes of [
      [{ code: '1000', line: 'salary', isReversed: false }],
      [{ code: '', line: 'onss', isReversed: false }],
      [{ code: '1', line: 'onss', isReversed: 'yes' }],
      [{ code: '1', line: 'onss', isReversed: false }, { code: '1', line: 'csss', isReversed: false }],
      [],
    ])
      assert.equal((await payroll.put('/api/payslip-codes', { provider: '', codes })).status, 422, JSON.stringify(codes))
    const { status, body } = await payroll.put('/api/payslip-codes', { ...meaning, company: 'globex' })
    assert.deepEqual([status, body.errors[0].code], [422, 'unknown_field'])
  })

  test('the contract that was changed is the one that counts, and who has none is said so', async ({ assert }) => {
    await takeIn([...rowsOf('1', month.salaireNet!), ...rowsOf('2', month.salaireNet!)])
    await mapAll()
    const two = await idOf('2')
    await inTenant(acme.id, async (trx) => {
      await trx.from('contracts').where('worker_id', two).update({ end_date: '2026-08-31' })
    })
    const person = await get(`/reconciliation/people/${two}?month=${MONTH}`)
    assert.include(person, { cover: 'NONE', ours: 0, verdict: 'EXPLAINED' })
    assert.isTrue(person.lines.every(({ cause }: any) => cause.input === 'CONTRACT'))
  })
})
