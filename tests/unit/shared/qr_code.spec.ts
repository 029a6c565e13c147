import { test } from '@japa/runner'
import reader from 'jsqr'
import { qrSvg } from '#modules/shared/values/qr_code'

/** What the package exports is the function; its types name a module. */
const readQr = reader as unknown as typeof reader.default
/** Points of the picture for each unit of the drawing's own. */
const SCALE = 0.5
const WHITE = 255

/** The drawing as a camera sees it: the squares of its one path, on white. */
function picture(svg: string) {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)![1]) * SCALE
  const pixels = new Uint8ClampedArray(size * size * 4).fill(WHITE)
  for (const [, x, y, side] of svg.matchAll(/M(\d+),(\d+)h(\d+)v\d+h-\d+z/g)) {
    const [left, top, length] = [x, y, side].map((each) => Number(each) * SCALE)
    for (let row = top; row < top + length; row++)
      for (let column = left; column < left + length; column++)
        pixels.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3)
  }
  return { pixels, size }
}

test.group('QR codes', () => {
  test('say what was written, of any length of an address', ({ assert }) => {
    for (const length of [14, 62, 106, 152, 213, 400]) {
      const text = 'otpauth://totp/Barema%20C%C3%B4t%C3%A9:x?secret='.repeat(9).slice(0, length)
      const { pixels, size } = picture(qrSvg(text))
      assert.equal(readQr(pixels, size, size)?.data, text)
    }
  })

  test('are dark on white, with a quiet zone of four modules and no seams', ({ assert }) => {
    const svg = qrSvg('x')
    assert.match(svg, /^<svg shape-rendering="crispEdges" .*viewBox="0 0 290 290"/)
    assert.match(svg, /<rect fill="white" width="290" height="290"\/><path fill="black" d="M40,40h/)
  })

  test('a text that no code holds is refused', ({ assert }) => {
    assert.throws(() => qrSvg('x'.repeat(2332)))
  })
})
