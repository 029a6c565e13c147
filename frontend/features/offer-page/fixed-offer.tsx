import { lazy, Suspense } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { AnswerBar } from './answer-bar.tsx'
import { Hero } from './hero.tsx'
import { isContractor, type OfferSource } from './offer.ts'
import { useHousehold } from './use-household.ts'
import { useVariable } from './use-variable.ts'

/** The first screen stands there before what is below it. */
const FixedDetails = lazy(() => import('./fixed-details.tsx'))

/** An offer to take as it is: its figures, what comes with it, the situation of the reader, its text, and yes. */
export function FixedOffer({ source }: { source: OfferSource }) {
  const { offer } = source
  const variable = useVariable(offer)
  const form = useHousehold(source)
  return (
    <div className="flex flex-col gap-6">
      <Hero
        offer={offer}
        variable={variable}
        household={form.household}
        isOpen={!isContractor(offer) && form.isOpen}
      />
      <Suspense fallback={<Skeleton className="h-96 w-full rounded-xl" />}>
        <FixedDetails source={source} variable={variable} form={form} />
      </Suspense>
      <AnswerBar source={source} variable={variable} />
    </div>
  )
}
