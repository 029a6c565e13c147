import { Annexes } from './annexes.tsx'
import Included from './included.tsx'
import { isContractor, type OfferSource } from './offer.ts'
import { OfferBody } from './offer-body.tsx'
import { PackageSummary } from './package-summary.tsx'
import { SituationForm } from './situation-form.tsx'
import type { HouseholdForm } from './use-household.ts'
import type { Variable } from './use-variable.ts'
import { YearTaxEntry } from './year-tax-entry.tsx'

interface FixedDetailsProps {
  source: OfferSource
  variable: Variable
  form: HouseholdForm
}

/** What a fixed offer says below its first screen. */
export default function FixedDetails({ source, variable, form }: FixedDetailsProps) {
  const { offer } = source
  return (
    <OfferBody source={source}>
      {!isContractor(offer) && (
        <>
          <Included offer={offer} />
          <SituationForm source={source} form={form} />
          <PackageSummary offer={offer} variable={variable} isOpen={form.isOpen} />
          <YearTaxEntry offer={offer} isOpen={form.isOpen} />
        </>
      )}
      <Annexes source={source} />
    </OfferBody>
  )
}
