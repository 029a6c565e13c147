import { test } from '@japa/runner'
import { identityOf } from '#modules/shared/identity/id_token'

const NOW = Date.UTC(2026, 10, 21)
const expected = { issuers: ['https://accounts.google.com'], audience: 'us', nonce: 'n', now: NOW }
const good = {
  iss: 'https://accounts.google.com',
  aud: 'us',
  exp: NOW / 1000 + 60,
  nonce: 'n',
  email: 'Nadia@acme.test',
  email_verified: true,
}
const token = (claims: unknown) =>
  `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

test.group('The ID token', () => {
  test('says who the person is, and whether the address is theirs', ({ assert }) => {
    assert.deepEqual(identityOf(token(good), expected), {
      email: 'Nadia@acme.test',
      emailVerified: true,
    })
    assert.deepEqual(identityOf(token({ ...good, aud: ['other', 'us'] }), expected), {
      email: 'Nadia@acme.test',
      emailVerified: true,
    })
    for (const said of [false, undefined, 'true', 1]) {
      const identity = identityOf(token({ ...good, email_verified: said }), expected)
      assert.deepEqual(identity, { email: 'Nadia@acme.test', emailVerified: false })
    }
  })

  test('of another issuer, client or attempt, ended, without address or unreadable is not taken', ({
    assert,
  }) => {
    const wrong: [object, string][] = [
      [{ iss: 'https://accounts.google.com.evil.example' }, 'another issuer'],
      [{ aud: 'others' }, 'for another client'],
      [{ aud: undefined }, 'for another client'],
      [{ exp: NOW / 1000 }, 'ended'],
      [{ exp: 'never' }, 'ended'],
      [{ nonce: 'm' }, 'of another attempt'],
      [{ nonce: undefined }, 'of another attempt'],
      [{ email: undefined }, 'without an address'],
    ]
    for (const [change, reason] of wrong)
      assert.equal(identityOf(token({ ...good, ...change }), expected), reason)
    for (const unreadable of ['', 'undefined', 'x.y.z', 'x.bnVsbA.x', token(null)])
      assert.equal(identityOf(unreadable, expected), 'not readable', unreadable)
  })
})
