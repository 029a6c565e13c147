import { useEffect, useState } from 'react'

const QUIET_MS = 1200

/** Reads new figures aloud once they have come to rest, not at every step of a slider. */
export function FigureAnnouncer({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p aria-live="polite" className="sr-only">
      {spoken}
    </p>
  )
}
