import { useState, type CSSProperties } from 'react'
import type { Exchange } from '@/api/salary-sacrifices'
import { CompareTable } from '@/components/pay/compare-table'
import { ContentsTable } from '@/components/pay/contents-table'
import { LawLine } from '@/components/pay/law-line'
import { projectedLines } from '@/components/pay/projection-context'
import { CheckRow } from '@/components/ui/check-row'
import { CollapsibleCard } from '@/components/ui/collapsible-card'
import { compareSections } from '@/lib/pay/compare-rows'
import { explainerOf } from '@/lib/pay/explainer'
import { requestOfStored } from '@/lib/pay/stored-request'
import { useT } from '@/lib/use-t'
import { EffectsSection } from './effects-section.tsx'
import { LimitsSection } from './limits-section.tsx'
import { Sides } from './sides.tsx'

/** Two columns: before and after. */
export const TWO_COLUMNS = { '--columns': 2 } as CSSProperties

/** An exchange to read: both packages in short, its limits, what it does to social rights, and every line. */
export function ExchangeView({ exchange }: { exchange: Exchange }) {
  const { before, after, limits } = exchange
  return (
    <div style={TWO_COLUMNS}>
      <Sides before={before} after={after} />
      <LimitsSection limits={limits} />
      <EffectsSection before={before} after={after} />
      <div className="mt-6">
        <Lines before={before} after={after} />
      </div>
      <div className="mt-4">
        <LawLine lawset={after.lawset} gaps={after.gaps} />
      </div>
    </div>
  )
}

function Lines({ before, after }: Pick<Exchange, 'before' | 'after'>) {
  const t = useT()
  const [all, setAll] = useState(false)
  const names = [t('sacrifice.before'), t('sacrifice.after')]
  const reasons = [before, after].map((side) => ({
    compute: side.compute,
    explain: explainerOf(requestOfStored(side), side.lawset),
    projected: projectedLines(side.lawset),
  }))
  // In short stands above already.
  const sections = compareSections([before.compute, after.compute]).slice(1)
  return (
    <CollapsibleCard title={t('sacrifice.everyLine')}>
      <CheckRow
        label={t('compare.onlyDifferences')}
        checked={!all}
        onCheckedChange={(only) => setAll(!only)}
      />
      <ContentsTable packages={[before, after]} names={names} />
      {sections.map((section) => (
        <CompareTable
          key={section.id}
          section={section}
          names={names}
          reasons={reasons}
          onlyDifferences={!all}
        />
      ))}
    </CollapsibleCard>
  )
}
