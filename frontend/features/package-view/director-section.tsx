import { Suspense } from 'react'
import { FIRST_TAX_DAY } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyOrNothing } from '@/lib/lazy-or-nothing'

const Director = lazyOrNothing(() => import('./director.tsx'))

/** A director's year beside the company's, for a package of one who is assessed here. */
export function DirectorSection({ stored: { worker, date }, stored }: { stored: Package }) {
  if (!worker.dirigeant || worker.nonResident || date < FIRST_TAX_DAY) return null
  return (
    <Suspense fallback={<Skeleton className="mt-6 h-40" />}>
      <Director stored={stored} />
    </Suspense>
  )
}
