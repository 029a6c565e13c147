const MOST_TICKS = 8

/** Ticks on whole numbers, each once: an axis of years or of steps has nothing to say between them. */
export function wholeTicks(values: readonly number[]): {
  min: number
  max: number
  tickAmount: number
} {
  if (values.length === 0) return { min: 0, max: 1, tickAmount: 1 }
  const min = Math.floor(Math.min(...values))
  const reach = Math.max(1, Math.ceil(Math.max(...values)) - min)
  const step = Math.ceil(reach / MOST_TICKS)
  const tickAmount = Math.ceil(reach / step)
  return { min, max: min + step * tickAmount, tickAmount }
}
