/** One figure as it was measured. */
export interface Figure {
  what: string
  /** Measured here, in one run with all the others of its command. */
  value: number
  unit: string
  /** The target, in the same unit; absent where there is none. */
  promise?: number
  /** Which requirement of reliability it proves: `R4`. */
  rule?: string
}

/** Prints figures for a reader, or as JSON for tests/bench/run.ts. */
export function show(figures: Figure[]): void {
  if (process.argv.includes('--json')) return console.log(JSON.stringify(figures))
  for (const { what, value, unit, promise } of figures) {
    console.log(
      `${what.padEnd(70)} ${format(value).padStart(12)} ${unit.padEnd(12)} ${promise === undefined ? '' : `promised ${format(promise)}`}`
    )
  }
}

/** 1 234 567 · 12.3 */
export function format(value: number): string {
  return value >= 100
    ? Math.round(value).toLocaleString('en-GB').replaceAll(',', ' ')
    : value.toFixed(1)
}
