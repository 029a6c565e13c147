import { AnswerBar } from './answer-bar.tsx'
import { Annexes } from './annexes.tsx'
import { ChosenSummary } from './chosen-summary.tsx'
import { choicesMade } from './configure/choices.ts'
import Included from './included.tsx'
import type { OfferSource } from './offer.ts'
import { OfferBody } from './offer-body.tsx'
import type { Step } from './offer-page.tsx'
import { PackageSummary } from './package-summary.tsx'
import { StepsBar } from './steps-bar.tsx'
import { useVariable } from './use-variable.ts'
import { YearTaxEntry } from './year-tax-entry.tsx'

interface FinalizeStepProps {
  source: OfferSource
  onStep: (step: Step) => void
}

/** The offer as it will be accepted. */
export default function FinalizeStep({ source, onStep }: FinalizeStepProps) {
  const { offer } = source
  const variable = useVariable(offer)
  return (
    <div className="flex flex-col gap-6">
      <div>
        <StepsBar step="finalize" onStep={onStep} />
        <ChosenSummary offer={offer} variable={variable} onChange={() => onStep('configure')} />
      </div>
      <OfferBody source={source} downloadable>
        <Included offer={offer} without={choicesMade(offer.package)} />
        <PackageSummary offer={offer} variable={variable} />
        <YearTaxEntry offer={offer} />
        <Annexes source={source} />
      </OfferBody>
      <AnswerBar source={source} variable={variable} />
    </div>
  )
}
