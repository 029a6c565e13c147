import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { base32 } from '#modules/accounts/domain/base32'
import { newRecoveryCodes, plainCode } from '#modules/accounts/domain/recovery_codes'
import { otpauthUri, stepAt, stepOfCode, totp } from '#modules/accounts/domain/totp'
import { qrCode, qrSvg } from '#modules/shared/values/qr_code'

const SECRET = Buffer.from('12345678901234567890')

test.group('One-time codes', () => {
  test('are those of RFC 6238, appendix B (SHA-1, eight digits)', ({ assert }) => {
    for (const [seconds, code] of [
      [59, '94287082'],
      [1111111109, '07081804'],
      [1111111111, '14050471'],
      [1234567890, '89005924'],
      [2000000000, '69279037'],
      [20000000000, '65353130'],
    ] as const)
      assert.equal(totp(SECRET, stepAt(seconds * 1000), 8), code)
  })

  test('the half minutes before and after are good, others are not, and none opens twice', ({
    assert,
  }) => {
    const now = 1_800_000_000_000
    const step = stepAt(now)
    for (const [ahead, good] of [
      [-2, false],
      [-1, true],
      [0, true],
      [1, true],
      [2, false],
    ] as const)
      assert.equal(stepOfCode(SECRET, totp(SECRET, step + ahead), now, null) !== null, good)
    assert.isNull(stepOfCode(SECRET, totp(SECRET, step), now, step))
    assert.equal(stepOfCode(SECRET, totp(SECRET, step + 1), now, step), step + 1)
    for (const junk of ['', '12345', '1234567', 'abcdef'])
      assert.isNull(stepOfCode(SECRET, junk, now, null))
  })

  test('the secret is written as apps read it (RFC 4648, section 10), and the address names company and person', ({
    assert,
  }) => {
    const write = (text: string) => base32(Buffer.from(text))
    assert.deepEqual(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map(write), [
      '',
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

/** Hashes of the codes that nayuki/QR-Code-generator (Python, correction M, mask 0) draws for the same texts. */
const REFERENCE = {
  14: '8332c0f218dfcae0b8ef6f9fe63fc740467e379dada61fae07ec9e11e84b5352',
  26: 'c3365d6a6d077ca1026d44985edc97fb8be2f42b7e735448c34f1cb096cb37c1',
  42: '556332276ed4009dee609bf4c64223dbbfc46c64e7bcc026ab10270097681d88',
  62: '2f60e2c14a1cca492792f081f07047cabaf29b47ce9bcc1840a90028cbfe80e9',
  84: '0b7b0b1f6410dad8250dbc8063c7c352f8a3535817d1bd272431beba37b0be97',
  106: '26b1ab8c9daba220409b82bd9ffeab97bd5b45920ecfb6648bad3afcb795e127',
  122: 'bb53882c3f353b6feea6f865f779974eb450d095aa5b6455ef1e3412db22ab9f',
  152: 'b886609c07425426922ce36738168e748cb393b2b80658eb2df69f2b2d30cff0',
  180: '503dbb5e18cd4cfb3843f20bda597848461d1faab90ca9886cb8585efeb3a0c8',
  213: '127ed4b2ac13b6bbbdc3a9741fb460836fdd1eccf70243cc3c5064567fe8c0ab',
}

test.group('QR codes', () => {
  test('are those of another implementation, for every version', ({ assert }) => {
    for (const [length, hash] of Object.entries(REFERENCE)) {
      const text = 'otpauth://totp/Barema:x?secret='.repeat(8).slice(0, Number(length))
      const rows = qrCode(text).map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
      assert.equal(createHash('sha256').update(rows.join('\n')).digest('hex'), hash, length)
    }
  })

  test('a text that does not fit is refused, and the drawing has its quiet zone', ({ assert }) => {
    assert.throws(() => qrCode('x'.repeat(214)))
    assert.match(qrSvg('x'), /viewBox="0 0 29 29"/)
  })
})
