import { Suspense } from 'react'
import { FIRST_PENSION_DAY } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyOrNothing } from '@/lib/lazy-or-nothing'

const Pension = lazyOrNothing(() => import('./pension.tsx'))
const COVERED: readonly string[] = ['EMPLOYE', 'OUVRIER']

/** What the group insurance of a package builds, or the commitment of a director, where there is one. */
export function PensionSection({ stored }: { stored: Package }) {
  const { computeModelConfig, hasAssuranceGroupe } = stored.package
  const hasPlan =
    hasAssuranceGroupe === true &&
    COVERED.includes(computeModelConfig.employmentType) &&
    stored.date >= FIRST_PENSION_DAY
  if (!hasPlan) return null
  return (
    <Suspense fallback={<Skeleton className="mt-6 h-40" />}>
      <Pension stored={stored} />
    </Suspense>
  )
}
