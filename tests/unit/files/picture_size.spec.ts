import { test } from '@japa/runner'
import { isTooLarge } from '#modules/shared/files/picture_size'
import { jpegHeader, pngHeader, webpHeader } from '#tests/helpers/pictures'

test.group('How large a picture says it is', () => {
  for (const [type, header] of [
    ['image/png', pngHeader],
    ['image/jpeg', jpegHeader],
    ['image/webp', webpHeader('VP8 ')],
  ] as const) {
    test(`a ${type} of 4,000 by 4,000 is taken; one more on either side is not`, ({ assert }) => {
      assert.isFalse(isTooLarge(header(4_000), type))
      assert.isFalse(isTooLarge(header(1, 4_000), type))
      assert.isTrue(isTooLarge(header(4_001, 1), type))
      assert.isTrue(isTooLarge(header(1, 4_001), type))
      assert.isTrue(isTooLarge(header(40_000), type))
    })

    test(`a ${type} that does not say it, or says nothing, is not taken`, ({ assert }) => {
      const whole = header(10)
      for (let length = 0; length < whole.length - 10; length++)
        assert.isTrue(isTooLarge(whole.subarray(0, length), type), `${length} bytes`)
      assert.isTrue(isTooLarge(header(0, 10), type))
      assert.isTrue(isTooLarge(Buffer.alloc(64), type))
    })
  }

  for (const kind of ['VP8L', 'VP8X'] as const)
    test(`a WebP of the kind ${kind} says it in its own way`, ({ assert }) => {
      const header = webpHeader(kind)
      assert.isFalse(isTooLarge(header(4_000), 'image/webp'))
      assert.isFalse(isTooLarge(header(1, 4_000), 'image/webp'))
      assert.isTrue(isTooLarge(header(4_001, 1), 'image/webp'))
      assert.isTrue(isTooLarge(header(1, 4_001), 'image/webp'))
      assert.isTrue(isTooLarge(header(10).subarray(0, 29), 'image/webp'))
    })
})
