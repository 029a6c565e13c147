import { Suspense, useMemo } from 'react'
import { FIRST_CAR_DAY } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyOrNothing } from '@/lib/lazy-or-nothing'
import { requestOfStored } from '@/lib/pay/stored-request'
import { useT } from '@/lib/use-t'

const CarCost = lazyOrNothing(() => import('@/components/pay/car-cost/car-cost.tsx'))

/** What the company car of a package costs, and what its worker would have without it. */
export function CarSection({ stored }: { stored: Package }) {
  const t = useT()
  const request = useMemo(() => requestOfStored(stored), [stored])
  const { hasVoitureSociete } = stored.package
  if (!hasVoitureSociete || stored.packageType !== 'FIX' || stored.date < FIRST_CAR_DAY) return null
  const title = t('car-cost.open')
  return (
    <section aria-label={title} className="mt-6">
      <SectionCard
        title={title}
        aside={<span className="text-xs text-ink-soft">{t('pay.eurPerYear')}</span>}
      >
        <Suspense fallback={<Skeleton className="h-60" />}>
          <CarCost request={request} />
        </Suspense>
      </SectionCard>
    </section>
  )
}
