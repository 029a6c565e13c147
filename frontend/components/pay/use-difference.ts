import { useEffect, useRef, useState } from 'react'

const THRESHOLD = 1
const SHOWN_MS = 7500
/** Changes closer to each other than this are one movement of a slider, told as one difference. */
const BURST_MS = 1000

/** By how much a figure has just changed: over 1 EUR, for 7500 ms; null otherwise. With a baseline, the difference from it, always. */
export function useDifference(value: number, baseline?: number): number | null {
  const [difference, setDifference] = useState<number | null>(null)
  const previous = useRef(value)
  const from = useRef(value)
  const changedAt = useRef(0)

  useEffect(() => {
    if (value === previous.current) return
    const now = performance.now()
    if (now - changedAt.current > BURST_MS) from.current = previous.current
    changedAt.current = now
    previous.current = value
    const change = value - from.current
    setDifference(Math.abs(change) > THRESHOLD ? change : null)
    const timer = setTimeout(() => setDifference(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [value])

  if (baseline === undefined) return difference
  return Math.abs(value - baseline) > THRESHOLD ? value - baseline : null
}
