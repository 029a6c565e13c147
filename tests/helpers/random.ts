/** Seeded numbers (mulberry32): a failing run can be repeated. */
export function random(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const hex = (length: number) =>
    Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join('')
  return {
    next,
    integer: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    one: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)],
    uuid: () => `${hex(8)}-${hex(4)}-7${hex(3)}-a${hex(3)}-${hex(12)}`,
  }
}
