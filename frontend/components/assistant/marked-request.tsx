import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface Span {
  start: number
  end: number
}

interface MarkedRequestProps {
  prompt: string
  understood: readonly Span[]
  leftovers: readonly Span[]
}

/** The request with the words that were understood underlined, and those that were not in amber. */
export function MarkedRequest({ prompt, understood, leftovers }: MarkedRequestProps) {
  const marks = [
    ...leftovers.map((span) => ({ ...span, isLeft: true })),
    ...understood.map((span) => ({ ...span, isLeft: false })),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end)
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end, isLeft } of marks) {
    if (start < at) continue
    parts.push(prompt.slice(at, start))
    parts.push(
      <mark
        key={start}
        className={cn(
          'rounded-sm bg-transparent text-inherit underline decoration-2 underline-offset-4',
          isLeft ? 'bg-warn-soft text-warn decoration-warn' : 'decoration-accent'
        )}
      >
        {prompt.slice(start, end)}
      </mark>
    )
    at = end
  }
  parts.push(prompt.slice(at))
  return <p className="text-sm leading-7 break-words whitespace-pre-wrap">{parts}</p>
}
