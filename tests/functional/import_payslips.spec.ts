import { test } from '@japa/runner'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { monthsAfter, today } from '#modules/shared/values/days'
import { signedIn, visitor, type TestClient } from '#tests/helpers/client'
import { checksumOf, freshCompanies, LEFT_BY_SIGN_IN, type TestCompany } from '#tests/helpers/companies'
import { commit, counts, decided, list, OF_THE_IMPORT, send, undo } from '#tests/helpers/imports'

const LONG = [
  ['Personeelsnummer', 'Maand', 'Looncode', 'Omschrijving', 'Bedrag'],
  ['1', '10/2026', '1000', 'Maandloon', '3.250,00'],
  ['1', 'oktober 2026', '2100', 'RSZ', '424,78-'],
  ['1', '202610', '3000', 'Netto', '2.300,11'],
  ['2', '31/10/2026', '1000', 'Maandloon', '2.900,00'],
]
const WIDE = [
  ['Matricule', 'Nom', 'Prénom', 'Service', 'Salaire brut', 'ONSS', 'Heures', 'Net à payer'],
  ['1', 'Peeters', 'Zoë', 'Ventes', '3250,00', '-424,78', '0', '2300,11'],
  ['2', 'Peeters', 'Jan', 'Achats', '2900,00', '-379,03', '', '2100,5'],
]

test.group('Payslips from a file', (group) => {
  let acme: TestCompany
  let globex: TestCompany
  let payroll: TestClient

  group.each.setup(async () => {
    ;({ acme, globex } = await freshCompanies())
    payroll = await signedIn('payroll')
    for (const [employeeNumber, firstName] of [['1', 'Zoë'], ['2', 'Jan']])
      await payroll.post('/api/workers', { firstName, lastName: 'Peeters', employeeNumber })
  })

  const sendRows = (rows: readonly (readonly string[])[], client = payroll) =>
    send(client, list(rows), { target: 'payslips', fileName: 'lonen.csv' })
  const sum = () => checksumOf(acme.id, { except: OF_THE_IMPORT })
  const payslipOf = (number: string, month = '2026-10-01') =>
    inTenant(acme.id, (trx) =>
      trx
        .from('payslips as p')
        .join('workers as w', 'w.id', 'p.worker_id')
        .where({ 'w.employee_number': number, 'p.month': month })
        .select('p.provider', 'p.lines')
        .first()
    )
  const centsOf = async (number: string) =>
    Object.fromEntries(((await payslipOf(number))?.lines ?? []).map(({ code, cents }: any) => [code, cents]))
  const codes = ({ plan }: any) => plan.groups.map(({ field, code }: any) => `${field} ${code}`)

  test('anonymous, HR and another company: refused; payroll takes a long file in and undoes it', async ({
    assert,
  }) => {
    await inTenant(globex.id, (trx) => trx.from('billing_accounts').update({ billing_plan: 'FULL' }))
    const untouched = await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN })
    assert.equal((await sendRows(LONG, await visitor())).status, 401)
    assert.equal((await sendRows(LONG, await signedIn('hr'))).status, 403)
    const before = await sum()
    const { body: draft, raw } = await sendRows(LONG)
    assert.deepEqual(counts(draft.plan ?? {}), [4, 0, 0, 0], String(raw))
    assert.equal(draft.plan.rows[1].label.split(' · ').at(-1), '2100')
    assert.equal(await sum(), before)
    assert.equal((await commit(await signedIn('payroll', 'globex'), draft)).status, 404)

    const done = await commit(payroll, draft)
    assert.equal(done.status, 200, String(done.raw))
    assert.deepEqual(await centsOf('1'), { 1000: 325_000, 2100: -42_478, 3000: 230_011 })
    const [first] = (await payslipOf('1')).lines
    assert.deepEqual(first, { code: '1000', label: 'Maandloon', cents: 325_000 })

    const { body: again } = await sendRows(LONG)
    assert.isNotNull(again.loadedBefore)
    assert.deepEqual(counts(again.plan), [0, 0, 4, 0])
    assert.include((await undo(payroll, draft)).body, { restored: 2, kept: 0 })
    assert.equal(await sum(), before)
    assert.equal(await checksumOf(globex.id, { except: LEFT_BY_SIGN_IN }), untouched)
  })

  test('a wide file: a column a code, its month said once, columns that hold no amounts left alone', async ({
    assert,
  }) => {
    const { body: draft } = await sendRows(WIDE)
    assert.isNull(draft.plan)
    assert.deepEqual(draft.missing, [['month']])
    assert.include(draft.ignored, 'Service')
    const wrong = await decided(payroll, draft, { fixed: [{ field: 'month', to: 'binnenkort' }] })
    assert.deepEqual(codes(wrong), ['month month'])
    const told = await decided(payroll, draft, { fixed: [{ field: 'month', to: '10/2026' }] })
    assert.deepEqual(counts(told.plan), [2, 0, 0, 0])
    assert.deepEqual(
      told.plan.rows[0].changes.map(({ label }: any) => label),
      ['Salaire brut', 'ONSS', 'Net à payer']
    )
    assert.equal((await commit(payroll, told)).status, 200)
    // A nought is no line, and neither is an empty cell.
    assert.deepEqual(await centsOf('1'), { 'ONSS': -42_478, 'Net à payer': 230_011, 'Salaire brut': 325_000 })
    const next = await sendRows([...WIDE, ['9', 'Nobody', 'Here', '', '1', '', '', '']])
    // The month of the last file is not that of the next one.
    assert.deepEqual(next.body.missing, [['month']])
  })

  test('rows of one code add up to the cent, the same row twice and a person twice are refused', async ({
    assert,
  }) => {
    const tenth = Array.from({ length: 3 }, (_, at) => ['1', '10/2026', '1000', `deel ${at}`, '0,10'])
    const { body: draft } = await sendRows([LONG[0]!, ...tenth, ['1', '10/2026', '1000', 'deel 0', '0,10']])
    assert.deepEqual(counts(draft.plan), [3, 0, 0, 1])
    assert.deepEqual(codes(draft), ['employeeNumber twice'])
    await commit(payroll, draft)
    assert.deepEqual(await centsOf('1'), { 1000: 30 })
    const { body: wide } = await sendRows([...WIDE, WIDE[1]!.with(4, '1,00')])
    const told = await decided(payroll, wide, { fixed: [{ field: 'month', to: '2026-10' }] })
    assert.deepEqual(counts(told.plan), [2, 0, 0, 1])
    assert.deepEqual(codes(told), ['employeeNumber twice'])
  })

  test('a corrected file changes what it names; undoing it brings back what was, unless it was changed since', async ({
    assert,
  }) => {
    await commit(payroll, (await sendRows(LONG)).body)
    const { body: corrected } = await sendRows([LONG[0]!, LONG[1]!.with(4, '3.300,00'), ['1', '10/2026', '4000', 'Premie', '50,00']])
    assert.deepEqual(counts(corrected.plan), [1, 1, 0, 0])
    await commit(payroll, corrected)
    assert.deepEqual(await centsOf('1'), { 1000: 330_000, 2100: -42_478, 3000: 230_011, 4000: 5_000 })
    const { body: later } = await sendRows([LONG[0]!, ['1', '10/2026', '4000', 'Premie', '60,00']])
    await commit(payroll, later)
    assert.include((await undo(payroll, corrected)).body, { restored: 0, kept: 1 })
    assert.include((await undo(payroll, later)).body, { restored: 1, kept: 0 })
  })

  test('months to come, months without a law, unknown people, formulas, huge amounts and half cents are refused as cells', async ({
    assert,
  }) => {
    const soon = monthsAfter(`${today().slice(0, 7)}-01`, 1).slice(0, 7)
    const { body: draft } = await sendRows([
      LONG[0]!,
      ['1', soon, '1', '', '1'],
      ['1', '01/1999', '1', '', '1'],
      ['1', '13/2026', '1', '', '1'],
      ['77', '10/2026', '1', '', '1'],
      ['1', '10/2026', '1', '', '=1+1'],
      ['1', '10/2026', '1', '', '99999999999999999999'],
      ['1', '10/2026', '1', '', '1,005'],
      ['1', '10/2026', '', '', '1'],
      ['1', '10/2026', 'x'.repeat(101), '', '1'],
      ['1', '10/2026', '=cmd()', '=HYPERLINK(1)', '1'],
    ])
    assert.sameMembers(codes(draft), [
      'month month_to_come',
      'month month_before_law',
      'month month',
      'employeeNumber unknown_person',
      'amount formula',
      'amount signed_range',
      'amount cents',
      'code required',
      'code long',
      'code formula',
      'label formula',
    ])
    assert.deepEqual(counts(draft.plan), [0, 0, 0, 10])
  })

  test('more codes than a payslip has, and another provider of the same month', async ({ assert }) => {
    const many = Array.from({ length: 301 }, (_, at) => ['1', '10/2026', String(at), '', '1'])
    const { body: draft } = await sendRows([LONG[0]!, ...many])
    assert.deepEqual(codes(draft), ['code too_many_lines'])
    await commit(payroll, draft)
    const { body: sent } = await sendRows([LONG[0]!, ['1', '10/2026', '1', '', '2'], ['2', '10/2026', '1', '', '2']])
    const other = await decided(payroll, sent, { fixed: [{ field: 'provider', to: 'Secretariaat X' }] })
    assert.deepEqual(codes(other), ['provider other_provider'])
    assert.deepEqual(counts(other.plan), [1, 0, 0, 1])
    await commit(payroll, other)
    assert.equal((await payslipOf('2')).provider, 'Secretariaat X')
    // The next file of these titles begins with the same provider.
    const { body: next } = await sendRows([LONG[0]!, ['2', '10/2026', '2', '', '5']])
    assert.deepEqual(next.settings.fixed, [{ field: 'provider', to: 'Secretariaat X' }])
    assert.equal(next.plan.refused, 0)
  })

  test('what is no field, and what is said of a field that has a column, is refused or left out', async ({
    assert,
  }) => {
    const { body: draft } = await sendRows(LONG)
    const put = (change: object) =>
      payroll.put(`/api/imports/${draft.import.id}`, { ...settings(draft), ...change })
    for (const change of [
      { fixed: [{ field: 'amount', to: '1' }] },
      { fixed: [{ field: '__proto__', to: '1' }] },
      { columns: [{ field: 'column:1', at: 1 }] },
      { edits: [{ line: 2, field: 'column:x', to: '1' }] },
    ]) {
      const { status, body } = await put(change)
      assert.deepEqual([status, body.errors?.[0].code], [422, 'unknown_field'], JSON.stringify(change))
    }
    const said = await decided(payroll, draft, { fixed: [{ field: 'month', to: '01/2020' }] })
    assert.deepEqual(counts(said.plan), [4, 0, 0, 0])
  })

  test('two who would write the same payslip at once: one does, the other looks again', async ({ assert }) => {
    const drafts = [
      (await sendRows(LONG.slice(0, 2))).body,
      (await sendRows([LONG[0]!, LONG[1]!.with(4, '1,00')])).body,
    ]
    const both = await Promise.all(drafts.map((draft) => commit(payroll, draft)))
    assert.sameMembers(both.map(({ status, body }) => body.code ?? status), [200, 'E_IMPORT_STALE'])
  })
})

const settings = ({ settings: { read: _read, dates: _dates, decimal: _decimal, ...rest } }: any) => ({ ...rest, read: {} })
