import { useMemo } from 'react'
import type { Package } from '@/api/types'
import CarCost from '@/components/pay/car-cost/car-cost.tsx'
import { requestOfStored } from '@/lib/pay/stored-request'
import { useAllWords } from '@/lib/rest-of-words'
import { useT } from '@/lib/use-t'
import { YearPanel } from './year-panel.tsx'

/** The panel of a package over its car. */
export default function CarPanel({ stored }: { stored: Package }) {
  useAllWords()
  const t = useT()
  const request = useMemo(() => requestOfStored(stored), [stored])
  return (
    <YearPanel title={t('car-cost.open')}>
      <CarCost request={request} forWhom={stored.person?.displayName} />
    </YearPanel>
  )
}
