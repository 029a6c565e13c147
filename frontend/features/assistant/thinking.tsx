import { useEffect, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { useReducedMotion } from '@/lib/use-media'
import { useT } from '@/lib/use-t'

const MESSAGES = 10
const EVERY_MS = 2_500
/** A quick answer shows none. */
const AFTER_MS = 400

/**
 * A message that changes while one waits; hidden from screen readers, and still where motion is reduced.
 *
 * @param says what one waits for, in its place
 */
export function Thinking({ says }: { says?: string | undefined }) {
  const t = useT()
  const isStill = useReducedMotion()
  const [number, setNumber] = useState<number | null>(null)
  useEffect(() => {
    const next = () => setNumber((last) => otherThan(last))
    let every: number | undefined
    const first = window.setTimeout(() => {
      next()
      if (!isStill) every = window.setInterval(next, EVERY_MS)
    }, AFTER_MS)
    return () => {
      window.clearTimeout(first)
      window.clearInterval(every)
    }
  }, [isStill])
  return (
    <div className="flex min-h-9 items-center gap-3 text-sm text-ink-soft">
      <Spinner />
      {says ? (
        <span role="status">{says}</span>
      ) : (
        number !== null && (
          <span aria-hidden data-thinking>
            {t(`assistant.thinking_${number}`)}
          </span>
        )
      )}
    </div>
  )
}

function otherThan(last: number | null): number {
  const chosen = 1 + Math.floor(Math.random() * (last === null ? MESSAGES : MESSAGES - 1))
  return last !== null && chosen >= last ? chosen + 1 : chosen
}
