import { test } from '@japa/runner'
import { differenceOf, prove, PROOF_CASES } from '#modules/compute/pure'
import { payCases, scaleCases } from './proof/gather.ts'

test.group('The proof: published cases computed again', () => {
  test('are those that the tests hold: npm run proof writes them', ({ assert }) => {
    const held = { pay: payCases(), scales: scaleCases() }
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

  test('name their law set, their committee and their source', ({ assert }) => {
    for (const { lawset, source, kind, request } of prove()) {
      assert.match(lawset, /^BE-\d{4}-\d{2}-\d{2}$/)
      assert.match(source, /\S{2}/)
      assert.isNotEmpty(kind)
      assert.isObject(request.package)
    }
  })
})
