import { test } from '@japa/runner'
import { plainText, plainWordsOf } from '#modules/shared/values/plain_text'

test.group('Plain text', () => {
  test('has no accents and no capitals, and keeps its signs', ({ assert }) => {
    assert.equal(plainText('Étudiants à ½ · N° 3'), 'etudiants a ½ · n° 3')
    assert.equal(plainText('E\u0301'), 'e')
  })

  test('has words of letters and digits', ({ assert }) => {
    assert.deepEqual(plainWordsOf('  N° de Personnel/2 (œuvre)'), ['n', 'de', 'personnel', '2', 'œuvre'])
    assert.deepEqual(plainWordsOf(' — '), [])
  })
})
