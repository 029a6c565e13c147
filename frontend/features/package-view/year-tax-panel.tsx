import { useMemo } from 'react'
import type { Package } from '@/api/types'
import YearTax from '@/components/pay/year-tax/year-tax.tsx'
import { requestOfStored } from '@/lib/pay/stored-request'
import { useAllWords } from '@/lib/rest-of-words'
import { useT } from '@/lib/use-t'
import { YearPanel } from './year-panel.tsx'

/** The panel of a package over the tax of its year. */
export default function YearTaxPanel({ stored }: { stored: Package }) {
  useAllWords()
  const t = useT()
  const request = useMemo(() => requestOfStored(stored), [stored])
  return (
    <YearPanel title={t('compute.year_tax.words.title')}>
      <YearTax request={request} forWhom={stored.person?.displayName} />
    </YearPanel>
  )
}
