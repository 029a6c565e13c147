import type { ReactNode } from 'react'

/** The one figure that a reader of a panel looks for, and what it is; null is not known. */
export function Headline({ amount, children }: { amount: string | null; children: ReactNode }) {
  return (
    <p role="status" className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      {amount !== null && <span className="text-xl font-semibold tabular-nums">{amount}</span>}
      <span className="text-ink-soft">{children}</span>
    </p>
  )
}
