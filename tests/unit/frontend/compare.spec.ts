import { test } from '@japa/runner'
import { compute, lawName, type ComputeFigures } from '#modules/compute/pure'
import { readColumn, writeColumn } from '../../../frontend/features/compare/compare-address.ts'
import {
  compareColumn,
  raised,
  requestOf,
} from '../../../frontend/features/compare/compare-column.ts'
import { contentRows, fieldRows } from '../../../frontend/lib/pay/compare-contents.ts'
import { compareSections, differs } from '../../../frontend/lib/pay/compare-rows.ts'

const ID = '01a1fd46-f4cd-76ad-9b16-862b17b17067'

/** A stored package as the screens have it. */
function stored(fields: object = {}) {
  const request = {
    date: '2026-09-01',
    company: { effectif: 25, assuranceLoiTaux: 0.005 },
    worker: { etatCivil: 'celibataire' },
    package: {
      computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
      salaireBrut: 3000,
      packageType: 'FIX',
      ...fields,
    },
  }
  const result = compute(request)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return { ...request, packageType: 'FIX', gaps: [], ...result.answer } as never
}

function figuresOf(column: object, fields: object = {}): ComputeFigures {
  const compared = compareColumn(stored(fields), { id: ID, ...column })
  if (!compared.ok) throw new Error(JSON.stringify(compared.error))
  return compared.compute
}

test.group('The address of a comparison', () => {
  test('says a column and reads it again; what is no column is left out', ({ assert }) => {
    for (const column of [
      { id: ID },
      { id: ID, date: '2025-01-01' },
      { id: ID, date: '2027-09-01', assumptions: { wages: 2.5, tax: -1 } },
      { id: ID, date: '2027-09-01', preset: 'VOTED_2027' as const },
    ])
      assert.deepEqual(readColumn(writeColumn(column)), column)
    for (const text of ['', 'x', `${ID}_2025`, `${ID}_2025-01-01_w`, `${ID};drop`])
      assert.isNull(readColumn(text))
  })
})

test.group('A column', () => {
  test('of 2027 as voted is another law than the projection, with another name', ({ assert }) => {
    const date = '2027-09-01'
    const [plain, voted] = [{ date }, { date, preset: 'VOTED_2027' as const }].map((column) =>
      compareColumn(stored(), { id: ID, ...column })
    )
    if (!plain.ok || !voted.ok) throw new Error('refused')
    assert.deepEqual([lawName(plain.lawset), lawName(voted.lawset)], ['projected', 'VOTED_2027'])
    const net = ({ compute: figures }: typeof plain) =>
      figures.remuneration.remunerationMensuelle.salaireNet
    assert.isAbove(net(voted), net(plain))
    const projected = new Set(plain.lawset.projection!.lines)
    const rows = compareSections([plain.compute, voted.compute]).flatMap((each) => each.rows)
    const marked = rows.filter(({ path }) => path && projected.has(path)).map(({ key }) => key)
    assert.includeMembers(marked, ['salaireNet', 'precompteProfessionnel', 'costAnnual'])
    assert.notInclude(marked, 'salaireBrut')
  })

  test('that changes nothing shows the stored figures and asks the engine nothing', ({
    assert,
  }) => {
    assert.isNull(requestOf(stored(), { id: ID }))
    assert.isNull(requestOf(stored(), { id: ID, date: '2026-09-01' }))
    assert.equal(figuresOf({}).remuneration.remunerationMensuelle.salaireNet, 2261.33)
  })

  test('of another day follows the law of that day, with the facts of the company that were kept', ({
    assert,
  }) => {
    const request = requestOf(stored(), { id: ID, date: '2025-01-01' })!
    assert.deepEqual(request.company, { effectif: 25, assuranceLoiTaux: 0.005 })
    const direct = compute(request)
    assert.deepEqual(figuresOf({ date: '2025-01-01' }), direct.ok && direct.answer.compute)
  })

  test('of next year supposes what was typed: pay, the premium of CP 200, the amounts of the tax', ({
    assert,
  }) => {
    const day = { date: '2027-09-01' }
    const plain = figuresOf({ ...day, assumptions: { wages: 0, tax: 0 } })
    const wages = figuresOf({ ...day, assumptions: { wages: 2.5, tax: 0 } })
    const tax = figuresOf({ ...day, assumptions: { wages: 0, tax: 2 } })
    assert.deepEqual(plain, figuresOf(day))
    assert.equal(wages.remuneration.remunerationMensuelle.salaireBrut, 3075)
    const premium = ({ coutEmployeur }: ComputeFigures) =>
      coutEmployeur.remunerationsFixes.find(({ key }) => key === 'primeSectorielle')!.amount
    assert.equal(premium(wages), raised(premium(plain), 2.5))
    assert.equal(tax.remuneration.remunerationMensuelle.salaireBrut, 3000)
    // Taxes are negative: less is withheld when the brackets rise.
    assert.isAbove(
      tax.remuneration.remunerationMensuelle.precompteProfessionnel,
      plain.remuneration.remunerationMensuelle.precompteProfessionnel
    )
  })

  test('on a day without a law set says so', ({ assert }) => {
    const compared = compareColumn(stored(), { id: ID, date: '2019-01-01' })
    assert.equal(!compared.ok && compared.error.code, 'no_law_set')
  })

  test('a rise is half up to the cent', ({ assert }) => {
    assert.equal(raised(3000, 2.21), 3066.3)
    assert.equal(raised(0.5, 1), 0.51)
    assert.equal(raised(17.1234, 10, 10_000), 18.8357)
  })
})

test.group('The lines of a comparison', () => {
  test('stand once, the zero ones left out, and tell whether they differ', ({ assert }) => {
    const sections = compareSections([figuresOf({}), figuresOf({}, { salaireBrut: 3500 }), null])
    const payslip = sections.find(({ id }) => id === 'payslip')!
    assert.notInclude(
      payslip.rows.map(({ key }) => key),
      'atnVS'
    )
    const gross = payslip.rows.find(({ key }) => key === 'salaireBrut')!
    assert.deepEqual(gross.amounts, [3000, 3500, null])
    assert.isTrue(differs(gross))
    const same = compareSections([figuresOf({}), figuresOf({})])
    assert.isTrue(same.every(({ rows }) => rows.every((row) => !differs(row))))
  })
})

test.group('What is agreed differently', () => {
  test('is told of contract and household field by field; silence and no are the same', ({
    assert,
  }) => {
    const other = stored({ salaireBrut: 3500, simulationWorkerId: ID }) as { worker: object }
    const rows = fieldRows([
      stored({ hasSalaireBrutMin: false }),
      { ...other, worker: { etatCivil: 'celibataire', handicape: true } } as never,
    ])
    assert.deepEqual(rows, [
      { path: 'package.salaireBrut', values: [3000, 3500] },
      { path: 'worker.handicape', values: [undefined, true] },
    ])
    assert.deepEqual(fieldRows([stored(), stored()]), [])
  })

  test('is told of what is held by its name; the same thing under another law is no difference', ({
    assert,
  }) => {
    const laptop = { hasLaptop: true, laptop: 30 }
    const [row, ...others] = contentRows([stored({ ...laptop, laptop: 45 }), stored()])
    assert.equal(row.name, 'laptop')
    assert.deepEqual(
      row.contents.map((content) => content?.value),
      [45, undefined]
    )
    assert.lengthOf(others, 0)
    assert.deepEqual(contentRows([stored(laptop), stored(laptop)]), [])
  })

  test('is told of every extra by what the company calls it', ({ assert }) => {
    const extra = (description: string, workerAmount: number) => ({
      description,
      type: 'NET',
      workerAmount,
    })
    const holding = (...packageExtras: object[]) =>
      stored({ hasPackageExtras: true, packageExtras })
    const rows = contentRows([
      holding(extra('Crèche', 50), extra('Formation', 20)),
      holding(extra('Formation', 30), extra('Crèche', 50)),
    ])
    assert.deepEqual(
      rows.map(({ label, contents }) => [label, ...contents.map((content) => content?.value)]),
      [['Formation', 20, 30]]
    )
  })
})
