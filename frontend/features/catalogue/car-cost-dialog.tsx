import { Suspense, useMemo } from 'react'
import type { Benefit } from '@/api/benefits'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { lazyOrNothing } from '@/lib/lazy-or-nothing'
import { useFormat } from '@/lib/use-format'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'
import { requestOfCar, type CarCase } from './car-effect.ts'

const CarCost = lazyOrNothing(() => import('@/components/pay/car-cost/car-cost.tsx'))

interface CarCostDialogProps {
  car: Benefit
  carCase: CarCase
  onClose: () => void
}

/** What a car of the catalogue costs, and what the worker of the case has of it, of a mobility budget or of pay. */
export function CarCostDialog({ car, carCase, onClose }: CarCostDialogProps) {
  const t = useT()
  const format = useFormat()
  const name = useNameOf()(car)
  const request = useMemo(() => requestOfCar(car, carCase), [car, carCase])
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('car-cost.openOf', { name })}
      description={t('car-cost.for', {
        gross: format.euros(carCase.salaireBrut, 0),
        day: format.day(carCase.date),
      })}
      className="w-[calc(100%-2rem)] max-w-6xl"
    >
      <Suspense fallback={<Skeleton className="h-96" />}>
        <CarCost request={request} />
      </Suspense>
    </Dialog>
  )
}
