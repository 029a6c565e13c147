import { useCallback } from 'react'
import { compute, type ComputeRequest } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { FiguresStrip } from '@/components/pay/figures-strip'
import { Results } from '@/components/pay/results'
import { WhyProvider } from '@/components/pay/why-context'
import { Card, SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { Facts } from './facts.tsx'
import { usePackageFacts } from './use-package-facts.ts'

/** A stored package to read: the four figures, what was decided, and the tables. Figures are the stored ones. */
export function PackageSummary({ stored }: { stored: Package }) {
  const t = useT()
  const facts = usePackageFacts(stored)
  const explain = useCallback(
    (rule: string) => {
      const { date, worker, package: fields, company } = stored
      const result = compute({
        date,
        worker,
        package: fields,
        company,
        explain: true,
      } as ComputeRequest)
      // A stored result may follow a law set that has since been corrected: its lines are not explained by another one.
      if (!result.ok || result.answer.lawset.hash !== stored.lawset.hash) return null
      return result.answer.explanation?.find((line) => line.rule === rule) ?? null
    },
    [stored]
  )
  return (
    <WhyProvider explain={explain}>
      <FiguresStrip compute={stored.compute} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(20rem,1fr)_minmax(0,40rem)] xl:grid-cols-[minmax(23rem,1fr)_minmax(0,40rem)]">
        <div className="flex flex-col gap-6">
          <SectionCard title={t('editor.contract')}>
            <Facts facts={facts.contract} />
          </SectionCard>
          <SectionCard title={t('editor.situation')}>
            <Facts facts={facts.situation} />
          </SectionCard>
        </div>
        <Card className="px-4 sm:px-6 [&>div>details:first-child]:mt-0 [&>div>details:first-child]:border-t-0">
          <Results compute={stored.compute} lawset={stored.lawset} gaps={stored.gaps} />
        </Card>
      </div>
    </WhyProvider>
  )
}
