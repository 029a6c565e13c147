import { test } from '@japa/runner'
import { verifyBeside } from '#modules/sealing/verify/verify_beside'
import { verifyFile } from '#modules/sealing/verify/verify_file'
import { madePdf } from '#tests/helpers/made_pdf'
import { sealedDocument, testAuthority } from '#tests/helpers/sealed'

test.group('Verified in the thread beside', () => {
  test('each file gets its own verdict, the same as here', async ({ assert, cleanup }) => {
    const authority = testAuthority()
    cleanup(() => authority.remove())
    const sealed = await sealedDocument(authority, madePdf({ pages: 1 }))
    const flipped = Buffer.from(sealed)
    flipped[Math.floor(flipped.length / 3)] ^= 1
    const files = [sealed, flipped, Buffer.from('no PDF'), sealed]
    const beside = await Promise.all(files.map((file) => verifyBeside(file, authority.roots)))
    assert.deepEqual(
      beside.map(({ verdict }) => verdict),
      ['valid', 'altered', 'unknown', 'valid']
    )
    const here = await Promise.all(files.map((file) => verifyFile(file, authority.trust)))
    assert.deepEqual(beside, here)
  })

  test('a file it cannot be given is an error, and the next one is verified', async ({
    assert,
  }) => {
    await assert.rejects(() => verifyBeside((() => {}) as never, ''), /could not be cloned/)
    const { verdict } = await verifyBeside(Buffer.from('no PDF'), '')
    assert.equal(verdict, 'unknown')
  })
})
