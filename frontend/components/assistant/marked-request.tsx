import type { ReactNode } from 'react'
import type { AssistantReader } from '@/lib/use-assistant-reader'
import { cn } from '@/lib/cn'
import { TONES } from './tones.ts'

interface Span {
  start: number
  end: number
}

interface MarkedRequestProps {
  prompt: string
  reader: AssistantReader
  understood: readonly (Span & { path: string })[]
  leftovers: readonly Span[]
  /** What is looked at, here or on its chip. */
  lit?: string | null
  onLight?: (path: string | null) => void
  className?: string
}

/** The request with what was understood underlined in the colour of its group, and what was not in dotted amber. */
export function MarkedRequest({
  prompt,
  reader,
  understood,
  leftovers,
  lit,
  onLight,
  className,
}: MarkedRequestProps) {
  const marks = [...leftovers.map((span) => ({ ...span, path: null })), ...understood].toSorted(
    (a, b) => a.start - b.start || b.end - a.end
  )
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end, path } of marks) {
    if (start < at) continue
    parts.push(prompt.slice(at, start))
    parts.push(
      <mark
        key={start}
        className={cn(
          'rounded-sm bg-transparent text-inherit underline decoration-2 underline-offset-4 transition-colors',
          path === null && 'text-warn decoration-warn decoration-dotted',
          path !== null && TONES[reader.groupOfPath(path)].line,
          path !== null && path === lit && TONES[reader.groupOfPath(path)].lit
        )}
        onMouseEnter={() => onLight?.(path)}
        onMouseLeave={() => onLight?.(null)}
      >
        {prompt.slice(start, end)}
      </mark>
    )
    at = end
  }
  parts.push(prompt.slice(at))
  return <p className={cn('leading-7 break-words whitespace-pre-wrap', className)}>{parts}</p>
}
