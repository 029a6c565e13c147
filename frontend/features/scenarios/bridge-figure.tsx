import { memo } from 'react'
import type { ScenarioChange, ScenarioTotals } from '@/api/scenarios'
import { Waterfall } from '@/components/charts/waterfall'
import { useT } from '@/lib/use-t'
import { useChangeWords } from './use-change-words.ts'

interface BridgeFigureProps {
  totals: ScenarioTotals
  changes: readonly ScenarioChange[]
}

/** From the cost without the changes to that with them, one step for each that moves it. */
export const BridgeFigure = memo(function BridgeFigure({ totals, changes }: BridgeFigureProps) {
  const t = useT()
  const words = useChangeWords()
  const { before, after } = totals.sums.cost
  return (
    <Waterfall
      title={t('scenarios.bridge')}
      heads={[t('scenarios.step'), t('scenarios.amount'), t('scenarios.running')]}
      from={{ label: t('scenarios.without'), amount: before }}
      steps={totals.bridge.map(({ changeId, part, amount }) => ({
        key: `${changeId} ${part}`,
        amount,
        label:
          part === 'change'
            ? words(changes.find(({ id }) => id === changeId) ?? changes[0]!)
            : t(`scenarios.part_${part}`),
      }))}
      to={{ label: t('scenarios.with'), amount: after }}
    />
  )
})
