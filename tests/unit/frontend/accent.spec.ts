import { test } from '@japa/runner'
import { BRANDS } from '#tests/helpers/brands'
import {
  accessibleAccent,
  contrast,
  DARK,
  fillOf,
  GREY_CONTRAST,
  LIGHT,
  MIN_CONTRAST,
  parseHex,
} from '../../../frontend/lib/accent.ts'

/** Besides: what is at an end of a scale, and what few would choose. */
const RARE = ['#0b6e4f', '#ffffff', '#000000', '#ff0000', '#7f7f7f', '#c0ffee', '#111', '#8ad']

test.group('Accent of a company', () => {
  test('{$self} can be read on every surface, on its own tint, and under its own text')
    .with([...BRANDS, ...RARE])
    .run(({ assert }, colour) => {
      for (const scheme of [LIGHT, DARK]) {
        const { accent, accentSoft, onAccent } = accessibleAccent(colour, scheme)!
        for (const surface of [...scheme.surfaces, accentSoft])
          assert.isAtLeast(contrast(accent, surface), MIN_CONTRAST)
        assert.isAtLeast(contrast(accent, onAccent), MIN_CONTRAST)
      }
    })

  test('{$self} fills bands under a text that can be read')
    .with([...BRANDS, ...RARE])
    .run(({ assert }, colour) => {
      const { fill, onFill } = fillOf(colour, accessibleAccent(colour, LIGHT)!)
      assert.isAtLeast(contrast(fill, onFill), MIN_CONTRAST)
    })

  test('a yellow house stays yellow; what is too pale or grey is filled with its accent', ({
    assert,
  }) => {
    const filled = (colour: string) => fillOf(colour, accessibleAccent(colour, LIGHT)!)
    assert.deepEqual(filled('#ffd400'), { fill: '#ffd400', onFill: '#17181a' })
    assert.deepEqual(filled('#e30613'), { fill: '#e30613', onFill: '#ffffff' })
    for (const colour of ['#ffffff', '#d9d9d9', '#fffbe6']) {
      const { accent, onAccent } = accessibleAccent(colour, LIGHT)!
      assert.deepEqual(filled(colour), { fill: accent, onFill: onAccent })
    }
  })

  test('a colour that can be read already is not touched', ({ assert }) => {
    assert.equal(accessibleAccent('#0b4f8a', LIGHT)!.accent, '#0b4f8a')
  })

  test('a colour without a hue stands out, so that nothing looks switched off', ({ assert }) => {
    for (const colour of ['#000000', '#1a1a1a', '#7f7f7f', '#ffffff'])
      for (const scheme of [LIGHT, DARK]) {
        const { accent } = accessibleAccent(colour, scheme)!
        for (const surface of scheme.surfaces)
          assert.isAtLeast(contrast(accent, surface), GREY_CONTRAST, colour)
      }
  })

  test('what is not a colour gives no accent', ({ assert }) => {
    for (const value of ['', 'red', '#12', '#12345g', 'url(x)'])
      assert.isNull(accessibleAccent(value, LIGHT))
  })

  test('a short colour is the long one', ({ assert }) => {
    assert.deepEqual(parseHex('#1aF'), parseHex('#11aaff'))
  })

  test('black on white is 21 to 1', ({ assert }) => {
    assert.closeTo(contrast('#000000', '#ffffff'), 21, 0.001)
  })
})
