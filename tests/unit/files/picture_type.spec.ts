import { test } from '@japa/runner'
import { photoTypeOf, printOf, rasterTypeOf } from '#modules/shared/files/picture_type'
import { jpegHeader, PIXEL, webpHeader } from '#tests/helpers/pictures'

test.group('A picture that is brought', () => {
  test('is known by its own bytes, and nothing else is one', ({ assert }) => {
    assert.equal(rasterTypeOf(PIXEL), 'image/png')
    assert.equal(rasterTypeOf(jpegHeader(1)), 'image/jpeg')
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    for (const other of ['', 'GIF89a', '%PDF-1.7', svg, '\u0089PN'])
      assert.isNull(rasterTypeOf(Buffer.from(other)), other)
  })

  test('may be a WebP where a screen alone shows it', ({ assert }) => {
    assert.equal(photoTypeOf(webpHeader('VP8L')(1)), 'image/webp')
    assert.isNull(rasterTypeOf(webpHeader('VP8L')(1)))
    assert.equal(photoTypeOf(PIXEL), 'image/png')
    assert.isNull(photoTypeOf(Buffer.from('RIFF....WAVE')))
  })

  test('has an address that changes with it', ({ assert }) => {
    assert.equal(printOf('company/c/photos/w-0123abcd.png'), '0123abcd')
    assert.isNull(printOf(null))
  })
})
