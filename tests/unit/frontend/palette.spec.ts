import { test } from '@japa/runner'
import { matches } from '../../../frontend/lib/matches.ts'
import { withSeen } from '../../../frontend/lib/seen.ts'

test.group('The command palette', () => {
  test('finds a screen by how its words begin, in any order, whatever case and accents', ({
    assert,
  }) => {
    const screen = 'Paramètres Départements & co'
    for (const typed of ['depart', 'DÉPART', 'co param', 'dé', '& co'])
      assert.isTrue(matches(screen, typed), typed)
    for (const typed of ['departs', 'co offres', 'am'])
      assert.isFalse(matches(screen, typed), typed)
  })

  test('keeps the six things opened last, each once, the newest first', ({ assert }) => {
    assert.deepEqual(withSeen(['a', 'b'], 'b'), ['b', 'a'])
    assert.deepEqual(withSeen(['a', 'b', 'c', 'd', 'e', 'f'], 'g'), ['g', 'a', 'b', 'c', 'd', 'e'])
  })
})
