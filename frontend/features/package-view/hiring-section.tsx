import { Suspense } from 'react'
import { FIRST_FORM_DAY, FIRST_HIRING_DAY } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyOrNothing } from '@/lib/lazy-or-nothing'

const HireForms = lazyOrNothing(() => import('./hire-forms.tsx'))
const HiringAid = lazyOrNothing(() => import('./hiring-aid.tsx'))
const HIRED: readonly string[] = ['EMPLOYE', 'OUVRIER']

/** Who is hired on this package: its job in other forms, and what is given for it; of who bears ordinary contributions. */
export function HiringSection({ stored }: { stored: Package }) {
  const isHired =
    HIRED.includes(stored.package.computeModelConfig.employmentType) &&
    !stored.worker.dirigeant &&
    stored.date >= FIRST_HIRING_DAY
  if (!isHired) return null
  return (
    <Suspense fallback={<Skeleton className="mt-6 h-40" />}>
      {stored.date >= FIRST_FORM_DAY && <HireForms stored={stored} />}
      <HiringAid stored={stored} />
    </Suspense>
  )
}
