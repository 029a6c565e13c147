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
  // On a phone more than four words do not fit beside each other: the one that counts stands below.
  const isLong = stages.length > 4
  return (
    <div className="mb-6">
      <ol aria-label={label} className="grid auto-cols-fr grid-flow-col gap-1 sm:gap-1.5">
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
              <span
                className={cn(
                  'block hyphens-auto',
                  isLong ? 'max-sm:sr-only' : !isNow && 'max-[24rem]:sr-only'
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
      {isLong && (
        <p aria-hidden className="text-xs font-medium sm:hidden">
          {stages[at]?.label}
        </p>
      )}
    </div>
  )
}
