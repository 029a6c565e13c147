import { Suspense } from 'react'
import { FIRST_TAX_DAY } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyOrNothing } from '@/lib/lazy-or-nothing'

const YearTax = lazyOrNothing(() => import('./year-tax.tsx'))
const ASSESSED: readonly string[] = ['EMPLOYE', 'OUVRIER']

/** The income tax of the year, for who is assessed on this pay. */
export function YearSection({ stored }: { stored: Package }) {
  const { worker, date } = stored
  const isAssessed =
    ASSESSED.includes(stored.package.computeModelConfig.employmentType) &&
    !worker.dirigeant &&
    !worker.nonResident &&
    date >= FIRST_TAX_DAY
  if (!isAssessed) return null
  return (
    <Suspense fallback={<Skeleton className="mt-6 h-40" />}>
      <YearTax stored={stored} />
    </Suspense>
  )
}
