import { Suspense } from 'react'
import type { Package } from '@/api/types'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyOrNothing } from '@/lib/lazy-or-nothing'
import { isPricedCar } from '@/lib/pay/beside'
import { requestOfStored } from '@/lib/pay/stored-request'

const CarPanel = lazyOrNothing(() => import('./car-panel.tsx'))

/** What the company car of a package costs, and what its worker would have without it. */
export function CarSection({ stored }: { stored: Package }) {
  if (!isPricedCar(requestOfStored(stored))) return null
  return (
    <Suspense fallback={<Skeleton className="mt-6 h-60" />}>
      <CarPanel stored={stored} />
    </Suspense>
  )
}
