import { Suspense } from 'react'
import type { Package } from '@/api/types'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyOrNothing } from '@/lib/lazy-or-nothing'
import { isAssessed } from '@/lib/pay/beside'
import { requestOfStored } from '@/lib/pay/stored-request'

const YearTaxPanel = lazyOrNothing(() => import('./year-tax-panel.tsx'))

/** The income tax of the year, for who is assessed on this pay. */
export function YearSection({ stored }: { stored: Package }) {
  if (!isAssessed(requestOfStored(stored))) return null
  return (
    <Suspense fallback={<Skeleton className="mt-6 h-40" />}>
      <YearTaxPanel stored={stored} />
    </Suspense>
  )
}
