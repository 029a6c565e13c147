import { Annexes } from './annexes.tsx'
import { isAccepted, isContractor, type OfferSource } from './offer.ts'
import { OfferLayout } from './offer-layout.tsx'
import { PackageSummary } from './package-summary.tsx'
import { SituationForm } from './situation-form.tsx'
import { useVariable } from './use-variable.ts'

/** An offer to take as it is: its text, the situation of the reader, what it holds, and yes. */
export function FixedOffer({ source }: { source: OfferSource }) {
  const { offer } = source
  const variable = useVariable(offer)
  const contractor = isContractor(offer)
  return (
    <OfferLayout source={source} variable={variable} downloadable={isAccepted(offer)}>
      {!isAccepted(offer) && !contractor && <SituationForm source={source} />}
      {!contractor && <PackageSummary offer={offer} variable={variable} />}
      <Annexes source={source} />
    </OfferLayout>
  )
}
