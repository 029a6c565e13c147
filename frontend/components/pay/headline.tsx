import type { ReactNode } from 'react'

interface HeadlineProps {
  /** As it is shown; null where it is not known. */
  amount: string | null
  /** What it is. */
  children: ReactNode
  /** A line under it. */
  below?: ReactNode
}

/** The one figure that a reader of a panel looks for, large, and what it is. */
export function Headline({ amount, children, below }: HeadlineProps) {
  return (
    <div role="status">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {amount !== null && (
          <span className="text-xl font-semibold tracking-tight tabular-nums sm:text-2xl">
            {amount}
          </span>
        )}
        <span className="text-base text-pretty">{children}</span>
      </p>
      {below}
    </div>
  )
}
