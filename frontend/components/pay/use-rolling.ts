import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '@/lib/use-media'

const STEPS = 25
const STEP_MS = 5

/** The value on its way from the old one to the new: 25 steps of 5 ms, at once for who wants less motion. */
export function useRolling(value: number): number {
  const still = useReducedMotion()
  const [shown, setShown] = useState(value)
  const current = useRef(value)

  useEffect(() => {
    const from = current.current
    if (still || from === value) {
      current.current = value
      setShown(value)
      return
    }
    const start = performance.now()
    let frame = requestAnimationFrame(function roll(now) {
      const step = Math.min(STEPS, Math.max(0, Math.floor((now - start) / STEP_MS)))
      current.current = step === STEPS ? value : from + ((value - from) * step) / STEPS
      setShown(current.current)
      if (step < STEPS) frame = requestAnimationFrame(roll)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, still])

  return shown
}
