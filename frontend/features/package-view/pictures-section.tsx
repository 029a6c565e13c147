import { lazy, Suspense, useMemo } from 'react'
import { cashFlow, sameLaw } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { requestOfStored } from '@/lib/pay/stored-request'

const Pictures = lazy(() => import('@/components/pay/pictures/pictures'))

/** The first screen of a package: the way from cost to net, where one euro goes, and when it is paid. */
export function PicturesSection({ stored }: { stored: Package }) {
  const months = useMemo(() => monthsOf(stored), [stored])
  const contractor = stored.package.computeModelConfig.employmentType === 'CONTRACTOR'
  return (
    <Suspense fallback={<Skeleton className="mt-6 h-96" />}>
      <Pictures
        compute={stored.compute}
        contractor={contractor}
        incomplete={stored.gaps.length > 0}
        months={months}
        level={2}
      >
        {({ staircase, euro, months: flow }) => (
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-2">
            {staircase && <Card className="p-4 sm:p-6">{staircase}</Card>}
            <div className="flex flex-col gap-3">
              {euro && <Card className="p-4 sm:p-6">{euro}</Card>}
              {flow && <Card className="p-4 sm:p-6">{flow}</Card>}
            </div>
          </div>
        )}
      </Pictures>
    </Suspense>
  )
}

/** The months of the stored figures; none where the law has been corrected since, so that they would be of other figures. */
function monthsOf(stored: Package) {
  const result = cashFlow(requestOfStored(stored))
  const { coutEmployeurAnnuel } = stored.compute.coutEmployeur
  if (!result.ok || !sameLaw(result.lawset, stored.lawset)) return null
  return result.total === coutEmployeurAnnuel ? result.entries : null
}
