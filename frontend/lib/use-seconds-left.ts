import { useEffect, useState } from 'react'

/** Whole seconds until a moment, told anew each second; 0 from then on and without a moment. */
export function useSecondsLeft(until: string | null): number {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    setLeft(secondsUntil(until))
    if (secondsUntil(until) === 0) return
    const timer = setInterval(() => {
      const seconds = secondsUntil(until)
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}

function secondsUntil(until: string | null): number {
  return until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000))
}
