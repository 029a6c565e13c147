import { Suspense } from 'react'
import { FIRST_HIRING_DAY } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyOrNothing } from '@/lib/lazy-or-nothing'

const HiringAid = lazyOrNothing(() => import('./hiring-aid.tsx'))
const HIRED: readonly string[] = ['EMPLOYE', 'OUVRIER']

/** What an employer is given for who is hired on this package, for who bears ordinary contributions. */
export function HiringSection({ stored }: { stored: Package }) {
  const isHired =
    HIRED.includes(stored.package.computeModelConfig.employmentType) &&
    !stored.worker.dirigeant &&
    stored.date >= FIRST_HIRING_DAY
  if (!isHired) return null
  return (
    <Suspense fallback={<Skeleton className="mt-6 h-40" />}>
      <HiringAid stored={stored} />
    </Suspense>
  )
}
