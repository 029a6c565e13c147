import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

interface ProgressStateProps {
  /** How far it is, as one reads and hears it. */
  words: string
  /** What the bar is called, where it is not by the words. */
  label?: string
  done: number
  /** Of how many; null while that is not known. */
  total: number | null
  /** What may be done meanwhile, in small print. */
  hint?: ReactNode
}

/** How far is what a worker does meanwhile: a sentence and a bar. Its page asks again by itself. */
export function ProgressState({ words, label = words, done, total, hint }: ProgressStateProps) {
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-sm font-medium">
        {words}
      </p>
      <progress
        aria-label={label}
        className="h-2 w-full accent-accent"
        {...(total !== null && { max: Math.max(total, 1), value: Math.min(done, total) })}
      />
      {hint && <p className="text-xs text-ink-soft">{hint}</p>}
    </div>
  )
}

/** The same on top of a page whose content follows it. */
export function ProgressCard(props: ProgressStateProps) {
  return (
    <Card className="mb-6 p-4 sm:p-6">
      <ProgressState {...props} />
    </Card>
  )
}
