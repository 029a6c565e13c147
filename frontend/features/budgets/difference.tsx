import type { ReactNode } from 'react'
import { SHOWN_FROM } from '@/components/charts/waterfall'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** Writes a difference in whole euros, or that there is none. */
export function useDifference(): (amount: number) => string {
  const t = useT()
  const format = useFormat()
  return (amount) =>
    Math.abs(amount) < SHOWN_FROM ? t('budgets.noDifference') : format.difference(amount, 0)
}

/** What one reads first of a figure: a difference in EUR, large, and below it what it is between. */
export function FirstFigure({ amount, children }: { amount: number; children: ReactNode }) {
  const difference = useDifference()
  return (
    <p className="mb-4">
      <span className="block text-xl font-semibold tracking-tight tabular-nums">
        {difference(amount)}
      </span>
      <span className="text-sm text-ink-soft">{children}</span>
    </p>
  )
}
