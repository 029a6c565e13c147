import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { estimatedBits } from '#modules/shared/keys/estimated_bits'
import { KeyRing, type KeyPurpose } from '#modules/shared/keys/key_ring'

const [OLD, NEW] = ['the-key-of-last-year-0123456789abcd', 'Zr3vB0m1Qx8JtYw5KpLs7NdHcGfEaUiO9']
const PURPOSES: KeyPurpose[] = ['cookies', 'at-rest', 'google', 'codes', 'jobs']

test.group('The key ring', () => {
  test('has a key of its own for each purpose, and none of them is the installation’s', ({
    assert,
  }) => {
    const writing = PURPOSES.map((purpose) => new KeyRing([NEW]).keysFor(purpose)[0])
    assert.equal(new Set([...writing, NEW]).size, PURPOSES.length + 1)
    for (const key of writing) assert.lengthOf(Buffer.from(key!, 'base64url'), 32)
  })

  test('writes with the first key and reads with all, and with those of before there were purposes', ({
    assert,
  }) => {
    const [before, after] = [new KeyRing([OLD]), new KeyRing([NEW, OLD])]
    const mac = before.mac('codes', 'row:123456')
    assert.isTrue(after.verifies('codes', 'row:123456', mac))
    assert.isFalse(before.verifies('codes', 'row:123456', after.mac('codes', 'row:123456')))
    assert.isFalse(after.verifies('codes', 'row:123457', mac))
    assert.isFalse(after.verifies('jobs', 'row:123456', mac), 'a mac is of one purpose')
    assert.isFalse(new KeyRing([NEW]).verifies('codes', 'row:123456', mac), 'a key that is gone')
    assert.deepEqual(after.keysFor('codes').slice(-2), [NEW, OLD])
  })

  test('derives what it derived when this was written: another derivation would lose what lies at rest', ({
    assert,
  }) => {
    assert.equal(
      new KeyRing([OLD]).keysFor('at-rest')[0],
      '0MQzQPIE0yErYs8yZeJjI1dEe4zwVu_viBbNxvAA_24'
    )
  })
})

test.group('The estimate of a key', () => {
  test('random ones pass, however they are written', ({ assert }) => {
    for (let i = 0; i < 200; i++) {
      assert.isAtLeast(estimatedBits(randomBytes(32).toString('base64')), 96)
      assert.isAtLeast(estimatedBits(randomBytes(32).toString('hex')), 96)
    }
  })

  test('one sign, a sequence, a word over and over, and what is short do not', ({ assert }) => {
    for (const weak of [
      'aaaaaaaaaaaaaaaa',
      'a'.repeat(200),
      'abcdefghijklmnopqrstuvwxyz0123456789',
      'barema-barema-barema-barema-barema-',
      '01'.repeat(40),
      'correct horse',
      '',
      randomBytes(9).toString('base64'),
    ])
      assert.isBelow(estimatedBits(weak), 96, weak)
  })
})
