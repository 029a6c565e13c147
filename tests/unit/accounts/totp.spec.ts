import { test } from '@japa/runner'
import { Secret, TOTP } from 'otpauth'
import { newRecoveryCodes, plainCode } from '#modules/accounts/domain/recovery_codes'
import { otpauthUri, stepOfCode, writtenSecret } from '#modules/accounts/domain/totp'

const SECRET = Buffer.from('12345678901234567890')
const STEP_MS = 30_000

/** What an app shows in a half minute. */
const shown = (step: number) =>
  TOTP.generate({
    secret: new Secret({ buffer: Uint8Array.from(SECRET).buffer }),
    timestamp: step * STEP_MS,
  })

test.group('One-time codes', () => {
  test('are those of RFC 6238, appendix B (SHA-1): the last six of its eight digits', ({
    assert,
  }) => {
    for (const [seconds, code] of [
      [59, '94287082'],
      [1111111109, '07081804'],
      [1111111111, '14050471'],
      [1234567890, '89005924'],
      [2000000000, '69279037'],
      [20000000000, '65353130'],
    ] as const) {
      const step = Math.floor(seconds / 30)
      assert.equal(stepOfCode(SECRET, code.slice(2), seconds * 1000, null), step)
      const wrong = code.slice(2, 7) + ((Number(code[7]) + 1) % 10)
      assert.isNull(stepOfCode(SECRET, wrong, seconds * 1000, null))
    }
  })

  test('other signs than six figures are no code', ({ assert }) => {
    for (const code of ['１２３４５６', '12345é', '12345', '1234567', ''])
      assert.isNull(stepOfCode(SECRET, code, 0, null), code)
  })

  test('the half minutes before and after are good, others are not, and none opens twice', ({
    assert,
  }) => {
    const now = 1_800_000_000_000
    const step = now / STEP_MS
    for (const [ahead, good] of [
      [-2, false],
      [-1, true],
      [0, true],
      [1, true],
      [2, false],
    ] as const)
      assert.equal(stepOfCode(SECRET, shown(step + ahead), now, null) !== null, good)
    assert.isNull(stepOfCode(SECRET, shown(step), now, step))
    assert.equal(stepOfCode(SECRET, shown(step + 1), now, step), step + 1)
    for (const junk of ['', '12345', '1234567', 'abcdef'])
      assert.isNull(stepOfCode(SECRET, junk, now, null))
  })

  test('the secret is written as apps read it (RFC 4648, section 10), and the address names company and person', ({
    assert,
  }) => {
    const write = (text: string) => writtenSecret(Buffer.from(text))
    assert.deepEqual(['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map(write), [
      'MY',
      'MZXQ',
      'MZXW6',
      'MZXW6YQ',
      'MZXW6YTB',
      'MZXW6YTBOI',
    ])
    const uri = new URL(otpauthUri(SECRET, 'Barema Côté & fils', 'hr@acme.test'))
    assert.equal(uri.searchParams.get('issuer'), 'Barema Côté & fils')
    assert.equal(uri.searchParams.get('secret'), 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  })

  test('ten recovery codes, all different; how they are typed does not matter', ({ assert }) => {
    const codes = newRecoveryCodes()
    assert.equal(new Set(codes).size, 10)
    for (const code of codes) assert.match(code, /^[a-z2-9]{5}-[a-z2-9]{5}$/)
    assert.equal(plainCode(' ABCDE fghjk '), plainCode('abcde-fghjk'))
  })
})
