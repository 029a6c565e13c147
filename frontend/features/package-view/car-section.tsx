import { Suspense } from 'react'
import { FIRST_CAR_DAY } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyOrNothing } from '@/lib/lazy-or-nothing'

const CarPanel = lazyOrNothing(() => import('./car-panel.tsx'))

/** What the company car of a package costs, and what its worker would have without it. */
export function CarSection({ stored }: { stored: Package }) {
  const { hasVoitureSociete } = stored.package
  if (!hasVoitureSociete || stored.packageType !== 'FIX' || stored.date < FIRST_CAR_DAY) return null
  return (
    <Suspense fallback={<Skeleton className="mt-6 h-60" />}>
      <CarPanel stored={stored} />
    </Suspense>
  )
}
