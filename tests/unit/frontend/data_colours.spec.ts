import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { contrast, parseHex } from '../../../frontend/lib/accent.ts'

type Matrix = [number, number, number, number, number, number, number, number, number]

/** Full colour blindness of each kind, on linear RGB (Machado, Oliveira and Fernandes 2009, severity 1.0). */
const SIGHTS: Record<string, Matrix> = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritanopia: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
}
/** Two patches nearer than this in OKLab are taken for one another. */
const MIN_DISTANCE = 0.15
const NAMES = ['data-fixed', 'data-costs', 'data-variable', 'data-benefits']
/** Where one euro goes: net pay, benefits as everywhere, what is withheld, what the employer owes on top. */
const FLOW = ['flow-net', 'data-benefits', 'flow-withheld', 'flow-employer']
/** Of a bar whose parts are named and parted by a gap. */
const MIN_DISTANCE_IN_FLOW = 0.13
const ALL = [...new Set([...NAMES, ...FLOW])]

test.group('The colours of pictures', () => {
  test('stay apart for every kind of sight, in {scheme}')
    .with([
      { scheme: 'light', selector: ':root' },
      { scheme: 'dark', selector: '.dark' },
    ])
    .run(async ({ assert }, { selector }) => {
      for (const [names, least] of [
        [NAMES, MIN_DISTANCE],
        [FLOW, MIN_DISTANCE_IN_FLOW],
      ] as const) {
        const colours = await coloursOf(selector, names)
        for (const [sight, matrix] of Object.entries(SIGHTS)) {
          for (const [i, a] of colours.entries()) {
            for (const [j, b] of colours.entries()) {
              if (i < j)
                assert.isAbove(
                  distance(seen(a, matrix), seen(b, matrix)),
                  least,
                  `${names[i]} and ${names[j]} with ${sight}`
                )
            }
          }
        }
      }
    })

  test('stand out from their card by 3 to 1, in {scheme}')
    .with([
      { scheme: 'light', selector: ':root', surface: '#ffffff' },
      { scheme: 'dark', selector: '.dark', surface: '#17181a' },
    ])
    .run(async ({ assert }, { selector, surface }) => {
      for (const colour of await coloursOf(selector, ALL))
        assert.isAtLeast(contrast(colour, surface), 3, colour)
    })

  test('mean one thing: no two meanings share one', async ({ assert }) => {
    for (const selector of [':root', '.dark']) {
      const all = await coloursOf(selector, ALL)
      assert.lengthOf(new Set(all), all.length)
    }
  })

  test('are on paper those of the screen', async ({ assert }) => {
    const { FLOW_COLOURS, PARTS } = await import('#modules/packages/documents/ledgers')
    assert.deepEqual(
      PARTS.map(({ colour }) => colour),
      await coloursOf(':root', NAMES)
    )
    assert.deepEqual(Object.values(FLOW_COLOURS), await coloursOf(':root', FLOW))
  })
})

async function coloursOf(selector: string, names: readonly string[]): Promise<string[]> {
  const css = await readFile(new URL('../../../frontend/styles/app.css', import.meta.url), 'utf8')
  const block = css.slice(css.indexOf(`\n${selector} {`))
  return names.map((name) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(block)![1])
}

function seen(hex: string, m: Matrix): [number, number, number] {
  const [r, g, b] = parseHex(hex)!.map((part) => {
    const channel = part / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  return [
    clip(m[0] * r + m[1] * g + m[2] * b),
    clip(m[3] * r + m[4] * g + m[5] * b),
    clip(m[6] * r + m[7] * g + m[8] * b),
  ]
}

function distance(a: [number, number, number], b: [number, number, number]): number {
  const [x, y] = [oklab(a), oklab(b)]
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2])
}

/** Linear RGB to OKLab (Ottosson 2020). */
function oklab([r, g, b]: [number, number, number]): [number, number, number] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
