import { test } from '@japa/runner'
import { cut } from '#modules/shared/values/cut'

test.group('The beginning of a text', () => {
  test('is as long as asked, or one less where that would be half of a character', ({ assert }) => {
    assert.equal(cut('Chef de projet', 4), 'Chef')
    assert.equal(cut('Chef', 200), 'Chef')
    assert.equal(cut('a🦊🦊', 3), 'a🦊')
    assert.equal(cut('a🦊🦊', 4), 'a🦊')
    assert.equal(cut('🦊', 1), '')
  })
})
