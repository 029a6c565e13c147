import { cn } from '@/lib/cn'
import { Skeleton } from './skeleton.tsx'

interface ScreenSkeletonProps {
  /** The columns of the screen, as a class of its grid. */
  columns: string
  /** The heights of the cards of the first column, and of the second. */
  cards: readonly string[]
  side: string
  /** The size of the heading. */
  heading?: string
}

/** The shape of a screen of two columns while it loads. */
export function ScreenSkeleton({
  columns,
  cards,
  side,
  heading = 'h-8 w-56',
}: ScreenSkeletonProps) {
  return (
    <div aria-busy="true">
      <div className="mb-6 flex items-center justify-between gap-4">
        <div className="flex flex-col gap-2">
          <Skeleton className={heading} />
          <Skeleton className="h-5 w-40" />
        </div>
        <Skeleton className="h-9 w-40" />
      </div>
      <div className={cn('grid gap-6', columns)}>
        <div className="flex flex-col gap-6">
          {cards.map((height) => (
            <Skeleton key={height} className={height} />
          ))}
        </div>
        <Skeleton className={side} />
      </div>
    </div>
  )
}
