import { test } from '@japa/runner'
import { fileTypeOf } from '#modules/offers/domain/offer_file'

test.group('What an attachment is', () => {
  test('follows from its first bytes', ({ assert }) => {
    assert.equal(fileTypeOf(Buffer.from('%PDF-2.0\n')), 'application/pdf')
    assert.equal(
      fileTypeOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])),
      'image/png'
    )
    assert.equal(fileTypeOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0])), 'image/jpeg')
  })

  test('is nothing of ours for pages, drawings, archives and nothing at all', ({ assert }) => {
    for (const text of [
      '<html>',
      '<svg xmlns="x"></svg>',
      'PK\u0003\u0004',
      ' %PDF-1.7',
      'GIF89a',
      '',
    ])
      assert.isNull(fileTypeOf(Buffer.from(text)), text)
  })
})
