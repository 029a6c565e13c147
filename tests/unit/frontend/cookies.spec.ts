import { test } from '@japa/runner'
import { cookieOf } from '../../../frontend/lib/cookies.ts'

test.group('A cookie that the screens read', () => {
  test('is the one bound to this host, whatever a sibling planted beside it', ({ assert }) => {
    assert.equal(cookieOf('language=nl; __Host-language=fr', 'language'), 'fr')
    assert.equal(cookieOf('a=1; XSRF-TOKEN=e%3Aabc=; b=2', 'XSRF-TOKEN'), 'e%3Aabc=')
    assert.isNull(cookieOf('my-language=nl; languages=fr', 'language'))
    assert.isNull(cookieOf('', 'language'))
  })
})
