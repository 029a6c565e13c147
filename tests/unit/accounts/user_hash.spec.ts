import { test } from '@japa/runner'
import { userHash } from '#modules/accounts/domain/user_hash'

test.group('The proof of a person for the messaging widget', () => {
  test('is the HMAC-SHA256 of RFC 4231, case 2, in hex', ({ assert }) => {
    assert.equal(
      userHash('what do ya want for nothing?', 'Jefe'),
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
    )
  })

  test('is absent without a secret, so that no one is vouched for', ({ assert }) => {
    assert.isNull(userHash('somebody', undefined))
  })
})
