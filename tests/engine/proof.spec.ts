import { test } from '@japa/runner'
import { differenceOf, prove, PROOF_CASES } from '#modules/compute/pure'
import { BESIDE } from './cases/beside.ts'
import { payCases, scaleCases } from './proof/gather.ts'

test.group('The proof: published cases computed again', () => {
  test('are those that the tests hold: npm run proof writes them', ({ assert }) => {
    const held = { pay: payCases(), scales: scaleCases(), beside: BESIDE }
    assert.deepEqual(PROOF_CASES, JSON.parse(JSON.stringify(held)))
  })

  test('come out to the cent, every amount', ({ assert }) => {
    const rows = prove()
    assert.isAbove(rows.length, 900)
    assert.deepEqual(
      rows
        .filter((row) => differenceOf(row) !== 0)
        .map(({ id, line, published, ours }) => [id, line, published, ours]),
      []
    )
  })

  test('days differ by days, and what is no figure by nothing that can be told', ({ assert }) => {
    const of = (published: number | string, ours: number | string | null) =>
      differenceOf({ published, ours })
    assert.equal(of('2024-08-09', '2024-08-12'), 3)
    assert.equal(of('2024-08-09', '2024-08-09'), 0)
    assert.equal(of(18, 15), -3)
    assert.isNull(of(18, null))
    assert.isNull(of(18, '2024-08-09'))
  })

  test('have cases of each sheet beside the payslip that a source gives cases of', ({ assert }) => {
    const of = Map.groupBy(PROOF_CASES.beside, ({ sheet }) => sheet)
    assert.sameMembers([...of.keys()], ['yearTax', 'notice', 'car', 'hiring'])
  })

  test('name their law set, their committee and their source', ({ assert }) => {
    for (const { lawset, source, kind, request } of prove()) {
      assert.match(lawset, /^BE-\d{4}-\d{2}-\d{2}$/)
      assert.match(source, /\S{2}/)
      assert.isNotEmpty(kind)
      assert.isObject('package' in request ? request.package : request.assessment)
    }
  })
})
