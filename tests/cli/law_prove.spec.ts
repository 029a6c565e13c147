import { test } from '@japa/runner'
import { barema } from './barema.ts'

const prove = (...args: string[]) => barema(['law', 'prove', ...args])

test.group('barema law prove', () => {
  test('counts the published amounts by law set and source, and none is other than ours', async ({
    assert,
  }) => {
    const { code, out, err } = await prove()
    assert.deepEqual([code, err], [0, ''])
    assert.match(out, /\n +414 {2}BE-2026-01-01 {2}BECP302 {2}FPS Employment/)
    assert.match(out, /\n\d{3,} published amounts, 0 other than ours\n$/)
  })

  test('shows each amount of one committee, or all of it as JSON', async ({ assert }) => {
    const { out } = await prove('--committee', '140.03', '--all')
    assert.match(out, /BE-2026-01-01 {2}cp140\.03-2026-REPOS_PAYE {2}bareme: published 15\.0525, ours 15\.0525, difference 0\n/)
    const [first] = (await prove('--committee', '336', '--json')).out.trim().split('\n')
    assert.containsSubset(JSON.parse(first), { published: 2254.3, ours: 2254.3, difference: 0 })
  })

  test('says when there is none', async ({ assert }) => {
    const { code, err } = await prove('--committee', '999')
    assert.equal(code, 1)
    assert.include(err, 'no published case')
  })
})
