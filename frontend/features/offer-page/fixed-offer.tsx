import { lazy, Suspense } from 'react'
import { Annexes } from './annexes.tsx'
import { Hero } from './hero.tsx'
import { isContractor, type OfferSource } from './offer.ts'
import { OfferLayout } from './offer-layout.tsx'
import { PackageSummary } from './package-summary.tsx'
import { SituationForm } from './situation-form.tsx'
import { useHousehold } from './use-household.ts'
import { useVariable } from './use-variable.ts'

const Included = lazy(() => import('./included.tsx'))

/** An offer to take as it is: its figures, what comes with it, the situation of the reader, its text, and yes. */
export function FixedOffer({ source }: { source: OfferSource }) {
  const { offer } = source
  const variable = useVariable(offer)
  const form = useHousehold(source)
  const contractor = isContractor(offer)
  return (
    <OfferLayout
      source={source}
      variable={variable}
      top={
        <Hero
          offer={offer}
          variable={variable}
          household={form.household}
          isOpen={!contractor && form.isOpen}
        />
      }
    >
      {!contractor && (
        <>
          <Suspense>
            <Included offer={offer} />
          </Suspense>
          <SituationForm source={source} form={form} />
          <PackageSummary offer={offer} variable={variable} isOpen={form.isOpen} />
        </>
      )}
      <Annexes source={source} />
    </OfferLayout>
  )
}
