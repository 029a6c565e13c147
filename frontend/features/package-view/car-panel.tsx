import { useMemo } from 'react'
import type { Package } from '@/api/types'
import CarCost from '@/components/pay/car-cost/car-cost.tsx'
import { SectionCard } from '@/components/ui/card'
import { requestOfStored } from '@/lib/pay/stored-request'
import { useAllWords } from '@/lib/rest-of-words'
import { useT } from '@/lib/use-t'

/** The panel of a package over its car. */
export default function CarPanel({ stored }: { stored: Package }) {
  useAllWords()
  const t = useT()
  const request = useMemo(() => requestOfStored(stored), [stored])
  const title = t('car-cost.open')
  return (
    <section aria-label={title}>
      <SectionCard
        className="mt-3"
        title={title}
        aside={<span className="text-xs text-ink-soft">{t('pay.eurPerYear')}</span>}
      >
        <CarCost request={request} />
      </SectionCard>
    </section>
  )
}
