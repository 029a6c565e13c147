/**
 * QR codes (ISO/IEC 18004) of text as bytes, error correction M, versions 1 to 10: up to 213 bytes, enough for an
 * address. No library for it is installed. The mask is always the first: readers take each, and the texts are random
 * enough that none is better.
 */

/** Per version: codewords in all, error-correction codewords a block, blocks. */
const CAPACITY: [total: number, correction: number, blocks: number][] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
]
const ALIGNMENT = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

type Cell = 0 | 1 | null

/** The dark modules, row by row. */
export function qrCode(text: string): boolean[][] {
  const data = new TextEncoder().encode(text)
  const version = CAPACITY.findIndex((_, at) => data.length <= roomOf(at + 1)) + 1
  if (version === 0) throw new Error(`A QR code of ${data.length} bytes is not made here`)
  const grid = skeleton(version)
  fill(grid, interleave(version, codewords(version, data)))
  return grid.map((row) => row.map((cell) => cell === 1))
}

/** The code as a drawing with its quiet zone. */
export function qrSvg(text: string): string {
  const rows = qrCode(text)
  const size = rows.length + 8
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
    .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  )
}

function dataCodewords(version: number): number {
  const [total, correction, blocks] = CAPACITY[version - 1]!
  return total - correction * blocks
}

const lengthBits = (version: number) => (version < 10 ? 8 : 16)

function roomOf(version: number): number {
  return Math.floor((dataCodewords(version) * 8 - 4 - lengthBits(version)) / 8)
}

/** Mode, length, bytes, end, and the padding that the standard names. */
function codewords(version: number, data: Uint8Array): number[] {
  const room = dataCodewords(version)
  let bits = '0100' + data.length.toString(2).padStart(lengthBits(version), '0')
  for (const byte of data) bits += byte.toString(2).padStart(8, '0')
  bits += '0'.repeat(Math.min(4, room * 8 - bits.length))
  const words = (bits.match(/.{1,8}/g) ?? []).map((word) => Number.parseInt(word.padEnd(8, '0'), 2))
  for (let pad = 0xec; words.length < room; pad ^= 0xfd) words.push(pad)
  return words
}

function interleave(version: number, data: number[]): number[] {
  const [total, correction, blocks] = CAPACITY[version - 1]!
  const short = Math.floor(total / blocks) - correction
  const longOnes = (total % blocks) as number
  const parts: { data: number[]; correction: number[] }[] = []
  for (let block = 0, at = 0; block < blocks; block++) {
    const length = short + (block >= blocks - longOnes ? 1 : 0)
    const part = data.slice(at, (at += length))
    parts.push({ data: part, correction: remainder(part, correction) })
  }
  const out: number[] = []
  for (let at = 0; at <= short; at++)
    for (const part of parts) if (at < part.data.length) out.push(part.data[at]!)
  for (let at = 0; at < correction; at++) for (const part of parts) out.push(part.correction[at]!)
  return out
}

/** Reed-Solomon over GF(256) with the polynomial 0x11d. */
function remainder(data: number[], degree: number): number[] {
  const divisor = generator(degree)
  const rest: number[] = Array(degree).fill(0)
  for (const word of data) {
    const factor = word ^ rest.shift()!
    rest.push(0)
    divisor.forEach((coefficient, at) => (rest[at]! ^= multiply(coefficient, factor)))
  }
  return rest
}

function generator(degree: number): number[] {
  const out: number[] = [...Array(degree - 1).fill(0), 1]
  for (let root = 1, i = 0; i < degree; i++, root = multiply(root, 2))
    for (let at = 0; at < degree; at++)
      out[at] = multiply(out[at]!, root) ^ (at + 1 < degree ? out[at + 1]! : 0)
  return out
}

function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product
}

/** Finders, timing, alignment, format and version; null where data goes. */
function skeleton(version: number): Cell[][] {
  const size = version * 4 + 17
  const grid: Cell[][] = Array.from({ length: size }, () => Array(size).fill(null))
  const ring = (cx: number, cy: number, reach: number, light: number[]) => {
    for (let y = cy - reach; y <= cy + reach; y++)
      for (let x = cx - reach; x <= cx + reach; x++)
        if (grid[y] && x >= 0 && x < size)
          grid[y]![x] = light.includes(Math.max(Math.abs(x - cx), Math.abs(y - cy))) ? 0 : 1
  }
  for (let at = 0; at < size; at++) grid[6]![at] = grid[at]![6] = at % 2 === 0 ? 1 : 0
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    ring(x, y, 4, [2, 4])
  const centres = ALIGNMENT[version - 1]!
  const last = centres.length - 1
  centres.forEach((y, row) =>
    centres.forEach((x, column) => {
      const onFinder =
        (row === 0 && column === 0) ||
        (row === 0 && column === last) ||
        (row === last && column === 0)
      if (!onFinder) ring(x, y, 2, [1])
    })
  )
  writeFormat(grid)
  if (version >= 7) writeVersion(grid, version)
  return grid
}

/** Correction M (00) and the first mask (000): always the same fifteen bits. */
function writeFormat(grid: Cell[][]): void {
  const size = grid.length
  const bits = 0x5412
  const bit = (at: number): Cell => ((bits >>> at) & 1) as 0 | 1
  for (let at = 0; at <= 5; at++) grid[at]![8] = bit(at)
  grid[7]![8] = bit(6)
  grid[8]![8] = bit(7)
  grid[8]![7] = bit(8)
  for (let at = 9; at < 15; at++) grid[8]![14 - at] = bit(at)
  for (let at = 0; at < 8; at++) grid[8]![size - 1 - at] = bit(at)
  for (let at = 8; at < 15; at++) grid[size - 15 + at]![8] = bit(at)
  grid[size - 8]![8] = 1
}

function writeVersion(grid: Cell[][], version: number): void {
  let rest = version
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >>> at) & 1) as 0 | 1
    const [a, b] = [grid.length - 11 + (at % 3), Math.floor(at / 3)]
    grid[b]![a] = grid[a]![b] = dark
  }
}

/** Two columns at a time from the right, up and down, through the first mask. */
function fill(grid: Cell[][], words: number[]): void {
  const size = grid.length
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const upwards = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== null) continue
        const dark = ((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1
        grid[y]![x] = (dark ^ ((x + y) % 2 === 0 ? 1 : 0)) as 0 | 1
        at++
      }
    }
  }
}
