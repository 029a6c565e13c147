import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'

export interface Stage {
  name: string
  label: string
  /** When it was reached, or will be. */
  day?: string | null
}

interface StagesProps {
  label: string
  stages: readonly Stage[]
  /** The one that is under way. */
  at: number
  /** Whether the last one is reached. */
  isDone?: boolean
}

/** How far something is on its way, in a few stages with their days. */
export function Stages({ label, stages, at, isDone = false }: StagesProps) {
  const format = useFormat()
  return (
    <ol aria-label={label} className="mb-6 grid auto-cols-fr grid-flow-col gap-1 sm:gap-1.5">
      {stages.map(({ name, label: words, day }, index) => {
        const isNow = index === at
        return (
          <li
            key={name}
            aria-current={isNow ? 'step' : undefined}
            className={cn('min-w-0 text-xs', isNow ? 'font-medium text-ink' : 'text-ink-soft')}
          >
            <span
              aria-hidden
              className={cn(
                'mb-2 block h-1 rounded-full',
                isDone ? 'bg-accept' : index < at ? 'bg-ink-soft' : 'bg-line',
                isNow && !isDone && 'bg-ink'
              )}
            />
            {/* More than three words do not fit beside each other on the smallest phones. */}
            <span
              className={cn(
                'block hyphens-auto',
                !isNow && (stages.length > 4 ? 'max-sm:sr-only' : 'max-[24rem]:sr-only')
              )}
            >
              {words}
            </span>
            {day && (
              <span className="block font-normal text-ink-soft max-sm:sr-only">
                {format.day(day, 'medium')}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
